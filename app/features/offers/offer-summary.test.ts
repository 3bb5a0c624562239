import { expect, test } from 'vitest'
import { whereText } from './offer-summary.ts'

const provinces = [
  { code: 'ON', name: 'Ontario' },
  { code: 'QC', name: 'Quebec' },
]

test('an offer that holds everywhere, or where its reader is, does not say where', () => {
  expect(whereText([], undefined, provinces)).toBeUndefined()
  expect(whereText(['ON', 'QC'], 'QC', provinces)).toBeUndefined()
})

test('an offer of other provinces names them, and so does one whose reader may be anywhere', () => {
  expect(whereText(['ON'], 'QC', provinces)).toMatch(/Ontario/)
  expect(whereText(['ON', 'QC'], undefined, provinces)).toMatch(/Ontario, Quebec/)
  expect(whereText(['NU'], undefined, undefined)).toMatch(/NU/)
})
