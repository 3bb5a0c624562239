import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useProvinceCode } from '#app/member-data/reader.ts'
import type { OfferSummary } from './offer-summary.ts'
import { whereText } from './where-text.ts'

/** Says where an offer holds, as far as the reader of this page has to know. */
export function useWhere(): (offer: Pick<OfferSummary, 'provinceCodes'>) => string | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const province = useProvinceCode()
  return ({ provinceCodes }) => whereText(provinceCodes, province, pageData?.provinces)
}
