import { queryOptions } from '@tanstack/react-query'
import { getVisitorProvince } from './province.functions.ts'

export const provinceQueries = {
  all: ['visitorProvince'] as const,
  current: () => queryOptions({ queryKey: [...provinceQueries.all], queryFn: () => getVisitorProvince() }),
}
