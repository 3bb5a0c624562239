import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { brandColours as rivage } from '../../brands/rivage/colours.ts'
import { brandMark as rivageMark } from '../../brands/rivage/mark.ts'
import { readBrands } from '../.storybook/brand-files.ts'
import { chromeTheme } from '../.storybook/chrome.ts'
import { palettes } from '../.storybook/palettes.ts'
import { contrast } from './colour.ts'
import { contrastGaps } from './contrast-floors.ts'
import { hexColour, plainTokens, resolverDocument, tokenText } from './dtcg.ts'
import { guardPalette } from './guardian.ts'
import { dark, light } from './themes.ts'
import { themesCss } from './themes-css.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('themes', () => {
  it('are the ones in themes.css', () => {
    expect(read('./themes.css')).toBe(themesCss())
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('meet the required contrast in %s', (_name, theme) => {
    expect(contrastGaps(theme)).toEqual([])
  })

  it('have the contrast that the art direction states', () => {
    expect(contrast(light['on-brand'], light.brand)).toBeCloseTo(11.15, 1)
    expect(contrast(dark.ink, dark.surface)).toBeCloseTo(14.55, 1)
  })
})

const written = resolverDocument(
  { theme: read('./theme.css'), base: read('./base.css'), slats: read('../components/slats/slats.css') },
  palettes,
)

describe('design tokens', () => {
  it('are the ones in tokens.gen.json', () => {
    expect(read('./tokens.gen.json')).toBe(tokenText(written))
  })

  it('have a value of their type, each', () => {
    const text = tokenText(written)
    expect(text).not.toMatch(/null|NaN|undefined/)
    expect(written.sets.base.sources[0]).toMatchObject({
      radius: { $type: 'dimension', window: { $value: { value: 24, unit: 'px' } } },
      duration: { $type: 'duration', rise: { $value: { value: 420, unit: 'ms' } } },
      ease: { standard: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    })
  })

  it('are plain files of every palette in light and dark, and of every width', () => {
    const files = plainTokens(written)
    const looks = Object.keys(palettes).flatMap((code) => [`${code}-light`, `${code}-dark`])
    expect([...files.keys()]).toEqual(
      ['phone', 'tablet', 'desktop', ...looks].map((name) => `${name}.tokens.json`),
    )
    expect(files.get('site-dark.tokens.json')).toMatchObject({
      color: { $type: 'color', ink: { $value: { components: dark.ink, hex: '#f2f5ed' } } },
      shadow: { edge: { $value: [{ color: '{color.line}', spread: { value: 1, unit: 'px' } }] } },
    })
    expect(files.get('harbour-light.tokens.json')).toMatchObject({
      color: {
        brand: { $value: { components: [0.36, 0.085, 250] } },
        error: { $value: { components: light.error } },
      },
    })
    expect(files.get('desktop.tokens.json')).toMatchObject({
      text: { display: { $value: { fontSize: { value: 6.5, unit: 'rem' }, fontWeight: 600 } } },
      layout: { margin: { $value: { value: 72, unit: 'px' } } },
    })
    expect(files.get('phone.tokens.json')).toMatchObject({
      text: { display: { $value: { fontSize: { value: 4.5, unit: 'rem' } } } },
    })
  })
})

describe('Storybook’s frame and docs pages', () => {
  beforeAll(async () => {
    const textContent = JSON.stringify(await readBrands())
    vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  })
  afterAll(() => vi.unstubAllGlobals())

  it.each([
    ['manager', 'light'],
    ['manager', 'dark'],
    ['docs', 'light'],
    ['docs', 'dark'],
  ] as const)('wear the palette and theme of the toolbar: %s in %s', (part, theme) => {
    const worn = guardPalette(palettes.harbour ?? { colours: {} })[theme]
    expect(chromeTheme({ theme, palette: 'harbour' }, part)).toMatchObject({
      base: theme,
      brandTitle: expect.stringContaining('Borealis'),
      appContentBg: hexColour(worn.paper),
      appPreviewBg: hexColour(worn.paper),
      textColor: hexColour(worn.ink),
      barBg: hexColour(worn.paper),
    })
  })

  it('wear the brand of the toolbar', () => {
    expect(chromeTheme({ theme: 'light', brand: 'rivage', palette: 'site' }, 'manager')).toMatchObject({
      brandTitle: expect.stringMatching(`${rivageMark.path}.*Rivage`),
      fontBase: expect.stringContaining('Avenir'),
      appContentBg: hexColour(rivage.light.paper ?? light.paper),
      textColor: hexColour(rivage.light.ink ?? light.ink),
    })
  })
})
