import type { TokenName } from './token-names.ts'

/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** A theme fills every token; the compiler holds the contract, `themes.test.ts` the contrast. */
export type Theme = Readonly<Record<TokenName, Oklch>>

/** The colours that a brand has of its own, in light and in dark; the others are the site's. */
export interface BrandColours {
  readonly light: Partial<Theme>
  readonly dark: Partial<Theme>
}

/** How much of the page the veil behind a dialog hides. */
export const scrimAlpha = { light: 0.62, dark: 0.72 } as const

/** The light theme. A brand of its own changes it in its `colours.ts`; edit here what holds for every brand, then run
 * `node design-system/tokens/write-themes-css.ts`. */
export const light: Theme = {
  paper: [0.985, 0.006, 95],
  surface: [1, 0, 0],
  sunken: [0.957, 0.01, 98],
  line: [0.885, 0.012, 110],
  control: [0.57, 0.025, 165],
  ink: [0.265, 0.042, 172],
  'ink-2': [0.42, 0.032, 170],
  'ink-3': [0.49, 0.028, 168],
  brand: [0.335, 0.062, 170],
  'brand-hover': [0.265, 0.042, 172],
  'on-brand': [0.985, 0.006, 95],
  aurora: [0.87, 0.17, 152],
  'on-aurora': [0.235, 0.04, 172],
  'aurora-text': [0.47, 0.105, 158],
  'aurora-line': [0.58, 0.13, 156],
  'aurora-wash': [0.962, 0.026, 150],
  night: [0.225, 0.036, 176],
  'night-2': [0.285, 0.042, 174],
  'on-night': [0.98, 0.008, 110],
  'on-night-2': [0.83, 0.024, 155],
  'night-line': [0.4, 0.04, 172],
  'sky-1': [0.89, 0.17, 150],
  'sky-2': [0.72, 0.13, 172],
  'sky-3': [0.5, 0.085, 190],
  focus: [0.52, 0.12, 158],
  scrim: [0.2, 0.03, 176],
  success: [0.47, 0.11, 152],
  'success-wash': [0.957, 0.032, 150],
  error: [0.5, 0.175, 27],
  'error-wash': [0.958, 0.02, 25],
  warning: [0.5, 0.105, 65],
  'warning-wash': [0.96, 0.04, 85],
  info: [0.48, 0.1, 240],
  'info-wash': [0.958, 0.018, 235],
}

/** The dark theme. `night` is darker than the page, so that a sky window still reads as a window. */
export const dark: Theme = {
  paper: [0.205, 0.024, 178],
  surface: [0.245, 0.028, 177],
  sunken: [0.175, 0.022, 179],
  line: [0.335, 0.026, 174],
  control: [0.58, 0.028, 168],
  ink: [0.965, 0.01, 120],
  'ink-2': [0.83, 0.022, 155],
  'ink-3': [0.73, 0.024, 160],
  brand: [0.87, 0.17, 152],
  'brand-hover': [0.92, 0.13, 152],
  'on-brand': [0.235, 0.04, 172],
  aurora: [0.87, 0.17, 152],
  'on-aurora': [0.235, 0.04, 172],
  'aurora-text': [0.86, 0.14, 153],
  'aurora-line': [0.8, 0.16, 153],
  'aurora-wash': [0.3, 0.048, 165],
  night: [0.15, 0.022, 181],
  'night-2': [0.215, 0.034, 178],
  'on-night': [0.98, 0.008, 110],
  'on-night-2': [0.83, 0.024, 155],
  'night-line': [0.36, 0.036, 174],
  'sky-1': [0.89, 0.17, 150],
  'sky-2': [0.72, 0.13, 172],
  'sky-3': [0.5, 0.085, 190],
  focus: [0.87, 0.17, 152],
  scrim: [0.1, 0.014, 180],
  success: [0.84, 0.14, 152],
  'success-wash': [0.3, 0.048, 160],
  error: [0.78, 0.12, 25],
  'error-wash': [0.3, 0.055, 25],
  warning: [0.85, 0.12, 82],
  'warning-wash': [0.31, 0.045, 75],
  info: [0.82, 0.085, 235],
  'info-wash': [0.3, 0.045, 240],
}
