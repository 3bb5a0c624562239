import { queryOptions } from '@tanstack/react-query'
import { getPlace } from './place.functions.ts'

export const placeQueries = {
  all: ['place'] as const,
  current: () => queryOptions({ queryKey: [...placeQueries.all], queryFn: () => getPlace() }),
}
