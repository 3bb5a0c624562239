/** The colours that a brand's palette may change. */
export const paletteTokenNames = [
  'paper',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'brand',
  'brand-hover',
  'on-brand',
  'aurora',
  'on-aurora',
  'aurora-text',
  'aurora-line',
  'aurora-wash',
  'night',
  'night-2',
  'on-night',
  'on-night-2',
  'night-line',
  'sky-1',
  'sky-2',
  'sky-3',
  'focus',
  'scrim',
] as const

/** The colours that mean something and so stay the same in every brand. */
export const statusTokenNames = [
  'success',
  'success-wash',
  'error',
  'error-wash',
  'warning',
  'warning-wash',
  'info',
  'info-wash',
] as const

/** Every colour a theme must fill: the contract between the themes and the components. */
export const tokenNames = [...paletteTokenNames, ...statusTokenNames] as const

export type PaletteTokenName = (typeof paletteTokenNames)[number]
export type TokenName = (typeof tokenNames)[number]
