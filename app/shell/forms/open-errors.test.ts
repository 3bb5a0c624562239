import { expect, test } from 'vitest'
import { isFilled, openErrors } from './open-errors.ts'

const errors = { city: 'missing', postalCode: 'wrong' }
const sent = { city: '', postalCode: 'P3E 1' }

test('an error goes once its field is right, and the others stay', () => {
  const shown = { city: 'Sudbury', postalCode: 'P3E 1' }
  expect(openErrors(errors, sent, shown, isFilled)).toEqual({ postalCode: 'wrong' })
})

test('an error stays while its field is still wrong, and comes back with the text that was refused', () => {
  const isLong = (_field: string, text: string) => text.length === 7
  const after = (postalCode: string) => openErrors(errors, sent, { city: '', postalCode }, isLong)
  expect(after('P3E 1C')).toEqual(errors)
  expect(after('P3E 1C5')).toEqual({ city: 'missing' })
  expect(after('P3E 1')).toEqual(errors)
})

test('an error that no text of a field can answer stays', () => {
  expect(openErrors({ form: 'failed' }, sent, sent, () => true)).toEqual({ form: 'failed' })
})
