/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

interface Colour {
  readonly light: Oklch
  readonly dark: Oklch
  /** What it is for, in the guide. */
  readonly use: { readonly 'en-ca': string; readonly 'fr-ca': string }
}

const use = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })

/**
 * The colours that a brand's palette may change. A further one is its row here and its name in the contract's
 * `paletteToken`; then run `node design-system/tokens/write-themes-css.ts`, which also writes its utilities.
 */
export const paletteColours = {
  paper: { light: [0.985, 0.006, 95], dark: [0.205, 0.024, 178], use: use('The page', 'La page') },
  surface: {
    light: [1, 0, 0],
    dark: [0.245, 0.028, 177],
    use: use('Fields, dialogs', 'Champs, boîtes de dialogue'),
  },
  sunken: {
    light: [0.957, 0.01, 98],
    dark: [0.175, 0.022, 179],
    use: use('Shelves, side panels', 'Étagères, panneaux latéraux'),
  },
  line: {
    light: [0.885, 0.012, 110],
    dark: [0.335, 0.026, 174],
    use: use('Hairlines, decoration only', 'Filets, décor seulement'),
  },
  control: {
    light: [0.57, 0.025, 165],
    dark: [0.58, 0.028, 168],
    use: use('Borders of inputs', 'Bordures des champs'),
  },
  ink: {
    light: [0.265, 0.042, 172],
    dark: [0.965, 0.01, 120],
    use: use('Text, strong rules', 'Texte, traits forts'),
  },
  'ink-2': {
    light: [0.42, 0.032, 170],
    dark: [0.83, 0.022, 155],
    use: use('Second text', 'Texte secondaire'),
  },
  'ink-3': {
    light: [0.49, 0.028, 168],
    dark: [0.73, 0.024, 160],
    use: use('Least text', 'Texte le plus discret'),
  },
  brand: {
    light: [0.335, 0.062, 170],
    dark: [0.87, 0.17, 152],
    use: use('Primary button', 'Bouton principal'),
  },
  'brand-hover': {
    light: [0.265, 0.042, 172],
    dark: [0.92, 0.13, 152],
    use: use('Primary button under the pointer', 'Bouton principal sous le pointeur'),
  },
  'on-brand': {
    light: [0.985, 0.006, 95],
    dark: [0.235, 0.04, 172],
    use: use('Text on brand', 'Texte sur brand'),
  },
  aurora: {
    light: [0.87, 0.17, 152],
    dark: [0.87, 0.17, 152],
    use: use('Fills under dark text', 'Fonds sous un texte foncé'),
  },
  'on-aurora': {
    light: [0.235, 0.04, 172],
    dark: [0.235, 0.04, 172],
    use: use('Text on aurora', 'Texte sur aurora'),
  },
  'aurora-text': {
    light: [0.47, 0.105, 158],
    dark: [0.86, 0.14, 153],
    use: use('Earned points, accent icons', 'Points accumulés, icônes d’accent'),
  },
  'aurora-line': {
    light: [0.58, 0.13, 156],
    dark: [0.8, 0.16, 153],
    use: use('Underlines, progress, marks', 'Soulignés, progression, repères'),
  },
  'aurora-wash': {
    light: [0.962, 0.026, 150],
    dark: [0.3, 0.048, 165],
    use: use('Selected tiles, strips', 'Choix sélectionnés, bandeaux'),
  },
  /** Darker than the page in the dark theme too, so that a sky window still reads as a window. */
  night: {
    light: [0.225, 0.036, 176],
    dark: [0.15, 0.022, 181],
    use: use('Sky windows, footer', 'Fenêtres de ciel, pied de page'),
  },
  'night-2': {
    light: [0.285, 0.042, 174],
    dark: [0.215, 0.034, 178],
    use: use('A second ground in a sky window', 'Deuxième fond d’une fenêtre de ciel'),
  },
  'on-night': {
    light: [0.98, 0.008, 110],
    dark: [0.98, 0.008, 110],
    use: use('Text on night', 'Texte sur la nuit'),
  },
  'on-night-2': {
    light: [0.83, 0.024, 155],
    dark: [0.83, 0.024, 155],
    use: use('Second text on night', 'Texte secondaire sur la nuit'),
  },
  'night-line': {
    light: [0.4, 0.04, 172],
    dark: [0.36, 0.036, 174],
    use: use('Hairlines on night', 'Filets sur la nuit'),
  },
  'sky-1': {
    light: [0.89, 0.17, 150],
    dark: [0.89, 0.17, 150],
    use: use('Foot of a slat, focus on night', 'Pied d’une latte, focus sur la nuit'),
  },
  'sky-2': {
    light: [0.72, 0.13, 172],
    dark: [0.72, 0.13, 172],
    use: use('Middle of a slat', 'Milieu d’une latte'),
  },
  'sky-3': {
    light: [0.5, 0.085, 190],
    dark: [0.5, 0.085, 190],
    use: use('Head of a slat', 'Tête d’une latte'),
  },
  focus: {
    light: [0.52, 0.12, 158],
    dark: [0.87, 0.17, 152],
    use: use('The ring, 3 px', 'L’anneau de focus, 3 px'),
  },
  scrim: {
    light: [0.2, 0.03, 176],
    dark: [0.1, 0.014, 180],
    use: use('Veil behind a dialog', 'Voile derrière une boîte de dialogue'),
  },
} as const satisfies Readonly<Record<string, Colour>>

/** The colours that mean something and so stay the same in every brand: each status and the ground behind it. */
export const statusColours = {
  success: { light: [0.47, 0.11, 152], dark: [0.84, 0.14, 152], use: use('What worked', 'Ce qui a réussi') },
  'success-wash': {
    light: [0.957, 0.032, 150],
    dark: [0.3, 0.048, 160],
    use: use('Ground behind success', 'Fond derrière success'),
  },
  error: { light: [0.5, 0.175, 27], dark: [0.78, 0.12, 25], use: use('What failed', 'Ce qui a échoué') },
  'error-wash': {
    light: [0.958, 0.02, 25],
    dark: [0.3, 0.055, 25],
    use: use('Ground behind error', 'Fond derrière error'),
  },
  warning: {
    light: [0.5, 0.105, 65],
    dark: [0.85, 0.12, 82],
    use: use('What to look at', 'Ce qu’il faut vérifier'),
  },
  'warning-wash': {
    light: [0.96, 0.04, 85],
    dark: [0.31, 0.045, 75],
    use: use('Ground behind warning', 'Fond derrière warning'),
  },
  info: {
    light: [0.48, 0.1, 240],
    dark: [0.82, 0.085, 235],
    use: use('What is good to know', 'Ce qu’il est bon de savoir'),
  },
  'info-wash': {
    light: [0.958, 0.018, 235],
    dark: [0.3, 0.045, 240],
    use: use('Ground behind info', 'Fond derrière info'),
  },
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
