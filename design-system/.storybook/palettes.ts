import { palettes as seedPalettes } from '../../sandbox/seed/content/palettes.ts'
import type { PaletteColours } from '../tokens/palette.ts'

/** What the toolbar offers: the design system's own, which changes nothing, and those that the sandbox serves. */
export const palettes: Readonly<Record<string, PaletteColours>> = {
  borealis: { colours: {} },
  ...Object.fromEntries(
    seedPalettes.map(({ code, colours, darkColours }) => [code, { colours, darkColours }]),
  ),
}

/** The palette that a brand's takeover wears. */
export const paletteOfBrand = (brandCode: string): string | undefined =>
  seedPalettes.find((palette) => palette.brandCode === brandCode)?.code
