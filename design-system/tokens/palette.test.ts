import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palettes } from '../.storybook/palettes.ts'
import { contrast, parseColour } from './colour.ts'
import { type PaletteColours, paletteVariables } from './palette.ts'
import { light } from './themes.ts'

const harbour: PaletteColours = {
  colours: { ink: 'oklch(0.265 0.055 252)', brand: 'oklch(.36 .085 250)', aurora: 'oklch(0.8 0.14 60)' },
}

const value = (css: string, selector: string, token: string) =>
  css
    .split(`${selector}{`)[1]
    ?.split('}')[0]
    ?.match(new RegExp(`--ds-${token}:([^;]+);`))?.[1]

describe('paletteVariables', () => {
  it('writes the colours it was given for the light page', () => {
    const css = paletteVariables(harbour)
    expect(value(css, ':root:root:not([data-theme="dark"])', 'brand')).toBe('oklch(0.36 0.085 250)')
    expect(value(css, ':root:root:not([data-theme="dark"])', 'paper')).toBeUndefined()
  })

  it('is overridden in print, which is black on white', () => {
    const weight = (selector: string) => selector.match(/:root|\[/g)?.length ?? 0
    const print = readFileSync(new URL('print.css', import.meta.url), 'utf8')
    const ofPaper = print.split('{').find((text) => text.trimEnd().endsWith(':root')) ?? ''
    const ofPalette = paletteVariables(harbour).match(/:root[^{]*/g) ?? []
    expect(ofPalette.length).toBeGreaterThan(0)
    for (const selector of ofPalette) expect(weight(ofPaper)).toBeGreaterThan(weight(selector))
  })

  it('does not change a readable palette', () => {
    const css = paletteVariables(palettes.harbour ?? { colours: {} })
    for (const [name, text] of Object.entries(palettes.harbour?.colours ?? {})) {
      expect(css).toContain(`--ds-${name}:${text};`)
    }
  })

  it('derives dark colours from the palette’s hues', () => {
    const css = paletteVariables(harbour)
    const inDark = ':root:root[data-theme="dark"]'
    // The hue of the light theme's aurora, with as much of the dark theme's chroma as a screen has at this hue.
    expect(value(css, inDark, 'brand')).toMatch(/^oklch\(0\.87 0\.0\d+ 60\)$/)
    expect(value(css, inDark, 'paper')).toBe('oklch(0.205 0.024 252)')
  })

  it('prefers dark colours that are given', () => {
    const css = paletteVariables({ ...harbour, darkColours: { brand: 'oklch(0.9 0.06 60)' } })
    expect(value(css, ':root:root[data-theme="dark"]', 'brand')).toBe('oklch(0.9 0.06 60)')
  })

  it.each([
    'red;}body{display:none',
    'url(https://example.com)',
    'oklch(0.5 0.1 20)}*{color:red',
    'oklch(0.5 0.1 20 / 0.2)',
    'var(--ds-ink)',
    '#12345',
    '</style><script>',
    'oklch(7 0.1 20)',
  ])('ignores anything but a plain colour: %s', (text) => {
    expect(paletteVariables({ colours: { brand: text } })).toBe('')
  })

  it('ignores unknown names', () => {
    const colours: Record<string, string> = { error: '#00ff00', 'x:red;}': '#00ff00', __proto__: '#00ff00' }
    expect(paletteVariables({ colours })).toBe('')
  })

  it('darkens a brand colour until text on it is readable, and keeps the hue', () => {
    const css = paletteVariables({ colours: { brand: 'oklch(0.8 0.12 250)' } })
    const repaired = parseColour(value(css, ':root:root:not([data-theme="dark"])', 'brand') ?? '')
    expect(repaired?.[2]).toBe(250)
    expect(repaired && contrast(repaired, light.paper)).toBeGreaterThanOrEqual(3)
    expect(repaired && contrast(repaired, light['on-brand'])).toBeGreaterThanOrEqual(4.5)
  })

  it('accepts hex for the same colour', () => {
    expect(parseColour('#ffffff')).toEqual([1, 0, expect.any(Number)])
    const [lightness, chroma, hue] = parseColour('#ff0000') ?? [0, 0, 0]
    expect(lightness).toBeCloseTo(0.628, 3)
    expect(chroma).toBeCloseTo(0.2577, 3)
    expect(hue).toBeCloseTo(29.2, 1)
  })
})
