import { postalCodeFitsProvince } from '#app/domain/postal-code.ts'
import { isProvinceCode, provinceCodes } from '#app/domain/provinces.ts'
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

/** A postal code of another province: a warning, never an error, because in border towns it is right. */
export function postalCodeWarning(values: Readonly<Record<string, string | undefined>>): string | undefined {
  const { postalCode = '', provinceCode } = values
  if (postalCode.length < 3 || !isProvinceCode(provinceCode)) return undefined
  if (postalCodeFitsProvince(postalCode, provinceCode)) return undefined
  const [one = '', other = ''] = provinceCodes
    .filter((code) => postalCodeFitsProvince(postalCode, code))
    .map((code) => m.addresses_where({ code }))
  return m.addresses_postalElsewhere({
    letter: postalCode.charAt(0).toUpperCase(),
    where: other ? m.addresses_either({ one, other }) : one,
    chosen: m.addresses_chosen({ code: provinceCode }),
  })
}
