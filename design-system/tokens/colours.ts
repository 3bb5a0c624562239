/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

interface Colour {
  readonly light: Oklch
  readonly dark: Oklch
  /** What it is for, in the guide. */
  readonly use?: string
}

/**
 * The colours that a brand's palette may change. A further one is its row here and its name in the contract's
 * `paletteToken`; then run `node design-system/tokens/write-themes-css.ts`, which also writes its utilities.
 */
export const paletteColours = {
  paper: { light: [0.985, 0.006, 95], dark: [0.205, 0.024, 178], use: 'The page' },
  surface: { light: [1, 0, 0], dark: [0.245, 0.028, 177], use: 'Fields, dialogs' },
  sunken: { light: [0.957, 0.01, 98], dark: [0.175, 0.022, 179], use: 'Shelves, side panels' },
  line: { light: [0.885, 0.012, 110], dark: [0.335, 0.026, 174], use: 'Hairlines, decoration only' },
  control: { light: [0.57, 0.025, 165], dark: [0.58, 0.028, 168], use: 'Borders of inputs' },
  ink: { light: [0.265, 0.042, 172], dark: [0.965, 0.01, 120], use: 'Text, strong rules' },
  'ink-2': { light: [0.42, 0.032, 170], dark: [0.83, 0.022, 155], use: 'Second text' },
  'ink-3': { light: [0.49, 0.028, 168], dark: [0.73, 0.024, 160], use: 'Least text' },
  brand: { light: [0.335, 0.062, 170], dark: [0.87, 0.17, 152], use: 'Primary button' },
  'brand-hover': { light: [0.265, 0.042, 172], dark: [0.92, 0.13, 152] },
  'on-brand': { light: [0.985, 0.006, 95], dark: [0.235, 0.04, 172] },
  aurora: { light: [0.87, 0.17, 152], dark: [0.87, 0.17, 152], use: 'Fills under dark text' },
  'on-aurora': { light: [0.235, 0.04, 172], dark: [0.235, 0.04, 172] },
  'aurora-text': { light: [0.47, 0.105, 158], dark: [0.86, 0.14, 153], use: 'Earned points, accent icons' },
  'aurora-line': { light: [0.58, 0.13, 156], dark: [0.8, 0.16, 153], use: 'Underlines, progress, marks' },
  'aurora-wash': { light: [0.962, 0.026, 150], dark: [0.3, 0.048, 165], use: 'Selected tiles, strips' },
  /** Darker than the page in the dark theme too, so that a sky window still reads as a window. */
  night: { light: [0.225, 0.036, 176], dark: [0.15, 0.022, 181], use: 'Sky windows, footer' },
  'night-2': { light: [0.285, 0.042, 174], dark: [0.215, 0.034, 178] },
  'on-night': { light: [0.98, 0.008, 110], dark: [0.98, 0.008, 110] },
  'on-night-2': { light: [0.83, 0.024, 155], dark: [0.83, 0.024, 155] },
  'night-line': { light: [0.4, 0.04, 172], dark: [0.36, 0.036, 174] },
  'sky-1': { light: [0.89, 0.17, 150], dark: [0.89, 0.17, 150], use: 'Foot of a slat, focus on night' },
  'sky-2': { light: [0.72, 0.13, 172], dark: [0.72, 0.13, 172] },
  'sky-3': { light: [0.5, 0.085, 190], dark: [0.5, 0.085, 190] },
  focus: { light: [0.52, 0.12, 158], dark: [0.87, 0.17, 152], use: 'The ring, 3 px' },
  scrim: { light: [0.2, 0.03, 176], dark: [0.1, 0.014, 180] },
} as const satisfies Readonly<Record<string, Colour>>

/** The colours that mean something and so stay the same in every brand: each status and the ground behind it. */
export const statusColours = {
  success: { light: [0.47, 0.11, 152], dark: [0.84, 0.14, 152] },
  'success-wash': { light: [0.957, 0.032, 150], dark: [0.3, 0.048, 160] },
  error: { light: [0.5, 0.175, 27], dark: [0.78, 0.12, 25] },
  'error-wash': { light: [0.958, 0.02, 25], dark: [0.3, 0.055, 25] },
  warning: { light: [0.5, 0.105, 65], dark: [0.85, 0.12, 82] },
  'warning-wash': { light: [0.96, 0.04, 85], dark: [0.31, 0.045, 75] },
  info: { light: [0.48, 0.1, 240], dark: [0.82, 0.085, 235] },
  'info-wash': { light: [0.958, 0.018, 235], dark: [0.3, 0.045, 240] },
} as const satisfies Readonly<Record<string, Colour>>

/** What a notice can be: each has its colour and the ground behind it. */
export type Status = Exclude<keyof typeof statusColours, `${string}-wash`>

export type PaletteTokenName = keyof typeof paletteColours
export type TokenName = PaletteTokenName | keyof typeof statusColours

/** Every colour a theme must fill: the contract between the themes and the components. */
export const colours: Readonly<Record<TokenName, Colour>> = { ...paletteColours, ...statusColours }

const namesOf = <Name extends string>(table: Readonly<Record<Name, Colour>>): readonly Name[] =>
  // A table has no other keys than its type says: it is written out above.
  Object.keys(table) as Name[]

export const paletteTokenNames = namesOf(paletteColours)
export const statusTokenNames = namesOf(statusColours)
export const tokenNames = namesOf(colours)
export const statuses = statusTokenNames.filter((name): name is Status => !name.endsWith('-wash'))
