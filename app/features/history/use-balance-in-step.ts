import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { balanceQueries } from '#app/member-data/balance.data.ts'

/**
 * Refetches the balance when a ledger that was read later closes with another one: points were moved elsewhere, and the page
 * would contradict itself. Never the other way round, so that a backend that contradicts itself causes no loop.
 * @param closing what the ledger comes to now; `undefined` where it ends earlier, or is not known
 * @param readAt when it was read, in milliseconds since 1970
 */
export function useBalanceInStep(closing: number | undefined, readAt: number): void {
  const queryClient = useQueryClient()
  const { data: balance, dataUpdatedAt } = useQuery({ ...balanceQueries.current(), enabled: false })
  const isBehind =
    balance !== undefined && closing !== undefined && balance.points !== closing && readAt > dataUpdatedAt
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: balanceQueries.current().queryKey })
  }, [isBehind, queryClient])
}
