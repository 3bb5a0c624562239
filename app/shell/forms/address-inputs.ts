import { isProvinceCode, provinceCodes } from '@borealis/contract/provinces.ts'
import type { AddressInput } from '@borealis/design-system/patterns/address-form/address-inputs.tsx'
import { formatPostalCode, postalCodeFitsProvince, savedPostalCode } from '#app/domain/postal-code.ts'
import { type AddressField, addressFields, addressPlan } from '#app/member-data/address-fields.ts'
import * as m from '#app/paraglide/messages.js'
import { provinceOptions } from '../page-parts/province-options.ts'

/**
 * The fields of an address for `AddressInputs`, in every form the same.
 * @param nameOf what a field is called in the form; its own name by default
 */
export const addressInputs = (
  pageData: Parameters<typeof provinceOptions>[0],
  nameOf: (field: AddressField) => string = (field) => field,
): AddressInput[] =>
  addressFields.map((field) => {
    const { label, autoComplete, kind, isOptional, isWide } = addressPlan[field]
    return {
      name: nameOf(field),
      label: label(),
      autoComplete,
      isWide,
      ...(isOptional && { optionalLabel: m.addresses_optional() }),
      ...(kind === 'postal-code' && { format: formatPostalCode }),
      ...(kind === 'province' && {
        options: [{ value: '', label: m.addresses_choose() }, ...provinceOptions(pageData)],
      }),
    }
  })

/** A postal code of another province: a warning, never an error, because in border towns it is right. */
export function addressWarnings({
  postalCode: typed = '',
  provinceCode,
}: Readonly<Record<string, string | undefined>>): { postalCode?: string } {
  const postalCode = savedPostalCode(typed)
  if (postalCode.length < 3 || !isProvinceCode(provinceCode)) return {}
  if (postalCodeFitsProvince(postalCode, provinceCode)) return {}
  const [one = '', other = ''] = provinceCodes
    .filter((code) => postalCodeFitsProvince(postalCode, code))
    .map((code) => m.addresses_where({ code }))
  return {
    postalCode: m.addresses_postalElsewhere({
      letter: postalCode.charAt(0).toUpperCase(),
      where: other ? m.addresses_either({ one, other }) : one,
    }),
  }
}
