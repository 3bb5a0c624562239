import { parseColour } from './colour.ts'
import { repairContrast } from './contrast-floors.ts'
import { dark, light, type Oklch, type Theme } from './themes.ts'
import { cssColour } from './themes-css.ts'
import { type PaletteTokenName, paletteTokenNames } from './token-names.ts'

/** A brand's colours as page data gives them: `oklch(L C H)` or `#rrggbb`. What is not named stays as it is. */
export type PaletteColours = {
  colours: Partial<Record<PaletteTokenName, string>>
  darkColours?: Partial<Record<PaletteTokenName, string>>
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
 * The text of the one `<style>` that dresses the page in a brand's colours, in light and in dark.
 * Only known tokens and plain colours pass; anything else is left out. Dark colours that are not given are
 * made from the dark theme's lightness and chroma on the palette's hues. A colour too close to its ground is
 * moved by lightness; a palette that cannot be read even so gives the empty text.
 */
export function paletteVariables(palette: PaletteColours): string {
  const lightColours = readColours(palette.colours)
  const darkColours = { ...inDark(lightColours), ...readColours(palette.darkColours ?? {}) }
  const inLight = changes(light, lightColours)
  const inDarkness = changes(dark, darkColours)
  if (inLight === null || inDarkness === null || (inLight === '' && inDarkness === '')) return ''
  // Two `:root` weigh more than the themes' one, so the order of the style sheets does not matter.
  return [
    rule(':root:root:not([data-theme="dark"])', inLight),
    `@media (prefers-color-scheme:dark){${rule(':root:root:not([data-theme="light"])', inDarkness)}}`,
    rule(':root:root[data-theme="dark"]', inDarkness),
  ].join('')
}

const rule = (selector: string, declarations: string) => `${selector}{${declarations}}`

function readColours(given: Partial<Record<string, string>>): Colours {
  const colours: Colours = {}
  for (const name of paletteTokenNames) {
    const text = given[name]
    const colour = text === undefined ? null : parseColour(text)
    if (colour) colours[name] = colour
  }
  return colours
}

/** Declarations of what differs from the theme, after repair; `null` when no lightness helps. */
function changes(theme: Theme, colours: Colours): string | null {
  if (Object.keys(colours).length === 0) return ''
  const repaired = repairContrast({ ...theme, ...colours })
  if (!repaired) return null
  return paletteTokenNames
    .filter((name) => repaired[name] !== theme[name])
    .map((name) => `--ds-${name}:${cssColour(repaired[name])};`)
    .join('')
}

/** Dark lightness and chroma, neutrals on the ink's hue, accents on the aurora's (look.md §2). */
function inDark(colours: Colours): Colours {
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
