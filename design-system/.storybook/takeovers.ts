import { takeoversFrom } from '../../sandbox/seed/content/palettes.ts'
import type { Locale } from './locale.ts'
import { paletteOfBrand } from './palettes.ts'

type Words = string | { readonly en: string; readonly fr: string }

const written = (words: Words, locale: Locale) =>
  typeof words === 'string' ? words : words[locale === 'fr-ca' ? 'fr' : 'en']

const takeovers = takeoversFrom('2026-11-20')

/** The takeover chosen in the toolbar, localised, with its palette. */
export function takeoverNamed(code: unknown, locale: Locale) {
  const takeover = takeovers.find((each) => each.code === code)
  const palette = takeover && paletteOfBrand(takeover.brandCode)
  if (!takeover || !palette) return undefined
  const day = new Intl.DateTimeFormat(locale === 'fr-ca' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return {
    palette,
    title: written(takeover.title, locale),
    province: takeover.provinceCodes.join(', '),
    date: day.format(new Date(takeover.endDate)),
  }
}

/** Toolbar items. Province codes tell two takeovers of one brand apart. */
export const takeoverItems = takeovers.map(({ code, provinceCodes, title }) => ({
  value: code,
  title: `${written(title, 'en-ca')} (${provinceCodes.join(', ')})`,
}))
