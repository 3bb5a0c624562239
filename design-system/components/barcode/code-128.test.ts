import { describe, expect, it } from 'vitest'
import { code128 } from './code-128.ts'

/** Splits module widths into symbols: six widths each, seven for the stop symbol. */
const symbols = (widths: readonly number[]) => {
  const texts: string[] = []
  for (let at = 0; at + 6 < widths.length; at += 6) texts.push(widths.slice(at, at + 6).join(''))
  return [...texts.slice(0, -1), widths.slice(-7).join('')]
}

describe('Code 128', () => {
  it('encodes PJJ123C in code set B with the right check symbol', () => {
    // 104 + 48×1 + 42×2 + 42×3 + 17×4 + 18×5 + 19×6 + 35×7 = 879, and 879 mod 103 = 55.
    expect(symbols(code128('PJJ123C') ?? [])).toEqual([
      '211214',
      '313121',
      '112133',
      '112133',
      '123221',
      '223211',
      '221132',
      '131321',
      '311321',
      '2331112',
    ])
  })

  it('encodes an even number of digits in pairs, at half the width', () => {
    const sum = (text: string) => (code128(text) ?? []).reduce((all, width) => all + width, 0)
    expect(sum('6046460193227504')).toBe(11 * (1 + 8 + 1) + 13)
    expect(sum('604646019322750')).toBe(11 * (1 + 15 + 1) + 13)
  })

  it.each(['', 'é', 'a\u007f', '12\n'])('returns null for %j, which has no symbol', (text) => {
    expect(code128(text)).toBeNull()
  })
})
