export const addressFields = ['addressLine1', 'addressLine2', 'city', 'provinceCode', 'postalCode'] as const

export type AddressField = (typeof addressFields)[number]

/** What the contract takes at most. */
export const longestAddressText: Readonly<Record<'addressLine1' | 'addressLine2' | 'city', number>> = {
  addressLine1: 100,
  addressLine2: 100,
  city: 60,
}

export type AddressProblem = 'missing' | 'too-long' | 'wrong'
