import { amountKinds, isPlain } from '../../contract/redemptions.ts'
import { stepUpAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import type { CustomerPlan, TestCustomer } from '../../tests/support/control.ts'
import { daysAgo } from '../../tests/support/samples.ts'
import { passTime } from '../../tests/support/waits.ts'
import type { Member } from './member.ts'

/** The points of every order in a figure. */
export const ORDER_POINTS = 2_500
/** What they are worth, in cents: one e-card, a part of a trip, or a credit on a card. */
export const ORDER_CENTS: Readonly<Record<OrderKind, number>> = {
  'gift-card': 2_500,
  travel: 2_250,
  credit: 1_750,
}
/** The default order: one e-card. */
export const reviewPath =
  '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=1'

/** Ways to spend points, each with its own action and backend call. */
export const orderKinds = ['gift-card', ...amountKinds] as const
export type OrderKind = (typeof orderKinds)[number]

/** What a customer needs besides points to spend them this way, for the control API. */
export function planFor(kind: OrderKind): CustomerPlan {
  if (kind === 'gift-card') return {}
  if (isPlain(kind)) return { hasCreditCard: true }
  const trip = { merchant: 'Northline Rail', amountCents: 10_000, applyBy: '2099-12-31' }
  return { travelPurchases: [{ ...trip, purchasedOn: daysAgo(1) }] }
}

/** The pending action in a review page; `undefined` when there is none. */
export const intentIn = (page: string): string | undefined =>
  /name="intent"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? /value="([^"]+)"[^>]*name="intent"/.exec(page)?.[1]

/**
 * Confirms the review and completes the step-up.
 * @returns the callback URL, which is not opened
 */
export async function confirmOrder(member: Member, page: string): Promise<string> {
  const intent = intentIn(page)
  if (!intent) throw new Error('the page offers nothing to confirm')
  const sent = await member.post('/auth/step-up', { intent })
  if (!sent.location?.startsWith('http'))
    throw new Error(`the step-up began with ${sent.status} ${sent.location}`)
  const { email } = member.customer
  const { callbackUrl } = await stepUpAtProvider(sent.location, member.provider, { email })
  return callbackUrl
}

/**
 * Reviews the order at `path` and confirms it.
 * @returns the callback URL. The customer must be signed in
 */
export async function orderAt(member: Member, path: string): Promise<string> {
  return confirmOrder(member, await pageWith(member, path, intentIn, 'the order'))
}

/** The same for one e-card, with a sign-in first. */
export async function prepareOrder(member: Member): Promise<string> {
  await member.signIn()
  return orderAt(member, reviewPath)
}

const AMOUNT = `amount=other&points=${ORDER_POINTS}&step=review`

/** The path of a review of this kind. The customer must be signed in. */
export async function reviewPathOf(member: Member, kind: OrderKind): Promise<string> {
  if (kind === 'gift-card') return reviewPath
  const card = cardOf(member.customer)
  if (isPlain(kind)) return `/account/redeem/${kind}?card=${card}&${AMOUNT}`
  const purchaseIn = (page: string) => /[?&;]purchase=([\w-]+)/.exec(page)?.[1]
  const page = await pageWith(member, `/account/redeem/travel?card=${card}`, purchaseIn, 'the trip')
  return travelReviewPath(member.customer, purchaseIn(page) ?? '')
}

/** The path of a review that pays a part of one trip. */
export const travelReviewPath = (customer: TestCustomer, purchase: string): string =>
  `/account/redeem/travel?card=${cardOf(customer)}&purchase=${purchase}&${AMOUNT}`

function cardOf({ creditCardId }: TestCustomer): string {
  if (!creditCardId) throw new Error('this customer has no credit card')
  return creditCardId
}

/** Retries when a call times out on a busy machine, as long as the trial has not started. */
async function pageWith(
  member: Member,
  path: string,
  find: (page: string) => string | undefined,
  what: string,
): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    const { text, location } = await member.get(path)
    if (find(text)) return text
    // The same order before: the site offers it again once its receipt was opened.
    if (location?.includes('/success')) await member.get(location)
    else await passTime(300)
  }
  throw new Error(`the page never offered ${what}: ${path}`)
}
