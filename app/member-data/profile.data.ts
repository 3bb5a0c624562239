import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withCustomer } from '#app/session/session.middleware.ts'
import { promptly } from './promptly.ts'

/** The signed-in customer's profile. */
export const getProfile = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getCustomer())

/** The member's payment cards: points are earned on them, and can become a credit on some. */
export const listPaymentCards = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.listAccounts())

export const accountQueries = {
  all: ['account'] as const,
  profile: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'profile'],
      queryFn: ({ queryKey }) => promptly(queryKey, getProfile()),
    }),
  paymentCards: () =>
    queryOptions({ queryKey: [...accountQueries.all, 'cards'], queryFn: () => listPaymentCards() }),
}
