import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { contrastGaps } from './contrast-floors.ts'
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
