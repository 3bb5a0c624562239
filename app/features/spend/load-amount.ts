import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { loadOfPeriod } from '#app/member-data/reader.ts'
import { plainKinds } from '#app/member-data/redemption-kinds.ts'
import {
  type AmountOrder,
  amountFacts,
  amountOrder,
  amountReview,
  amountState,
  cardsFor,
  chosenCard,
  isPlainKind,
  stepsFor,
  travelOrder,
} from './amount-state.ts'
import { likelyFirstCard, rememberFirstCard } from './first-card.server.ts'
import { loadRedeem } from './load-redeem.ts'
import type { CardSearch, TravelSearch } from './redeem-search.ts'
import { spendQueries } from './spend.data.ts'

/** The cards and the travel bought with the one that the address names, or the steps of one purchase. */
export async function loadTravel(
  queryClient: QueryClient,
  search: TravelSearch,
  page: number,
): Promise<void> {
  const { card, dates, purchase } = search
  if (purchase) {
    return loadAmount(queryClient, search, () => loadTravelOrder(queryClient, card, purchase))
  }
  await loadOfTravelCard(queryClient, card, (accountUniqueId) =>
    loadOfPeriod(queryClient, dates, (days) =>
      queryClient.prefetchQuery(spendQueries.purchaseList({ accountUniqueId, page, ...days })),
    ),
  )
}

/**
 * The steps of a kind, with the cards and the one that the address names, if it needs one.
 * @param way the code of a kind, as the address has it
 * @throws the router's not-found error for any other
 */
export async function loadAmountOf(queryClient: QueryClient, way: string, search: CardSearch) {
  if (!isPlainKind(way)) throw notFound()
  const { title, cards } = plainKinds[way]
  await loadAmount(queryClient, search, async () => {
    if (!cards) return amountOrder(way)
    const chosen = chosenCard(cardsFor(way, await loadCards(queryClient)), search.card)
    return chosen && amountOrder(way, chosen)
  })
  return { kind: way, title: title() }
}

/** @param loadOrder loads what is paid; `undefined` when it is not known */
async function loadAmount(
  queryClient: QueryClient,
  search: CardSearch,
  loadOrder: () => Promise<AmountOrder | undefined>,
): Promise<void> {
  const pageData = pageDataQueries.current()
  let order: AmountOrder | undefined
  async function load() {
    order = await loadOrder()
  }
  await loadRedeem(queryClient, search, {
    load,
    review() {
      const balance = queryClient.getQueryData(balanceQueries.current().queryKey)
      const facts = order && amountFacts(order, balance, queryClient.getQueryData(pageData.queryKey))
      const selection = facts && order && amountState(stepsFor(search, order), facts).selection
      return selection && order ? amountReview(order, selection) : undefined
    },
    async refresh() {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: pageData.queryKey, exact: true, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: spendQueries.purchases, refetchType: 'none' }),
      ])
      await Promise.all([queryClient.prefetchQuery(pageData), load()])
    },
  })
}

async function loadTravelOrder(queryClient: QueryClient, card: string | undefined, purchaseId: string) {
  const chosen = await loadOfTravelCard(queryClient, card, (uniqueId) =>
    queryClient.prefetchQuery(spendQueries.purchase(uniqueId, purchaseId)),
  )
  if (!chosen) return undefined
  const purchase = queryClient.getQueryData(spendQueries.purchase(chosen.uniqueId, purchaseId).queryKey)
  return purchase ? travelOrder(purchase) : undefined
}

/**
 * The chosen card, with what is loaded for it. That does not wait for the cards when the address names one, which is the
 * customer's own on every link of the site, or when it is known from before which is the first.
 */
async function loadOfTravelCard(
  queryClient: QueryClient,
  named: string | undefined,
  load: (uniqueId: string) => Promise<void>,
) {
  const likely = named ?? (await firstCard())
  const [cards] = await Promise.all([loadCards(queryClient), likely && load(likely)])
  const chosen = chosenCard(cardsFor('travel', cards), named)
  if (chosen && chosen.uniqueId !== likely) await load(chosen.uniqueId)
  if (chosen && named === undefined) await keepFirstCard(chosen.uniqueId)
  return chosen
}

/** Only on the server: in the browser the cards are loaded already, or one call more would not save any time. */
const firstCard: () => Promise<string | undefined> = createIsomorphicFn()
  .server(likelyFirstCard)
  .client(async () => undefined)

const keepFirstCard: (uniqueId: string) => Promise<void> = createIsomorphicFn()
  .server(rememberFirstCard)
  .client(async () => undefined)

async function loadCards(queryClient: QueryClient) {
  await queryClient.prefetchQuery(accountQueries.paymentCards())
  return queryClient.getQueryData(accountQueries.paymentCards().queryKey)?.accounts ?? []
}
