import { expect, test } from 'vitest'
import { isProvinceCode, parseProvince, provinceCodes } from './provinces.ts'

test('there are thirteen, each once', () => {
  expect(new Set(provinceCodes).size).toBe(13)
})

test('only the codes are codes', () => {
  expect(isProvinceCode('QC')).toBe(true)
  for (const value of ['qc', 'XX', '', undefined, 7]) expect(isProvinceCode(value)).toBe(false)
})

test('a stored province is read whatever its case, and never guessed', () => {
  expect(parseProvince('qc')).toBe('QC')
  expect(parseProvince('Quebec')).toBeUndefined()
  expect(parseProvince(null)).toBeUndefined()
})
