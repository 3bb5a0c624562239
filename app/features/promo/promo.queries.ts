import { queryOptions } from '@tanstack/react-query'
import { getPinCheck } from './promo.functions.ts'

export const promoQueries = {
  all: ['promo'] as const,
  check: () => queryOptions({ queryKey: [...promoQueries.all, 'check'], queryFn: () => getPinCheck() }),
}
