import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseColour } from './colour.ts'
import { paletteTokenNames, statusTokenNames } from './colours.ts'
import { contrastGaps } from './contrast-floors.ts'
import { guardPalette, type PaletteColours, paletteVariables } from './palette.ts'
import { dark, light } from './themes.ts'
import { cssColour } from './themes-css.ts'

/** New palettes on every run; `PALETTE_SEED` repeats those of one that failed. */
const seed = Number(process.env.PALETTE_SEED ?? Date.now() % 2_147_483_647)

const part = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((value) => value / 10 ** places)
const oklchText = fc.tuple(part(1, 3), part(0.4, 3), part(360, 1)).map((colour) => cssColour(colour))
const hexText = fc.stringMatching(/^#[0-9a-f]{6}$/)
const someColours = fc.dictionary(fc.constantFrom(...paletteTokenNames), fc.oneof(oklchText, hexText), {
  maxKeys: paletteTokenNames.length,
})
const anyPalette: fc.Arbitrary<PaletteColours> = fc.record(
  { colours: someColours, darkColours: someColours },
  { requiredKeys: ['colours'] },
)

describe(`guardPalette, random palettes with seed ${seed}`, () => {
  it('makes 1,000 palettes readable, keeps their hues and reports every change', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const guarded = guardPalette(palette)
        expect(contrastGaps(guarded.light)).toEqual([])
        expect(contrastGaps(guarded.dark)).toEqual([])

        const told = new Map(guarded.repairs.map((repair) => [`${repair.theme} ${repair.token}`, repair]))
        for (const [name, texts] of [
          ['light', palette.colours],
          ['dark', palette.darkColours ?? {}],
        ] as const) {
          for (const token of paletteTokenNames) {
            const given = parseColour(texts[token] ?? '')
            if (!given) continue
            const shown = guarded[name][token]
            expect(shown[2]).toBe(given[2])
            if (shown.join() === given.join()) continue
            expect(told.get(`${name} ${token}`)).toMatchObject({ from: given, to: shown })
          }
        }
        for (const token of statusTokenNames) {
          expect(guarded.light[token]).toBe(light[token])
          expect(guarded.dark[token]).toBe(dark[token])
        }
      }),
      { seed, numRuns: 1000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { light: once, dark: onceDark } = guardPalette(palette)
        const texts = (theme: typeof once) =>
          Object.fromEntries(paletteTokenNames.map((token) => [token, cssColour(theme[token])]))
        const again = guardPalette({ colours: texts(once), darkColours: texts(onceDark) })
        expect(again.repairs).toEqual([])
      }),
      { seed, numRuns: 200 },
    )
  })
})

describe('the guardian', () => {
  it('measures the colours that the style sheet contains', () => {
    const palette = { colours: { brand: 'oklch(0.8 0.12 250)' } }
    const [repair] = guardPalette(palette).repairs
    expect(repair).toMatchObject({
      theme: 'light',
      token: 'brand',
      reason: 'contrast',
      from: [0.8, 0.12, 250],
    })
    expect(paletteVariables(palette)).toContain(`--ds-brand:${cssColour(repair?.to ?? [0, 0, 0])};`)
  })

  it('reduces chroma only of colours outside the screen’s gamut', () => {
    expect(guardPalette({ colours: { brand: 'oklch(0.36 0.3 250)' } }).repairs).toEqual([
      expect.objectContaining({ token: 'brand', reason: 'screen', to: [0.36, expect.any(Number), 250] }),
    ])
  })

  it('lightens backgrounds before text, because status colours stay fixed', () => {
    const { repairs, light: theme } = guardPalette({ colours: { paper: '#777777' } })
    expect(repairs.map(({ token }) => token)).toEqual(['paper'])
    expect(theme.ink).toBe(light.ink)
  })

  it('keeps dark text on a bright brand colour when it is readable', () => {
    const colours = {
      brand: 'oklch(0.64 0.13 55)',
      'brand-hover': 'oklch(0.62 0.13 55)',
      'on-brand': '#0a0a0a',
    }
    expect(guardPalette({ colours }).repairs).toEqual([])
  })

  it('reports the names and values it ignored', () => {
    const colours: Record<string, string> = { brand: 'url(x)', error: '#00ff00' }
    expect(guardPalette({ colours })).toEqual({
      light,
      dark,
      repairs: [],
      ignored: ['colours.brand', 'colours.error'],
    })
  })
})
