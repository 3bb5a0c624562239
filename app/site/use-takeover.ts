import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#app/domain/time-zone.ts'
import { pageDataQueries, type SitePageData } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from './use-moment.ts'
import { useProvinceCode } from './use-province.ts'

/** The brand takeover that runs today in this page's province, with its colours, or `undefined` (spec §3). */
export function useTakeover(): SitePageData['takeovers'][number] | undefined {
  const province = useProvinceCode()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const today = dayIn(now, timeZone)
  return pageData?.takeovers.find(
    ({ provinceCodes, startDate, endDate }) =>
      provinceCodes.some((code) => code === province) && startDate <= today && today <= endDate,
  )
}
