import * as m from '#app/paraglide/messages.js'

type Provinces = readonly { code: string; name: string }[] | undefined

/**
 * Says where an offer holds; nothing when that is everywhere, or where its reader is.
 * @param province the reader's, if it is known
 */
export function whereText(
  provinceCodes: readonly string[],
  province: string | undefined,
  provinces: Provinces,
): string | undefined {
  if (provinceCodes.length === 0 || (province && provinceCodes.includes(province))) return undefined
  return m.offers_onlyIn({ provinces: provinceNames(provinceCodes, provinces) })
}

/** Names of provinces for running text; a code that the page data does not name stands for itself. */
export const provinceNames = (codes: readonly string[], provinces: Provinces): string =>
  codes.map((code) => provinces?.find((one) => one.code === code)?.name ?? code).join(', ')
