import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { contrastGaps } from './contrast-floors.ts'
import { dark, light } from './themes.ts'
import { themesCss } from './themes-css.ts'
import { tokenNames } from './token-names.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('themes', () => {
  it('are the ones in themes.css', () => {
    expect(read('./themes.css')).toBe(themesCss())
  })

  it('have a utility for every token and for nothing else', () => {
    const named = [...read('./theme.css').matchAll(/--color-([\w-]+): var\(--ds-([\w-]+)\);/g)]
    expect(named.map(([, utility]) => utility).toSorted()).toEqual(tokenNames.toSorted())
    expect(named.every(([, utility, value]) => utility === value)).toBe(true)
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
