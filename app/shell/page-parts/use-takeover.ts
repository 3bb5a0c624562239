import type { Takeover } from '@borealis/contract/page-data.ts'
import { useQuery } from '@tanstack/react-query'
import { takeoverIn } from '#app/domain/takeover.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from './use-moment.ts'
import { useProvinceCode } from './use-province.ts'

/** The brand takeover that is active today in this page's province, or `undefined` (spec §3). */
export function useTakeover(): Takeover | undefined {
  const province = useProvinceCode()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData && takeoverIn(pageData.takeovers, province, dayIn(now, timeZone))
}
