import { queryOptions, useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { lastKnownBalance, rememberBalance } from '#app/session/last-balance.server.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** The balance: spendable, pending and expiring points. */
export const getBalance = createServerFn()
  .middleware([withCustomer])
  .handler(async ({ context }) => {
    const balance = await context.backend.getBalance()
    const asOf = balance.asOf ?? new Date().toISOString()
    await rememberBalance(context.session.value.sub, { points: balance.points, asOf })
    return balance
  })

/** The last balance read before the backend became unavailable, or null when none is known. */
export const getLastKnownBalance = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => lastKnownBalance(context.session.value.sub))

export const balanceQueries = {
  /** Of all points: a change of points makes the balance and the whole history stale. */
  all: ['points'] as const,
  current: () => queryOptions({ queryKey: [...balanceQueries.all, 'balance'], queryFn: () => getBalance() }),
  lastKnown: () =>
    queryOptions({ queryKey: [...balanceQueries.all, 'last-known'], queryFn: () => getLastKnownBalance() }),
}

/** The member's spendable points; `null` for a visitor and while the balance is unknown. */
export function useKnownBalance(): number | null {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: balance } = useQuery({ ...balanceQueries.current(), enabled: auth?.isLoggedIn ?? false })
  return balance?.points ?? null
}
