import { queryOptions } from '@tanstack/react-query'
import { getProfile, listPaymentCards } from './account.functions.ts'

export const accountQueries = {
  all: ['account'] as const,
  profile: () => queryOptions({ queryKey: [...accountQueries.all, 'profile'], queryFn: () => getProfile() }),
  paymentCards: () =>
    queryOptions({ queryKey: [...accountQueries.all, 'cards'], queryFn: () => listPaymentCards() }),
}
