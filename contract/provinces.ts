/** The thirteen codes of spec §3, in its order. Names come from the page data, in the reader's language. */
export const provinceCodes = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NT',
  'NS',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const
export type ProvinceCode = (typeof provinceCodes)[number]

export function isProvinceCode(value: unknown): value is ProvinceCode {
  return provinceCodes.some((code) => code === value)
}

/** The province that a cookie or a query names, else none: a province is never guessed. */
export function parseProvince(value: unknown): ProvinceCode | undefined {
  const code = typeof value === 'string' ? value.toUpperCase() : undefined
  return isProvinceCode(code) ? code : undefined
}
