import { queryOptions } from '@tanstack/react-query'
import { getPageData, getTakeoverStyle } from './page-data.functions.ts'

/** Page data as pages have it: with the takeovers of these days. */
export type SitePageData = Awaited<ReturnType<typeof getPageData>>

export const pageDataQueries = {
  all: ['page-data'] as const,
  current: () => queryOptions({ queryKey: [...pageDataQueries.all], queryFn: () => getPageData() }),
  takeoverStyle: (brandCode: string) =>
    queryOptions({
      queryKey: [...pageDataQueries.all, 'takeover-style', brandCode],
      queryFn: () => getTakeoverStyle({ data: { brandCode } }),
    }),
}
