import { describe, expect, it } from 'vitest'
import { code128 } from './code-128.ts'

describe('code128', () => {
  it('writes the start, each pair of digits, the check and the stop', () => {
    // 12 34: check = (105 + 1 × 12 + 2 × 34) mod 103 = 82.
    expect(code128('1234')?.join('')).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''))
  })

  it('is eleven modules a sign, and thirteen for the stop', () => {
    const widths = code128('6046460193227504') ?? []
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11 * (1 + 8 + 1) + 13)
  })

  it('takes nothing but pairs of digits', () => {
    for (const text of ['', '123', '12a4', '12 34']) expect(code128(text)).toBeNull()
  })
})
