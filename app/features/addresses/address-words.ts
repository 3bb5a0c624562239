import * as m from '#app/paraglide/messages.js'
import { type AddressField, type AddressProblem, addressFields } from './address-fields.ts'

const messages: Record<AddressField, Record<AddressProblem, () => string>> = {
  addressLine1: {
    missing: m.addresses_line1Missing,
    'too-long': m.addresses_tooLong,
    wrong: m.addresses_line1Missing,
  },
  addressLine2: { missing: m.addresses_tooLong, 'too-long': m.addresses_tooLong, wrong: m.addresses_tooLong },
  city: {
    missing: m.addresses_cityMissing,
    'too-long': m.addresses_cityTooLong,
    wrong: m.addresses_cityMissing,
  },
  provinceCode: {
    missing: m.addresses_provinceMissing,
    'too-long': m.addresses_provinceMissing,
    wrong: m.addresses_provinceMissing,
  },
  postalCode: {
    missing: m.addresses_postalWrong,
    'too-long': m.addresses_postalWrong,
    wrong: m.addresses_postalWrong,
  },
}

/** What is wrong, field by field, in words. */
export function addressErrorWords(
  errors: Readonly<Record<string, string | undefined>>,
): Partial<Record<AddressField, string>> {
  const words: Partial<Record<AddressField, string>> = {}
  for (const field of addressFields) {
    const problem = errors[field]
    if (problem === 'missing' || problem === 'too-long' || problem === 'wrong') {
      words[field] = messages[field][problem]()
    }
  }
  return words
}
