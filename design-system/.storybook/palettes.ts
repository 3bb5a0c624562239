import { palettes as seedPalettes } from '../../sandbox/seed/content/palettes.ts'
import type { PaletteColours } from '../tokens/palette.ts'

/** What the toolbar offers: the site's own, in whatever brand, which changes nothing, and those that the sandbox serves. */
export const palettes: Readonly<Record<string, PaletteColours>> = {
  site: { colours: {} },
  ...Object.fromEntries(
    seedPalettes.map(({ code, colours, darkColours }) => [code, { colours, darkColours }]),
  ),
}

/** The palette that a brand's takeover wears. */
export const paletteOfBrand = (brandCode: string): string | undefined =>
  seedPalettes.find((palette) => palette.brandCode === brandCode)?.code
