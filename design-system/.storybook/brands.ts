import type { Brand, ProgrammeName } from '../../brands/brand.ts'
import type { BrandMark } from '../patterns/logo/brand-mark.ts'
import { type GuardedPalette, guardPalette } from '../tokens/palette.ts'
import { type BothThemes, type BrandColours, dark, light } from '../tokens/themes.ts'
import type { Locale } from './locale.ts'
import { paletteOf } from './takeovers.ts'

type Globals = Readonly<Record<string, unknown>>

/** A brand as Storybook wears it: what its folder in `brands/` says, and the site's own where that says nothing. */
export type ToolbarBrand = Brand &
  ProgrammeName & {
    readonly mark: BrandMark
    readonly colours: BrandColours
    /** `font-family`. */
    readonly typeface: string
    /** The messages that it words itself. */
    readonly messages: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>
  }

export type BrandTable = {
  /** Code of the brand that Storybook begins with: `BRAND`, or the site's own. */
  readonly first: string
  readonly brands: readonly ToolbarBrand[]
}

let known: BrandTable | undefined

/** Written into the head by `brand-files.ts`, for the frame and the preview alike. A test of server HTML has no page. */
export function brandTable(): BrandTable {
  if (known) return known
  if (typeof document === 'undefined') return { first: '', brands: [] }
  const text = document.getElementById('brands')?.textContent
  if (!text) throw new Error('The page does not say which brands there are')
  const read: BrandTable = JSON.parse(text)
  known = read
  return read
}

function chosenBrand(globals: Globals) {
  const { first, brands } = brandTable()
  return brands.find(({ code }) => code === (globals.brand ?? first))
}

/** The brand chosen in the toolbar. */
export function brandOf(globals: Globals): ToolbarBrand {
  const chosen = chosenBrand(globals) ?? chosenBrand({})
  if (!chosen) throw new Error(`There is no brand ${brandTable().first}`)
  return chosen
}

/** The messages that the brand words itself. */
export const ownMessages = (globals: Globals, locale: Locale): Readonly<Record<string, unknown>> =>
  chosenBrand(globals)?.messages[locale] ?? {}

/** The brand's themes, which a palette dresses. */
export const themesOf = (globals: Globals): BothThemes => {
  const { colours } = brandOf(globals)
  return { light: { ...light, ...colours.light }, dark: { ...dark, ...colours.dark } }
}

/** What the toolbar's settings come to: the brand's themes in the palette or the takeover, made readable. */
export const lookOf = (globals: Globals): GuardedPalette =>
  guardPalette(paletteOf(globals), themesOf(globals))
