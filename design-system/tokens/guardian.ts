import { contrast, fitToScreen, parseColour } from './colour.ts'
import { type Oklch, type PaletteTokenName, paletteTokenNames, type TokenName } from './colours.ts'
import { contrastFloors, contrastGaps, type Floor } from './contrast-floors.ts'
import { type BothThemes, dark, light, type Theme } from './themes.ts'

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
 * `base` is what the palette dresses.
 */
export function guardPalette(
  { colours, darkColours = {} }: PaletteColours,
  base: BothThemes = { light, dark },
): GuardedPalette {
  const inLight = readColours(colours)
  const inDark = readColours(darkColours)
  const lightTheme = guardTheme('light', base.light, inLight, inLight)
  const darkTheme = guardTheme('dark', base.dark, { ...onDarkGround(inLight, base.dark), ...inDark }, inDark)
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

/** The dark theme's lightness and chroma, neutrals on the ink's hue, accents on the aurora's. */
function onDarkGround(colours: Colours, base: Theme): Colours {
  const accentHue = (colours.aurora ?? colours['aurora-line'])?.[2]
  const inkHue = (colours.ink ?? colours.brand)?.[2]
  const made: Colours = {}
  for (const name of paletteTokenNames) {
    const [lightness, chroma] = base[name]
    const hue = name.startsWith('sky-') ? colours[name]?.[2] : accents.includes(name) ? accentHue : inkHue
    if (hue !== undefined) made[name] = [lightness, chroma, hue]
  }
  return made
}

const STEP = 0.01

/**
 * Moves lightness, hue kept, until every pair of the contract reaches its floor. `base` is the theme that the
 * palette dresses: its own pairs are known to hold.
 *
 * A ground comes first: it moves until `base`'s words can be read on it, so there is room for any others. Then the
 * words move away from it, the way `base`'s words stand; black or white at the latest is enough. A fill that carries
 * its own words well the other way round (dark on a bright brand) is first left alone, and only moved if others
 * cannot be helped otherwise.
 */
function repairContrast(theme: Theme, base: Theme): Theme {
  const given = repairOnce(theme, base, false)
  return contrastGaps(given).length === 0 ? given : repairOnce(given, base, true)
}

function repairOnce(theme: Theme, base: Theme, strict: boolean): Theme {
  const repaired: Record<TokenName, Oklch> = { ...theme }
  for (const floor of contrastFloors) {
    for (const ground of floor.grounds) {
      const needed = strict || misses(repaired, floor, ground)
      if (needed && mayMove(ground)) repaired[ground] = roomFor(floor, repaired[ground], base, ground)
    }
  }
  for (const floor of contrastFloors) {
    for (const token of floor.tokens) {
      if (mayMove(token)) repaired[token] = readable(floor, repaired, base, token)
    }
  }
  return repaired
}

const movable: ReadonlySet<TokenName> = new Set(paletteTokenNames)
const mayMove = (token: TokenName) => movable.has(token)

const misses = (theme: Theme, { tokens, ratio }: Floor, ground: TokenName) =>
  tokens.some((token) => contrast(theme[token], theme[ground]) < ratio)

function roomFor({ tokens, ratio }: Floor, colour: Oklch, base: Theme, ground: TokenName): Oklch {
  const away = base[ground][0] > base[tokens[0] ?? ground][0] ? STEP : -STEP
  return move(colour, away, (moved) => tokens.every((token) => contrast(base[token], moved) >= ratio))
}

function readable({ grounds, ratio }: Floor, theme: Theme, base: Theme, token: TokenName): Oklch {
  const away = base[token][0] > base[grounds[0] ?? token][0] ? STEP : -STEP
  return move(theme[token], away, (moved) =>
    grounds.every((ground) => contrast(moved, theme[ground]) >= ratio),
  )
}

/** Steps of .01 in one direction until it will do; chroma gives way where a screen has none left. */
function move(colour: Oklch, step: number, willDo: (colour: Oklch) => boolean): Oklch {
  const [lightness, chroma, hue] = colour
  let moved = colour
  for (let count = 1; !willDo(moved) && moved[0] !== (step > 0 ? 1 : 0); count++) {
    const next = Math.min(1, Math.max(0, Number((lightness + count * step).toFixed(4))))
    moved = fitToScreen([next, chroma, hue])
  }
  return moved
}
