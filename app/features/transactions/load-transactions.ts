import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { loadPeriodDays } from '#app/site/page-parts/use-period.ts'
import { cardsForCredit, cardsForTravel, chosenCard } from './chosen-card.ts'
import { creditOrder } from './credit-plan.ts'
import { loadRedeem } from './load-redeem.ts'
import type { RedeemSearch } from './redeem-search.ts'
import { transactionQueries } from './transactions.queries.ts'
import { travelOrder } from './travel-plan.ts'
import type { TravelSearch } from './travel-search.ts'

/** The cards and the travel bought with the one that the address names, or the steps of one purchase. */
export async function loadTravel(
  queryClient: QueryClient,
  search: TravelSearch,
  page: number,
): Promise<void> {
  const accounts = await loadCards(queryClient)
  const chosen = chosenCard(cardsForTravel(accounts), search.card)
  if (!chosen) return
  if (search.purchase) {
    const query = transactionQueries.purchase(chosen.uniqueId, search.purchase)
    await queryClient.prefetchQuery(query)
    const purchase = queryClient.getQueryData(query.queryKey)
    return loadRedeem(queryClient, search, purchase && travelOrder(purchase))
  }
  const days = await loadPeriodDays(queryClient, search.dates)
  await queryClient.prefetchQuery(
    transactionQueries.travel({ accountUniqueId: chosen.uniqueId, page, ...days }),
  )
}

/** The cards, and the steps of a credit on the one that the address names. */
export async function loadCredit(
  queryClient: QueryClient,
  search: RedeemSearch & { readonly card?: string },
): Promise<void> {
  const card = chosenCard(cardsForCredit(await loadCards(queryClient)), search.card)
  await loadRedeem(queryClient, search, card && creditOrder(card))
}

async function loadCards(queryClient: QueryClient) {
  await queryClient.prefetchQuery(accountQueries.paymentCards())
  return queryClient.getQueryData(accountQueries.paymentCards().queryKey)?.accounts ?? []
}
