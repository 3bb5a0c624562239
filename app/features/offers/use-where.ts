import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { useProvince } from '#app/site/page-parts/use-province.ts'
import type { OfferSummary } from './offer-summary.ts'

/** Says where an offer holds; nothing when that is everywhere, or when the reader's province is known and is one of them. */
export function useWhere(): (offer: Pick<OfferSummary, 'provinceCodes'>) => string | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const province = useProvince()
  return ({ provinceCodes }) => {
    if (provinceCodes.length === 0 || (province && provinceCodes.includes(province.code))) return undefined
    return m.offers_onlyIn({ provinces: provinceNames(provinceCodes, pageData?.provinces) })
  }
}

/** Names of provinces for running text; a code that the page data does not name stands for itself. */
export function provinceNames(
  codes: readonly string[],
  provinces: readonly { code: string; name: string }[] | undefined,
): string {
  return codes.map((code) => provinces?.find((one) => one.code === code)?.name ?? code).join(', ')
}
