export const addressFields = ['addressLine1', 'addressLine2', 'city', 'provinceCode', 'postalCode'] as const

export type AddressField = (typeof addressFields)[number]

export type AddressProblem = 'missing' | 'too-long' | 'wrong'
