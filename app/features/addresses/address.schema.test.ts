import { expect, test } from 'vitest'
import { addressPlan } from '#app/member-data/address-fields.ts'
import { addressInput, checkAddress } from './address.schema.ts'

const good = addressInput.parse({
  addressLine1: ' 214 Riverside Drive ',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'p3e1c5',
})

test('an address is written as it is saved', () => {
  expect(checkAddress(good)).toEqual({
    ok: true,
    address: {
      addressLine1: '214 Riverside Drive',
      city: 'Sudbury',
      provinceCode: 'ON',
      postalCode: 'P3E 1C5',
    },
  })
})

test('a second line is kept when there is one', () => {
  const checked = checkAddress({ ...good, addressLine2: 'Unit 6 ' })
  expect(checked).toMatchObject({ ok: true, address: { addressLine2: 'Unit 6' } })
})

test('each field says whether it is missing, too long or wrong', () => {
  const typed = addressInput.parse({
    addressLine1: 'x'.repeat(101),
    city: ' ',
    provinceCode: 'XX',
    postalCode: 'H2Y 1',
  })
  expect(checkAddress(typed)).toEqual({
    ok: false,
    errors: { addressLine1: 'too-long', city: 'missing', provinceCode: 'wrong', postalCode: 'wrong' },
  })
})

test.each(['Québec', 'PQ', '(Québec)', 'qc'])('a province that is written %j is read', (provinceCode) => {
  expect(checkAddress({ ...good, provinceCode })).toMatchObject({ ok: true, address: { provinceCode: 'QC' } })
})

test('letters that no postal code has are refused', () => {
  expect(checkAddress({ ...good, postalCode: 'D3E 1C5' })).toMatchObject({
    errors: { postalCode: 'wrong' },
  })
})

test.each(Object.entries(addressPlan).filter(([, { longest }]) => longest !== undefined))(
  'of %s the form takes as much as the contract',
  (field, { longest = 0 }) => {
    expect(checkAddress({ ...good, [field]: 'x'.repeat(longest) })).toMatchObject({ ok: true })
    expect(checkAddress({ ...good, [field]: 'x'.repeat(longest + 1) })).toEqual({
      ok: false,
      errors: { [field]: 'too-long' },
    })
  },
)
