import type { AddressFieldName } from '@borealis/design-system/patterns/address-form/address-form.tsx'
import { postalCodeFitsProvince } from '#app/domain/postal-code.ts'
import { isProvinceCode, provinceCodes } from '#app/domain/provinces.ts'
import * as m from '#app/paraglide/messages.js'

type Problem = 'missing' | 'too-long' | 'wrong'

const messages: Record<AddressFieldName, Record<Problem, () => string>> = {
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

const fields = ['addressLine1', 'addressLine2', 'city', 'provinceCode', 'postalCode'] as const

/** What is wrong, field by field, in words. */
export function addressErrorWords(
  errors: Readonly<Record<string, string | undefined>>,
): Partial<Record<AddressFieldName, string>> {
  const words: Partial<Record<AddressFieldName, string>> = {}
  for (const field of fields) {
    const problem = errors[field]
    if (problem === 'missing' || problem === 'too-long' || problem === 'wrong') {
      words[field] = messages[field][problem]()
    }
  }
  return words
}

/** A postal code that belongs to another province: said, never enforced, because border towns are right. */
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
