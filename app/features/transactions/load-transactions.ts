import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { chosenCard } from './chosen-card.ts'
import { transactionQueries } from './transactions.queries.ts'

/** The cards, and the travel bought with the one that the address names. */
export async function loadTravel(
  queryClient: QueryClient,
  { card, page }: { card: string | undefined; page: number },
): Promise<void> {
  await queryClient.prefetchQuery(accountQueries.cards())
  const accounts = queryClient.getQueryData(accountQueries.cards().queryKey)?.accounts ?? []
  const chosen = chosenCard(accounts, card)
  if (chosen) await queryClient.prefetchQuery(transactionQueries.travel(chosen.uniqueId, page))
}
