import { expect, test } from 'vitest'
import {
  addressProvince,
  checkJoin,
  checkStep,
  errorsOf,
  firstWrongStep,
  type JoinValues,
} from './check-join.ts'

const rules = { today: '2026-11-21', minimumAge: 14 }
const complete: JoinValues = {
  email: 'maelle@exemple.ca',
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  terms: 'on',
}

test('the required fields alone are enough', () => {
  expect(checkJoin(complete, rules)).toEqual({})
})

test('nothing at all names every needed field, and the first step to go back to', () => {
  const errors = checkJoin({}, rules)
  expect(Object.keys(errors).sort()).toEqual([
    'birthDate',
    'email',
    'firstName',
    'lastName',
    'provinceCode',
    'terms',
  ])
  expect(firstWrongStep(errors)).toBe('email')
  expect(errorsOf('confirm', errors)).toEqual({ terms: 'missing' })
})

test.each([
  ['2012-11-21', undefined],
  ['2012-11-22', 'too-young'],
  ['2012-02-29', undefined],
  ['2027-01-01', 'in-the-future'],
  ['2013-02-29', 'date-impossible'],
  ['1890-01-01', 'too-long-ago'],
])('age is counted by the calendar: born %s is %s', (birthDate, problem) => {
  expect(checkStep('about', { ...complete, birthDate }, rules).birthDate).toBe(problem)
})

test.each(['', 'a', 'a@b', 'a b@c.ca', '@c.ca', `${'a'.repeat(250)}@c.ca`])('%j is no email', (email) => {
  expect(checkStep('email', { email }, rules)).toEqual({ email: 'wrong' })
})

test('spaces alone are no name', () => {
  expect(checkStep('about', { ...complete, firstName: '  ' }, rules)).toEqual({ firstName: 'missing' })
  expect(checkStep('about', { ...complete, lastName: 'x'.repeat(61) }, rules)).toEqual({
    lastName: 'too-long',
  })
})

test('a phone may be left out, or pasted in any form, but not be half a number', () => {
  for (const phone of ['', '506-555-0188', '(506) 555 0188', '+1 506 555 0188']) {
    expect(checkStep('about', { ...complete, phone }, rules), phone).toEqual({})
  }
  expect(checkStep('about', { ...complete, phone: '506-555' }, rules)).toEqual({ phone: 'wrong' })
})

test('an address is wanted only once it is begun, and then whole', () => {
  expect(checkStep('extras', {}, rules)).toEqual({})
  expect(checkStep('extras', { city: 'Caraquet' }, rules)).toEqual({
    addressLine1: 'missing',
    addressProvinceCode: 'missing',
    postalCode: 'wrong',
  })
})

test('a card number is 16 digits, however they are grouped', () => {
  for (const kitNumber of [
    '6046 4601-9322 7504',
    '6046–4601–9322–7504',
    '６０４６４６０１９３２２７５０４\u200b',
  ])
    expect(checkStep('extras', { kitNumber }, rules), kitNumber).toEqual({})
  expect(checkStep('extras', { kitNumber: '6046 4601' }, rules)).toEqual({ kitNumber: 'wrong' })
})

test('the province of the member is that of the address until an address says otherwise, and no address by itself', () => {
  expect(addressProvince(complete)).toBe('NB')
  expect(checkJoin({ ...complete, addressProvinceCode: 'NB' }, rules)).toEqual({})
  expect(addressProvince({ ...complete, addressProvinceCode: 'QC' })).toBe('NB')
  expect(addressProvince({ ...complete, addressProvinceCode: 'QC', city: 'Gatineau' })).toBe('QC')
  expect(addressProvince({ ...complete, addressProvinceCode: '', city: 'Moncton' })).toBe('NB')
})
