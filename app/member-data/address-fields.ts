import type { AddressBody } from '@borealis/contract/addresses.ts'
import { isProvinceCode } from '@borealis/contract/provinces.ts'
import { readPostalCode } from '#app/domain/postal-code.ts'
import * as m from '#app/paraglide/messages.js'

export type AddressField = keyof AddressBody
export type AddressProblem = 'missing' | 'too-long' | 'wrong'

interface FieldPlan {
  readonly label: () => string
  /** What the browser fills in. */
  readonly autoComplete: string
  /** A text by default. */
  readonly kind?: 'province' | 'postal-code'
  /** What the contract takes at most of a text. */
  readonly longest?: number
  readonly isOptional?: true
  /** Has a line of its own in a form. */
  readonly isWide?: true
  /** What is said of one that is missing or wrong, and of one that is too long. */
  readonly wrong: () => string
  readonly tooLong?: () => string
}

/**
 * The fields of an address in the order of a form: what the address book, joining and their servers know of them. A further
 * field of the contract is a row here, its place in `domain/address-lines.ts` and its words.
 */
export const addressPlan: Readonly<Record<AddressField, FieldPlan>> = {
  addressLine1: {
    label: m.addresses_line1,
    autoComplete: 'address-line1',
    longest: 100,
    isWide: true,
    wrong: m.addresses_line1Missing,
    tooLong: m.addresses_tooLong,
  },
  addressLine2: {
    label: m.addresses_line2,
    autoComplete: 'address-line2',
    longest: 100,
    isOptional: true,
    isWide: true,
    wrong: m.addresses_tooLong,
  },
  city: {
    label: m.addresses_city,
    autoComplete: 'address-level2',
    longest: 60,
    wrong: m.addresses_cityMissing,
    tooLong: m.addresses_cityTooLong,
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
  const { kind, longest, isOptional } = addressPlan[field]
  const text = typed.trim()
  if (kind === 'postal-code') return 'postalCode' in readPostalCode(text) ? null : 'wrong'
  if (kind === 'province') return isProvinceCode(text) ? null : 'missing'
  if (text === '') return isOptional ? null : 'missing'
  return longest !== undefined && text.length > longest ? 'too-long' : null
}

/** The sentence beside a field. */
export function addressSentence(field: AddressField, problem: AddressProblem): string {
  const { wrong, tooLong = wrong } = addressPlan[field]
  return problem === 'too-long' ? tooLong() : wrong()
}
