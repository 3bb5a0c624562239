import { fitToScreen, parseColour } from './colour.ts'
import { type Oklch, type PaletteTokenName, paletteTokenNames } from './colours.ts'
import { repairContrast } from './repair-contrast.ts'
import { dark, light, type Theme } from './themes.ts'

/** A brand's colours as page data gives them: `oklch(L C H)` or `#rrggbb`. What is not named stays as it is. */
export type PaletteColours = {
  colours: Partial<Record<PaletteTokenName, string>>
  darkColours?: Partial<Record<PaletteTokenName, string>>
}

/** A colour that the guardian changed. `contrast` moved its lightness, `screen` only took chroma no screen can show. */
export type PaletteRepair = {
  theme: 'light' | 'dark'
  token: PaletteTokenName
  reason: 'contrast' | 'screen'
  from: Oklch
  to: Oklch
}

export type GuardedPalette = {
  /** Both themes in the palette's colours: every text pair 4.5 : 1 or more, every control 3 : 1 or more. */
  light: Theme
  dark: Theme
  /** What was changed, in the order of the contract; colours that were not given are not listed unless moved. */
  repairs: readonly PaletteRepair[]
  /** Names or values that are no palette token or no plain colour, as `theme.name`; they change nothing. */
  ignored: readonly string[]
}

type Colours = Partial<Record<PaletteTokenName, Oklch>>

/** Hues that follow the palette's accent; all others follow its ink. */
const accents: readonly PaletteTokenName[] = [
  'brand',
  'brand-hover',
  'aurora',
  'aurora-text',
  'aurora-line',
  'aurora-wash',
  'focus',
  'sky-1',
]

/**
 * Makes any palette readable: lightness moves, hue stays, and every change is reported. Dark colours that are not given
 * are made from the dark theme's lightness and chroma on the palette's hues. The same palette always gives the same answer.
 */
export function guardPalette({ colours, darkColours = {} }: PaletteColours): GuardedPalette {
  const inLight = readColours(colours)
  const inDark = readColours(darkColours)
  const lightTheme = guardTheme('light', light, inLight, inLight)
  const darkTheme = guardTheme('dark', dark, { ...onDarkGround(inLight), ...inDark }, inDark)
  return {
    light: lightTheme.theme,
    dark: darkTheme.theme,
    repairs: [...lightTheme.repairs, ...darkTheme.repairs],
    ignored: [...ignored('colours', colours, inLight), ...ignored('darkColours', darkColours, inDark)],
  }
}

function guardTheme(name: 'light' | 'dark', base: Theme, colours: Colours, given: Colours) {
  const shown: Colours = {}
  for (const token of paletteTokenNames) {
    const colour = colours[token]
    if (colour) shown[token] = fitToScreen(colour)
  }
  const before = { ...base, ...shown }
  const theme = Object.keys(shown).length === 0 ? base : repairContrast(before, base)
  const repairs = paletteTokenNames.flatMap((token): PaletteRepair[] => {
    const from = given[token] ?? before[token]
    const to = theme[token]
    if (from === to) return []
    return [{ theme: name, token, reason: to === before[token] ? 'screen' : 'contrast', from, to }]
  })
  return { theme, repairs }
}

function readColours(given: Partial<Record<string, string>>): Colours {
  const colours: Colours = {}
  for (const name of paletteTokenNames) {
    const text = given[name]
    const colour = text === undefined ? null : parseColour(text)
    if (colour) colours[name] = colour
  }
  return colours
}

const ignored = (
  field: string,
  given: Partial<Record<string, string>>,
  read: Readonly<Record<string, unknown>>,
) =>
  Object.keys(given)
    .filter((name) => !Object.hasOwn(read, name))
    .map((name) => `${field}.${name}`)

/** Dark lightness and chroma, neutrals on the ink's hue, accents on the aurora's. */
function onDarkGround(colours: Colours): Colours {
  const accentHue = (colours.aurora ?? colours['aurora-line'])?.[2]
  const inkHue = (colours.ink ?? colours.brand)?.[2]
  const made: Colours = {}
  for (const name of paletteTokenNames) {
    const [lightness, chroma] = dark[name]
    const hue = name.startsWith('sky-') ? colours[name]?.[2] : accents.includes(name) ? accentHue : inkHue
    if (hue !== undefined) made[name] = [lightness, chroma, hue]
  }
  return made
}
