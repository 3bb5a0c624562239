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
  const { purchase } = search
  if (purchase) {
    return loadRedeem(queryClient, search, () => loadTravelOrder(queryClient, search.card, purchase))
  }
  const chosen = chosenCard(cardsForTravel(await loadCards(queryClient)), search.card)
  if (!chosen) return
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
  await loadRedeem(queryClient, search, () => loadCreditOrder(queryClient, search.card))
}

async function loadTravelOrder(queryClient: QueryClient, card: string | undefined, purchaseId: string) {
  const chosen = chosenCard(cardsForTravel(await loadCards(queryClient)), card)
  if (!chosen) return undefined
  const query = transactionQueries.purchase(chosen.uniqueId, purchaseId)
  await queryClient.prefetchQuery(query)
  const purchase = queryClient.getQueryData(query.queryKey)
  return purchase && travelOrder(purchase)
}

async function loadCreditOrder(queryClient: QueryClient, card: string | undefined) {
  const chosen = chosenCard(cardsForCredit(await loadCards(queryClient)), card)
  return chosen && creditOrder(chosen)
}

async function loadCards(queryClient: QueryClient) {
  await queryClient.prefetchQuery(accountQueries.paymentCards())
  return queryClient.getQueryData(accountQueries.paymentCards().queryKey)?.accounts ?? []
}
