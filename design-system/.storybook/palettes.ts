import type { PaletteColours } from '../tokens/palette.ts'

/** "Harbour", the takeover of the art direction (look.md §2). */
const harbour: PaletteColours = {
  colours: {
    paper: 'oklch(0.985 0.005 235)',
    sunken: 'oklch(0.957 0.011 238)',
    line: 'oklch(0.885 0.014 240)',
    control: 'oklch(0.57 0.03 245)',
    ink: 'oklch(0.265 0.055 252)',
    'ink-2': 'oklch(0.42 0.045 250)',
    'ink-3': 'oklch(0.49 0.04 248)',
    brand: 'oklch(0.36 0.085 250)',
    'brand-hover': 'oklch(0.265 0.055 252)',
    'on-brand': 'oklch(0.985 0.005 235)',
    aurora: 'oklch(0.8 0.14 60)',
    'on-aurora': 'oklch(0.235 0.05 252)',
    'aurora-text': 'oklch(0.5 0.125 42)',
    'aurora-line': 'oklch(0.61 0.15 46)',
    'aurora-wash': 'oklch(0.955 0.028 65)',
    night: 'oklch(0.235 0.058 254)',
    'night-2': 'oklch(0.295 0.064 252)',
    'on-night': 'oklch(0.98 0.006 235)',
    'on-night-2': 'oklch(0.83 0.03 240)',
    'night-line': 'oklch(0.41 0.06 250)',
    'sky-1': 'oklch(0.84 0.12 70)',
    'sky-2': 'oklch(0.7 0.14 40)',
    'sky-3': 'oklch(0.48 0.085 255)',
    focus: 'oklch(0.56 0.15 44)',
    scrim: 'oklch(0.2 0.05 254)',
  },
}

/** What the toolbar offers. `borealis` is the design system's own and changes nothing. */
export const palettes: Readonly<Record<string, PaletteColours>> = { borealis: { colours: {} }, harbour }
