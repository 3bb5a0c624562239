import { paletteTokenNames } from './colours.ts'
import { type GuardedPalette, guardPalette, type PaletteColours } from './guardian.ts'
import { type BothThemes, dark, light, type Theme } from './themes.ts'
import { cssColour } from './themes-css.ts'

export { type GuardedPalette, guardPalette, type PaletteColours, type PaletteRepair } from './guardian.ts'

/**
 * The text of the one `<style>` that dresses the page in a brand's colours, in light and in dark. Only known tokens and
 * plain colours pass, and the guardian has made every pair readable. A palette that changes nothing gives the empty
 * text.
 */
export function paletteVariables(palette: PaletteColours): string {
  const { colours, darkColours } = palette
  const key = JSON.stringify([colours, darkColours])
  const known = recent.get(key)
  if (known !== undefined) return known
  const css = guardedVariables(guardPalette(palette))
  if (recent.size >= MAX_REMEMBERED) recent.clear()
  recent.set(key, css)
  return css
}

/** Guarding takes 0.4 ms, as long as the rest of a page, and every page of a takeover needs the same palette. */
const recent = new Map<string, string>()
const MAX_REMEMBERED = 64

/** The same text from a palette that is guarded already, on the themes that the page has. */
export function guardedVariables(guarded: GuardedPalette, base: BothThemes = { light, dark }): string {
  const inLight = changes(base.light, guarded.light)
  const inDark = changes(base.dark, guarded.dark)
  // Two `:root` weigh more than the themes' one, so the order of the style sheets does not matter.
  return [
    rule(':root:root:not([data-theme="dark"])', inLight),
    inDark && `@media (prefers-color-scheme:dark){${rule(':root:root:not([data-theme="light"])', inDark)}}`,
    rule(':root:root[data-theme="dark"]', inDark),
  ].join('')
}

const rule = (selector: string, declarations: string) => (declarations ? `${selector}{${declarations}}` : '')

const changes = (base: Theme, theme: Theme): string =>
  paletteTokenNames
    .filter((name) => theme[name] !== base[name])
    .map((name) => `--ds-${name}:${cssColour(theme[name])};`)
    .join('')
