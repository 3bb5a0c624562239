/** Two valid addresses. */
export const home = {
  addressLine1: '214 Riverside Drive',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
} as const
export const cottage = {
  addressLine1: '9 chemin du Lac',
  city: 'Val-David',
  provinceCode: 'QC',
  postalCode: 'J0T 2N0',
} as const
