import { useQuery } from '@tanstack/react-query'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/** The member's spendable points; `null` for a visitor and while the balance is unknown. */
export function useKnownBalance(): number | null {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: balance } = useQuery({ ...pointsQueries.balance(), enabled: auth?.isLoggedIn ?? false })
  return balance?.points ?? null
}
