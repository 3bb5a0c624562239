import { queryOptions } from '@tanstack/react-query'
import { getPageData } from './page-data.functions.ts'

/** Page data as pages have it: with the takeovers of these days and their colours. */
export type SitePageData = Awaited<ReturnType<typeof getPageData>>

export const pageDataQueries = {
  all: ['page-data'] as const,
  current: () => queryOptions({ queryKey: [...pageDataQueries.all], queryFn: () => getPageData() }),
}
