import type { PageData } from '@borealis/contract/page-data.ts'
import { paletteVariables } from '@borealis/design-system/palette'

/** A brand's colours as the text of a style sheet, with contrast made sure of; `null` for a brand without a palette. */
export function takeoverStyle(palettes: PageData['palettes'], brandCode: string): string | null {
  const palette = palettes.find((one) => one.brandCode === brandCode)
  return palette ? paletteVariables(palette) : null
}
