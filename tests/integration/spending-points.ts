import type { PlainKind } from '@borealis/contract/redemptions.ts'
import type { Locale } from '../../app/domain/locale.ts'
import { centsOf } from '../../app/domain/spending.ts'
import { getTravelPurchase, listTravelPurchases, reviewAmount } from '../../app/features/spend/spend.data.ts'
import pageData from '../../sandbox/seed/data/page-data.json' with { type: 'json' }
import { daysAgo } from '../support/samples.ts'
import { type Browser, type Member, signedIn } from './member.ts'

export const BILL_CENTS = 10_000

/** A customer with one trip of $100.00 on their card, or more. */
export async function traveller(
  { points = 30_000, trips = 1, ...other }: { points?: number; trips?: number; isFrozen?: boolean } = {},
  options: { locale?: Locale } = {},
): Promise<Member & { card: string }> {
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

export const tripsOf = async (member: Member & { card: string }) =>
  (await listTrips(member, { accountUniqueId: member.card, page: 1 })).purchases

export const tripOf = (browser: Browser, accountUniqueId: string, purchaseId: string) =>
  browser.at(() => getTravelPurchase({ data: { accountUniqueId, purchaseId }, fetch: browser.fetch }))

type Selection = Omit<Parameters<typeof reviewAmount>[0]['data'], 'kind'>

export const review = (browser: Browser, data: Parameters<typeof reviewAmount>[0]['data']) =>
  browser.at(() => reviewAmount({ data, fetch: browser.fetch }))

export const reviewTrip = (browser: Browser, selection: Selection) =>
  review(browser, { kind: 'travel', ...selection })

/** At the programme's rate. */
export const reviewPlain = (member: Member & { card: string }, kind: PlainKind, points: number) =>
  review(member, { kind, accountUniqueId: member.card, points, creditCents: centsOf(points, rateOf(kind)) })

function rateOf(kind: PlainKind) {
  const way = pageData.waysToSpend.find(({ code }) => code === kind)
  if (!way) throw new Error(`the sandbox has no way to spend on ${kind}`)
  return way
}

export const reviewCardCredit = (browser: Browser, selection: Selection) =>
  review(browser, { kind: 'credit', ...selection })
