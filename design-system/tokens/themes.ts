import { colours, type Oklch, type TokenName, tokenNames } from './colours.ts'

/** A theme fills every token; the compiler holds the contract, `themes.test.ts` the contrast. */
export type Theme = Readonly<Record<TokenName, Oklch>>

/** The colours that a brand has of its own, in light and in dark; the others are the site's. */
export interface BrandColours {
  readonly light: Partial<Theme>
  readonly dark: Partial<Theme>
}

/** How much of the page the veil behind a dialog hides. */
export const scrimAlpha = { light: 0.62, dark: 0.72 } as const

const themeOf = (mode: 'light' | 'dark'): Theme =>
  // Each name of the table is there, so the theme is whole.
  Object.fromEntries(tokenNames.map((name) => [name, colours[name][mode]])) as Theme

/** What holds for every brand, from the table in `colours.ts`; a brand of its own changes some in its `colours.ts`. */
export const light = themeOf('light')
export const dark = themeOf('dark')

export type BothThemes = { readonly light: Theme; readonly dark: Theme }
