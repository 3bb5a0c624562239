import { queryOptions } from '@tanstack/react-query'
import { getPageData } from './page-data.functions.ts'

export const pageDataQueries = {
  all: ['page-data'] as const,
  current: () => queryOptions({ queryKey: [...pageDataQueries.all], queryFn: () => getPageData() }),
}
