import { guardedVariables } from '../tokens/palette.ts'
import { themesCss } from '../tokens/themes-css.ts'
import { brandOf, lookOf, type ToolbarBrand, themesOf } from './brands.ts'

type Globals = Readonly<Record<string, unknown>>

const ownSheets = import.meta.glob<string>('../../brands/*/styles.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})

let worn: ToolbarBrand = brandOf({})
export const wornBrand = (): ToolbarBrand => worn

const sheets = new Map<string, CSSStyleSheet>()

/** The brand's own steps and colours; Tailwind's word for its own theme means nothing to a browser. */
function sheetOf({ code, colours }: ToolbarBrand): CSSStyleSheet {
  const known = sheets.get(code)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${ownSheets[`../../brands/${code}/styles.css`] ?? ''}\n${themesCss(colours)}`)
  sheets.set(code, sheet)
  return sheet
}

/** Puts the toolbar's brand on before anything is drawn. One page has one brand, and the same again changes nothing. */
export function wearBrand(globals: Globals): void {
  worn = brandOf(globals)
  const own = new Set(sheets.values())
  document.documentElement.dataset.brand = worn.code
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => !own.has(sheet)),
    sheetOf(worn),
  ]
}

/** Palette and takeover of the toolbar, as the site's one `<style>`. */
export const PaletteStyle = ({ globals }: { globals: Globals }) => (
  <style>{guardedVariables(lookOf(globals), themesOf(globals))}</style>
)
