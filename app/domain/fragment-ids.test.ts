import { expect, test } from 'vitest'
import { ADD_ADDRESS_ID, addressLineId } from './fragment-ids.ts'

test('the id of an address line can stand after # whatever the address is called', () => {
  expect(addressLineId('adr_9')).toBe('address-adr_9')
  expect(addressLineId('9 / ü#')).toBe('address-9%20%2F%20%C3%BC%23')
})

test('no line of the address book takes the id of the link below it', () => {
  expect(new Set([addressLineId('add'), addressLineId(''), ADD_ADDRESS_ID]).size).toBe(3)
})
