import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isUnderWay, type OrderProgress, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { isPriceChanged } from '#app/backend/backend-error.ts'
import { addressQueries } from '#app/features/addresses/addresses.data.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { loadOfPeriod } from '#app/member-data/reader.ts'
import {
  type AmountPlan,
  type AmountSearch,
  amountFacts,
  amountState,
  cardsForCredit,
  cardsForTravel,
  chosenCard,
  type TravelSearch,
} from './amount-state.ts'
import { BrandBelow } from './brand-below.ts'
import { creditOrder } from './credit-plan.ts'
import { likelyFirstCard, rememberFirstCard } from './first-card.server.ts'
import { type GiftCardSearch, giftCardState } from './gift-card-state.ts'
import { redeemQueries, transactionQueries } from './spend.data.ts'
import { travelOrder } from './travel-plan.ts'

/**
 * The balance is refetched when older than this: it may have changed in another tab or by the order itself.
 * Milliseconds.
 */
const BALANCE_FRESH_MS = 10_000

interface RedemptionSearch {
  readonly step?: string
  readonly intent?: string
}

/**
 * Loads what every step of an order shows; each request may fail on its own. If the order is already done, redirects to
 * its success page.
 * @returns whether an order is in progress, or may be, so that no other must be opened
 */
export async function loadRedemption(
  queryClient: QueryClient,
  { step, intent }: RedemptionSearch,
): Promise<boolean> {
  const balanceIsOld = step === 'review' || intent !== undefined
  const progress = orderProgressQueries.progress(intent)
  await Promise.all([
    queryClient.prefetchQuery({
      ...balanceQueries.current(),
      ...(balanceIsOld && { staleTime: BALANCE_FRESH_MS }),
    }),
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
    intent && queryClient.prefetchQuery(progress),
  ])
  const asked = queryClient.getQueryState(progress.queryKey)
  goOnWhenDone(asked?.data)
  return isUnderWay(intent, asked ?? {})
}

/**
 * Opens an order for its review. An order that was opened before and is already done redirects to its success page.
 * @returns false when its price has changed, so that it has to be opened at the new one
 */
export async function loadReview(
  queryClient: QueryClient,
  review: ReturnType<typeof orderProgressQueries.review>,
): Promise<boolean> {
  await queryClient.prefetchQuery(review)
  const opened = queryClient.getQueryState(review.queryKey)
  if (isPriceChanged(opened?.error)) return false
  goOnWhenDone(opened?.data?.progress)
  return true
}

function goOnWhenDone(progress: OrderProgress | undefined): void {
  if (progress?.name !== 'done') return
  throw redirect({
    to: '/success',
    search: { orderNumber: progress.orderNumber ?? '' },
    statusCode: 303,
  })
}

/** At the review the brand is refetched when older than this, so that the price agreed to is the price ordered. Milliseconds. */
const PRICE_FRESH_MS = 10_000

/**
 * Loads what a step shows. The brand must be there; what else fails has its own words in the dialog.
 * @returns the brand's name, for the title
 */
export async function loadGiftCard(queryClient: QueryClient, brandId: string, search: GiftCardSearch) {
  const [known, isUnderWay] = await Promise.all([
    loadBrand(queryClient, brandId, search),
    loadRedemption(queryClient, search),
    search.format === 'Physical' && queryClient.prefetchQuery(addressQueries.list()),
    BrandBelow.ready(),
  ])
  const progress = queryClient.getQueryData(orderProgressQueries.progress(search.intent).queryKey)
  // Refused because too few cards were left, or the price changed: the content cache may not know yet what the backend knew.
  if (progress?.name === 'refused') await queryClient.prefetchQuery(giftCardQueries.brandNow(brandId))
  if (!isUnderWay && !(await openOrder())) {
    await queryClient.prefetchQuery(giftCardQueries.brandNow(brandId))
    await openOrder()
  }
  return { brandName: brandKnownNow().brandName }

  /** @returns false when the price has changed */
  async function openOrder(): Promise<boolean> {
    const balance = queryClient.getQueryData(balanceQueries.current().queryKey)
    if (!balance) return true
    const { selection } = giftCardState(search, {
      brand: brandKnownNow(),
      balance: balance.points,
      limits: queryClient.getQueryData(pageDataQueries.current().queryKey)?.redemptionLimits ?? {},
      addresses: queryClient.getQueryData(addressQueries.list().queryKey)?.addresses ?? null,
    })
    return !selection || loadReview(queryClient, redeemQueries.review(selection))
  }

  function brandKnownNow() {
    return queryClient.getQueryData(giftCardQueries.brand(brandId).queryKey) ?? known
  }
}

