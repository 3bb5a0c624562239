import type { AddressBody } from '@borealis/contract/addresses.ts'
import { MAX_ADDRESS_LINE, MAX_CITY } from '@borealis/contract/limits.ts'
import { isProvinceCode } from '@borealis/contract/provinces.ts'
import { readPostalCode } from '#app/domain/postal-code.ts'
import * as m from '#app/paraglide/messages.js'

export type AddressField = keyof AddressBody
export type AddressProblem = 'missing' | 'too-long' | 'wrong'

interface AnyField {
  readonly label: () => string
  /** What the browser fills in. */
  readonly autoComplete: string
  readonly isOptional?: true
  /** Has a line of its own in a form. */
  readonly isWide?: true
}

interface TextField extends AnyField {
  readonly kind?: undefined
  /** What the contract takes at most. */
  readonly longest: number
  /** What is said of one that is missing; absent where it may be. */
  readonly wrong?: () => string
}

interface CodeField<Kind> extends AnyField {
  readonly kind: Kind
  readonly longest?: undefined
  /** What is said of one that is missing or wrong. */
  readonly wrong: () => string
}

type FieldPlan = TextField | CodeField<'province'> | CodeField<'postal-code'>

/**
 * The fields of an address in the order of a form: what the address book, joining and their servers know of them. A further
 * field of the contract is a row here, its place in `domain/address-lines.ts` and its words.
 */
export const addressPlan: Readonly<Record<AddressField, FieldPlan>> = {
  addressLine1: {
    label: m.addresses_line1,
    autoComplete: 'address-line1',
    longest: MAX_ADDRESS_LINE,
    isWide: true,
    wrong: m.addresses_line1Missing,
  },
  addressLine2: {
    label: m.addresses_line2,
    autoComplete: 'address-line2',
    longest: MAX_ADDRESS_LINE,
    isOptional: true,
    isWide: true,
  },
  city: {
    label: m.addresses_city,
    autoComplete: 'address-level2',
    longest: MAX_CITY,
    wrong: m.addresses_cityMissing,
  },
  provinceCode: {
    label: m.addresses_province,
    autoComplete: 'address-level1',
    kind: 'province',
    wrong: m.addresses_provinceMissing,
  },
  postalCode: {
    label: m.addresses_postalCode,
    autoComplete: 'postal-code',
    kind: 'postal-code',
    wrong: m.addresses_postalWrong,
  },
}

// The table has these keys and no others: its type names them.
export const addressFields = Object.keys(addressPlan) as readonly AddressField[]

/** What is wrong with one field as it was typed, as far as a browser can tell. */
export function addressProblem(field: AddressField, typed: string): AddressProblem | null {
  const plan = addressPlan[field]
  const text = typed.trim()
  if (plan.kind === 'postal-code') return 'postalCode' in readPostalCode(text) ? null : 'wrong'
  if (plan.kind === 'province') return isProvinceCode(text) ? null : 'missing'
  if (text === '') return plan.isOptional ? null : 'missing'
  return text.length > plan.longest ? 'too-long' : null
}

/** The sentence beside a field. */
export function addressSentence(field: AddressField, problem: AddressProblem): string {
  const plan = addressPlan[field]
  if (plan.kind) return plan.wrong()
  return plan.wrong && problem !== 'too-long' ? plan.wrong() : m.addresses_tooLong({ max: plan.longest })
}
