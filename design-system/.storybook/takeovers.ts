import type { Takeover } from '@borealis/contract/page-data.ts'
import { takeoversFrom } from '../../sandbox/seed/content/palettes.ts'
import { localise } from '../../sandbox/seed/text.ts'
import type { PaletteColours } from '../tokens/palette.ts'
import { type Locale, localeOf } from './locale.ts'
import { paletteOfBrand, palettes, sitePalette } from './palettes.ts'

const takeovers = takeoversFrom('2026-11-20')

const inEnglish = takeovers.map((takeover) => localise<Takeover>(takeover, 'en', ''))

/** The takeover chosen in the toolbar, localised, with its palette. */
export function takeoverNamed(code: unknown, locale: Locale) {
  const takeover = takeovers.find((each) => each.code === code)
  if (!takeover) return undefined
  const { brandCode, title, provinceCodes, endDate } = localise<Takeover>(
    takeover,
    locale === 'fr-ca' ? 'fr' : 'en',
    '',
  )
  const palette = paletteOfBrand(brandCode)
  if (!palette) return undefined
  const day = new Intl.DateTimeFormat(locale === 'fr-ca' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return { palette, title, province: provinceCodes.join(', '), date: day.format(new Date(endDate)) }
}

/** The palette that the toolbar's settings come to: a takeover is stronger. */
export function paletteOf(globals: Readonly<Record<string, unknown>>): PaletteColours {
  const takeover = takeoverNamed(globals.takeover, localeOf(globals))
  return palettes[takeover?.palette ?? String(globals.palette)] ?? sitePalette
}

/** Toolbar items. Province codes tell two takeovers of one brand apart. */
export const takeoverItems = inEnglish.map(({ code, provinceCodes, title }) => ({
  value: code,
  title: `${title} (${provinceCodes.join(', ')})`,
}))