/** A brand that is known stays when it cannot be refetched. */
async function loadBrand(queryClient: QueryClient, brandId: string, { step }: GiftCardSearch) {
  const brand = giftCardQueries.brand(brandId)
  if (step === 'review' && queryClient.getQueryData(brand.queryKey)) {
    await queryClient.prefetchQuery({ ...brand, staleTime: PRICE_FRESH_MS })
  }
  return queryClient.ensureQueryData(brand)
}

type Ordered = Pick<AmountPlan, 'code' | 'owed' | 'review'>

/**
 * Loads what a step shows; what fails has its own words in the step.
 * @param ordered loads what is paid; `undefined` when it is not known
 */
export async function loadAmount(
  queryClient: QueryClient,
  search: AmountSearch,
  ordered: () => Promise<Ordered | undefined>,
): Promise<void> {
  const [isUnderWay, order] = await Promise.all([loadRedemption(queryClient, search), ordered()])
  if (isUnderWay || (await openOrder(order))) return
  const pageData = pageDataQueries.current()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pageData.queryKey, exact: true, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: transactionQueries.all, refetchType: 'none' }),
  ])
  const [, orderNow] = await Promise.all([queryClient.prefetchQuery(pageData), ordered()])
  await openOrder(orderNow)

  /** @returns false when the points no longer pay what they did */
  async function openOrder(order: Ordered | undefined): Promise<boolean> {
    if (!order) return true
    const balance = queryClient.getQueryData(balanceQueries.current().queryKey)
    const facts = amountFacts(order, balance, queryClient.getQueryData(pageDataQueries.current().queryKey))
    const selection = facts && amountState(search, facts).selection
    return !selection || loadReview(queryClient, order.review(selection))
  }
}

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
      queryClient.prefetchQuery(transactionQueries.travel({ accountUniqueId, page, ...days })),
    ),
  )
}

/** The cards, and the steps of a credit on the one that the address names. */
export async function loadCredit(
  queryClient: QueryClient,
  search: AmountSearch & { readonly card?: string },
): Promise<void> {
  await loadAmount(queryClient, search, () => loadCreditOrder(queryClient, search.card))
}

async function loadTravelOrder(queryClient: QueryClient, card: string | undefined, purchaseId: string) {
  const chosen = await loadOfTravelCard(queryClient, card, (uniqueId) =>
    queryClient.prefetchQuery(transactionQueries.purchase(uniqueId, purchaseId)),
  )
  if (!chosen) return undefined
  const purchase = queryClient.getQueryData(transactionQueries.purchase(chosen.uniqueId, purchaseId).queryKey)
  return purchase && travelOrder(purchase)
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
  const chosen = chosenCard(cardsForTravel(cards), named)
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

async function loadCreditOrder(queryClient: QueryClient, card: string | undefined) {
  const chosen = chosenCard(cardsForCredit(await loadCards(queryClient)), card)
  return chosen && creditOrder(chosen)
}

async function loadCards(queryClient: QueryClient) {
  await queryClient.prefetchQuery(accountQueries.paymentCards())
  return queryClient.getQueryData(accountQueries.paymentCards().queryKey)?.accounts ?? []
}
