import { expect, test } from 'vitest'
import { cityLine, envelopeLines, linesUnderStreet, streetAndCity, streetLine } from './address-lines.ts'

const address = {
  addressLine1: '88 Water Street',
  addressLine2: 'Unit 4',
  city: 'St. John’s',
  provinceCode: 'NL',
  postalCode: 'A1C 1A5',
}

test('a street with its unit, then the place', () => {
  expect(envelopeLines(address)).toEqual(['88 Water Street, Unit 4', 'St. John’s, NL A1C 1A5'])
  expect(linesUnderStreet(address)).toEqual(['Unit 4', 'St. John’s, NL A1C 1A5'])
  expect(cityLine(address)).toBe('St. John’s, NL A1C 1A5')
  expect(streetAndCity(address)).toBe('88 Water Street, Unit 4, St. John’s')
})

test.each([undefined, ''])('no unit leaves no comma: %j', (addressLine2) => {
  expect(streetLine({ ...address, addressLine2 })).toBe('88 Water Street')
  expect(linesUnderStreet({ ...address, addressLine2 })).toEqual([cityLine(address)])
})

test('what an address on record lacks leaves no comma and no space', () => {
  expect(cityLine({ ...address, city: '' })).toBe('NL A1C 1A5')
  expect(streetAndCity({ ...address, city: ' ' })).toBe('88 Water Street, Unit 4')
  expect(cityLine({ ...address, postalCode: '' })).toBe('St. John’s, NL')
})
