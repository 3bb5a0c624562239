import { isProvinceCode, provinceCodes } from '@borealis/contract/provinces.ts'
import { postalCodeFitsProvince } from '#app/domain/postal-code.ts'
import * as m from '#app/paraglide/messages.js'

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
