import { palettes as seedPalettes } from '../../sandbox/seed/content/palettes.ts'
import type { PaletteColours } from '../tokens/palette.ts'

/** Changes nothing: the colours of the brand that Storybook was built with. */
export const sitePalette: PaletteColours = { colours: {} }

/** Palettes in the toolbar: `site` (the brand's own, unchanged) and those that the sandbox serves. */
export const palettes: Readonly<Record<string, PaletteColours>> = {
  site: sitePalette,
  ...Object.fromEntries(
    seedPalettes.map(({ code, colours, darkColours }) => [code, { colours, darkColours }]),
  ),
}

/** Code of the palette that a brand's takeover uses. */
export const paletteOfBrand = (brandCode: string): string | undefined =>
  seedPalettes.find((palette) => palette.brandCode === brandCode)?.code
