import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { contrastGaps } from './contrast-floors.ts'
import { dark, light } from './themes.ts'
import { themesCss } from './themes-css.ts'
import { tokenNames } from './token-names.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('themes', () => {
  it('stand in themes.css exactly as they are written in themes.ts', () => {
    expect(read('./themes.css')).toBe(themesCss())
  })

  it('give every token a name for utilities, and name nothing else', () => {
    const named = [...read('./theme.css').matchAll(/--color-([\w-]+): var\(--ds-([\w-]+)\);/g)]
    expect(named.map(([, utility]) => utility).toSorted()).toEqual(tokenNames.toSorted())
    expect(named.every(([, utility, value]) => utility === value)).toBe(true)
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('can be read in %s: every pair reaches its floor', (_name, theme) => {
    expect(contrastGaps(theme)).toEqual([])
  })

  it('measure as the art direction measured', () => {
    expect(contrast(light['on-brand'], light.brand)).toBeCloseTo(11.15, 1)
    expect(contrast(dark.ink, dark.surface)).toBeCloseTo(14.55, 1)
  })
})
