import { useQuery } from '@tanstack/react-query'
import type { Takeover } from '#app/backend/contract/page-data.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from './use-moment.ts'
import { useProvinceCode } from './use-province.ts'

/** The brand takeover that runs today in this page's province, with its colours as a style sheet, or `undefined` (spec §3). */
export function useTakeover(): { takeover: Takeover; css: string | undefined } | undefined {
  const province = useProvinceCode()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const today = dayIn(now, timeZone)
  const takeover = pageData?.takeovers.find(
    ({ provinceCodes, startDate, endDate }) =>
      provinceCodes.some((code) => code === province) && startDate <= today && today <= endDate,
  )
  if (!takeover) return undefined
  const style = pageData?.takeoverStyles?.find(({ brandCode }) => brandCode === takeover.brandCode)
  return { takeover, css: style?.css }
}
