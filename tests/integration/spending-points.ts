import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { type AmountKind, amountCallOf, amountKinds, isPlain } from '@borealis/contract/redemptions.ts'
import { expect } from 'vitest'
import type { Locale } from '../../app/domain/locale.ts'
import { centsOf } from '../../app/domain/spending.ts'
import { getTravelPurchase, listTravelPurchases, reviewAmount } from '../../app/features/spend/spend.data.ts'
import pageData from '../../sandbox/seed/data/page-data.json' with { type: 'json' }
import { daysAgo } from '../support/samples.ts'
import { aSelection, BRAND, review as reviewCards } from './gift-card-orders.ts'
import { type Browser, control, type Member, signedIn } from './member.ts'

export const BILL_CENTS = 10_000
/** What a traveller has. */
export const POINTS = 30_000
/** What one e-card of the lowest denomination takes. */
export const CARD_POINTS = 2_500
/** Less than half of a trip: after it was paid, as much is still open. */
const AMOUNT = 5_000

export type Traveller = Member & { card: string }

/** A customer with one trip of $100.00 on their card, or more. */
export async function traveller(
  { points = POINTS, trips = 1, ...other }: { points?: number; trips?: number; isFrozen?: boolean } = {},
  options: { locale?: Locale } = {},
): Promise<Traveller> {
  const member = await signedIn(
    {
      points,
      ...other,
      travelPurchases: Array.from({ length: trips }, (_, index) => ({
        merchant: `Northline Rail ${index + 1}`,
        amountCents: BILL_CENTS,
        purchasedOn: daysAgo(1),
        applyBy: '2099-12-31',
      })),
    },
    options,
  )
  return Object.assign(member, { card: member.customer.creditCardId ?? '' })
}

export const listTrips = (browser: Browser, data: Parameters<typeof listTravelPurchases>[0]['data']) =>
  browser.at(() => listTravelPurchases({ data, fetch: browser.fetch }))

export const tripsOf = async (member: Traveller) =>
  (await listTrips(member, { accountUniqueId: member.card, page: 1 })).purchases

export const tripOf = (browser: Browser, accountUniqueId: string, purchaseId: string) =>
  browser.at(() => getTravelPurchase({ data: { accountUniqueId, purchaseId }, fetch: browser.fetch }))

type Selection = Omit<Parameters<typeof reviewAmount>[0]['data'], 'kind'>

export const review = (browser: Browser, data: Parameters<typeof reviewAmount>[0]['data']) =>
  browser.at(() => reviewAmount({ data, fetch: browser.fetch }))

export const reviewTrip = (browser: Browser, selection: Selection) =>
  review(browser, { kind: 'travel', ...selection })

export const reviewCardCredit = (browser: Browser, selection: Selection) =>
  review(browser, { kind: 'credit', ...selection })

/** An amount at the programme's rate; of travel, for the member's first trip. */
async function reviewPoints(member: Traveller, kind: AmountKind, points: number) {
  const card = { kind, accountUniqueId: member.card, points }
  const rate = rateOf(kind)
  if (isPlain(kind)) return review(member, { ...card, creditCents: centsOf(points, rate) })
  const [trip] = await tripsOf(member)
  const forAll = { points: trip?.pointsForAll ?? 0, cents: trip?.openCents ?? 0 }
  const creditCents = centsOf(points, rate, { forAll })
  return review(member, { ...card, purchaseId: trip?.id ?? '', creditCents })
}

function rateOf(kind: AmountKind): Pick<WayToSpend, 'centsPer1000Points'> {
  const way = pageData.waysToSpend.find(({ code }) => code === kind)
  if (!way) throw new Error(`the sandbox has no way to spend on ${kind}`)
  return way
}

/** The kinds that pay an amount, each with its call, the page that it comes back to, and another order beside the first. */
export const amountWays = amountKinds.map((way) => ({
  way,
  call: amountCallOf[way],
  page: new RegExp(`^(/fr-ca)?/account/redeem/${way}\\?.*intent=`),
  spent: AMOUNT,
  review: (member: Traveller, points = AMOUNT) => reviewPoints(member, way, points),
  reviewOther: (member: Traveller) => reviewPoints(member, way, AMOUNT - 1_000),
}))

/** Every way to spend points. */
export const ways = [
  {
    way: 'a gift card',
    call: 'redeemGiftCards' as const,
    page: new RegExp(`^(/fr-ca)?/gift-cards/${BRAND}/redeem\\?.*intent=`),
    spent: CARD_POINTS,
    review: async (member: Traveller) => reviewCards(member, await aSelection(member)),
    reviewOther: async (member: Traveller) => reviewCards(member, await aSelection(member, { quantity: 2 })),
  },
  ...amountWays,
]

/**
 * Exactly one order with one idempotency key, points taken once, and balanced books.
 * @param landed only one request gets the receipt directly; the others get the receipt or the page that polls the outcome
 */
export async function expectOneOrder(
  { customer }: Member,
  spent: number,
  landed: readonly string[] = [],
): Promise<void> {
  await expect
    .poll(async () => (await control.look(customer.sub)).redemptions)
    .toEqual([expect.objectContaining({ state: 'done' })])
  const { orders, balance, ledger } = await control.look(customer.sub)
  expect(orders).toEqual([expect.objectContaining({ points: spent })])
  expect(balance).toBe(POINTS - spent)
  expect(ledger.filter(({ points }) => points < 0)).toHaveLength(1)
  for (const place of landed) expect(place).toMatch(/^\/(success\?orderNumber=|.*[?&]intent=)/)
  expect(await control.checkBooks()).toMatchObject({ isBalanced: true })
}
