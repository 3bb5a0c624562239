import type { Palette, PaletteToken, Takeover } from '@borealis/contract/page-data.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { nextDate, sundayAfter } from '../calendar.ts'
import type { Bilingual } from '../text.ts'

type Oklch = readonly [lightness: number, chroma: number, hue: number]

const colour = ([l, c, h]: Oklch): string => `oklch(${l} ${c} ${h})`

const colours = (values: Partial<Record<PaletteToken, Oklch>>): Partial<Record<PaletteToken, string>> =>
  Object.fromEntries(Object.entries(values).map(([token, value]) => [token, colour(value)]))

/** The hues of a brand: its cool or warm neutrals, its ink, and the light that replaces the aurora. */
type Hues = {
  readonly neutral: number
  readonly ink: number
  readonly accent: number
  /** Hue of the accent where it is darkened to a line or to text. */
  readonly deep: number
  readonly foot: number
  /** How strong the accent is: blues hold less chroma than warm hues. 1 by default. */
  readonly strength?: number
}

/** Light and dark tokens of one brand. Lightness and chroma are the default palette's, so its contrast floors hold for every hue. */
function palette(code: string, brandCode: string, hues: Hues): Palette {
  const { neutral, ink, accent, deep, foot, strength = 1 } = hues
  const lit = (chroma: number) => Number((chroma * strength).toFixed(3))
  return {
    code,
    brandCode,
    colours: colours({
      paper: [0.985, 0.005, neutral],
      sunken: [0.957, 0.011, neutral],
      line: [0.885, 0.014, neutral],
      control: [0.57, 0.03, ink],
      ink: [0.265, 0.055, ink],
      'ink-2': [0.42, 0.045, ink],
      'ink-3': [0.49, 0.04, ink],
      brand: [0.36, 0.085, ink],
      'brand-hover': [0.265, 0.055, ink],
      'on-brand': [0.985, 0.005, neutral],
      aurora: [0.8, lit(0.14), accent],
      'on-aurora': [0.235, 0.05, ink],
      'aurora-text': [0.5, lit(0.125), deep],
      'aurora-line': [0.61, lit(0.15), deep],
      'aurora-wash': [0.955, 0.028, accent],
      night: [0.235, 0.058, ink],
      'night-2': [0.295, 0.064, ink],
      'on-night': [0.98, 0.006, neutral],
      'on-night-2': [0.83, 0.03, neutral],
      'night-line': [0.41, 0.06, ink],
      'sky-1': [0.84, lit(0.12), accent],
      'sky-2': [0.7, lit(0.14), foot],
      'sky-3': [0.48, 0.085, ink],
      focus: [0.56, lit(0.15), deep],
      scrim: [0.2, 0.05, ink],
    }),
    darkColours: colours({
      paper: [0.205, 0.024, ink],
      surface: [0.245, 0.028, ink],
      sunken: [0.175, 0.022, ink],
      line: [0.335, 0.026, ink],
      control: [0.6, 0.028, ink],
      ink: [0.965, 0.01, neutral],
      'ink-2': [0.83, 0.022, neutral],
      'ink-3': [0.74, 0.024, neutral],
      brand: [0.84, lit(0.12), accent],
      'brand-hover': [0.9, 0.08, accent],
      'on-brand': [0.235, 0.04, ink],
      'aurora-text': [0.85, lit(0.11), accent],
      'aurora-line': [0.79, lit(0.13), accent],
      'aurora-wash': [0.3, 0.045, ink],
      night: [0.15, 0.022, ink],
      'night-2': [0.215, 0.034, ink],
      'night-line': [0.36, 0.036, ink],
      focus: [0.84, lit(0.12), accent],
      scrim: [0.1, 0.014, ink],
    }),
  }
}

/** Harbour as its designers drew it, with its own hues token by token. */
const harbour: Palette = (() => {
  const base = palette('harbour', 'harbour-grocer', {
    neutral: 238,
    ink: 252,
    accent: 60,
    deep: 44,
    foot: 40,
  })
  return {
    ...base,
    colours: {
      ...base.colours,
      ...colours({
        paper: [0.985, 0.005, 235],
        line: [0.885, 0.014, 240],
        control: [0.57, 0.03, 245],
        'ink-2': [0.42, 0.045, 250],
        'ink-3': [0.49, 0.04, 248],
        brand: [0.36, 0.085, 250],
        'on-brand': [0.985, 0.005, 235],
        'aurora-text': [0.5, 0.125, 42],
        'aurora-line': [0.61, 0.15, 46],
        'aurora-wash': [0.955, 0.028, 65],
        night: [0.235, 0.058, 254],
        'on-night': [0.98, 0.006, 235],
        'on-night-2': [0.83, 0.03, 240],
        'night-line': [0.41, 0.06, 250],
        'sky-1': [0.84, 0.12, 70],
        'sky-3': [0.48, 0.085, 255],
        scrim: [0.2, 0.05, 254],
      }),
    },
  }
})()

export const palettes: readonly Palette[] = [
  harbour,
  palette('prairie', 'prairie-outfitters', { neutral: 85, ink: 58, accent: 82, deep: 62, foot: 62 }),
  palette('fireweed', 'fireweed-florist', { neutral: 130, ink: 165, accent: 350, deep: 352, foot: 352 }),
  // The snow of its card, not the red: what is earned must not look like what is wrong.
  palette('laurentide', 'laurentide-sport', {
    neutral: 245,
    ink: 262,
    accent: 226,
    deep: 240,
    foot: 238,
    strength: 0.8,
  }),
  palette('etoile', 'etoile-jouets', { neutral: 95, ink: 256, accent: 88, deep: 60, foot: 55 }),
]

/**
 * Looks by province. Ontario keeps the programme's own for now and changes later in the season, so that moving the
 * clock shows a takeover begin and end.
 */
export function takeoversFrom(seedDay: string): Bilingual<Takeover>[] {
  return [
    {
      code: 'harbour-weeks',
      provinceCodes: ['NS', 'NB', 'PE', 'NL'],
      brandCode: 'harbour-grocer',
      title: text('Harbour weeks', 'Les semaines du port'),
      startDate: addDays(seedDay, -10),
      endDate: sundayAfter(seedDay, 7),
    },
    {
      code: 'prairie-winter',
      provinceCodes: ['AB', 'SK', 'MB'],
      brandCode: 'prairie-outfitters',
      title: text('Prairie winter', "L'hiver des Prairies"),
      startDate: addDays(seedDay, -6),
      endDate: addDays(seedDay, 24),
    },
    {
      code: 'fireweed-coast',
      provinceCodes: ['BC', 'YT'],
      brandCode: 'fireweed-florist',
      title: text('Fireweed on the coast', "L'épilobe sur la côte"),
      startDate: addDays(seedDay, -3),
      endDate: addDays(seedDay, 18),
    },
    {
      code: 'laurentide-snow',
      provinceCodes: ['QC'],
      brandCode: 'laurentide-sport',
      title: text('First snow in the Laurentians', 'Première neige dans les Laurentides'),
      startDate: addDays(seedDay, -4),
      endDate: addDays(seedDay, 42),
    },
    {
      code: 'harbour-ontario',
      provinceCodes: ['ON'],
      brandCode: 'harbour-grocer',
      title: text('Harbour weeks', 'Les semaines du port'),
      startDate: addDays(seedDay, 21),
      endDate: nextDate(seedDay, '12-31', 30),
    },
  ]
}
