import { takeoversFrom } from '../../sandbox/seed/content/palettes.ts'
import type { PaletteColours } from '../tokens/palette.ts'
import { type Locale, localeOf } from './locale.ts'
import { paletteOfBrand, palettes, sitePalette } from './palettes.ts'

const takeovers = takeoversFrom('2026-11-20')

type Words = string | { readonly en: string; readonly fr: string }

const written = (words: Words, locale: Locale) =>
  typeof words === 'string' ? words : words[locale === 'fr-ca' ? 'fr' : 'en']

/** The takeover chosen in the toolbar, localised, with its palette. */
export function takeoverNamed(code: unknown, locale: Locale) {
  const takeover = takeovers.find((each) => each.code === code)
  const palette = takeover && paletteOfBrand(written(takeover.brandCode, locale))
  if (!takeover || !palette) return undefined
  const day = new Intl.DateTimeFormat(locale === 'fr-ca' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return {
    palette,
    title: written(takeover.title, locale),
    province: takeover.provinceCodes.join(', '),
    date: day.format(new Date(written(takeover.endDate, locale))),
  }
}

/** The palette that the toolbar's settings come to: a takeover is stronger. */
export function paletteOf(globals: Readonly<Record<string, unknown>>): PaletteColours {
  const takeover = takeoverNamed(globals.takeover, localeOf(globals))
  return palettes[takeover?.palette ?? String(globals.palette)] ?? sitePalette
}

/** Toolbar items. Province codes tell two takeovers of one brand apart. */
export const takeoverItems = takeovers.map(({ code, provinceCodes, title }) => ({
  value: written(code, 'en-ca'),
  title: `${written(title, 'en-ca')} (${provinceCodes.join(', ')})`,
}))
