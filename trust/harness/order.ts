import { setTimeout as wait } from 'node:timers/promises'
import { stepUpAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import type { CustomerPlan, TestCustomer } from '../../tests/support/control.ts'
import { daysAgo } from '../../tests/support/days-ago.ts'
import type { Member } from './member.ts'

/** Every order of a proof takes so many points: one e-card of $25, $22.50 of a trip, or $17.50 on a card. */
export const ORDER_POINTS = 2_500
/** The order of every proof that does not say which: one e-card. */
export const reviewPath =
  '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=1'

/** Ways to spend points. Each is a separate action with its own operation in the backend. */
export const orderKinds = ['gift-card', 'travel', 'credit'] as const
export type OrderKind = (typeof orderKinds)[number]

/** What a customer needs besides points to spend them this way, for the control API. */
export function planFor(kind: OrderKind): CustomerPlan {
  if (kind === 'gift-card') return {}
  if (kind === 'credit') return { hasCreditCard: true }
  const trip = { merchant: 'Northline Rail', amountCents: 10_000, applyBy: '2099-12-31' }
  return { travelPurchases: [{ ...trip, purchasedOn: daysAgo(1) }] }
}

/** The pending action that a review page confirms; `undefined` when the page offers none. */
export const intentIn = (page: string): string | undefined =>
  /name="intent"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? /value="([^"]+)"[^>]*name="intent"/.exec(page)?.[1]

/** Confirms what the page offers and walks the step-up; the callback is not opened yet. */
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

/** Reviews the order at `path` and confirms it, up to the address that runs it. The customer is signed in. */
export async function orderAt(member: Member, path: string): Promise<string> {
  return confirmOrder(member, await pageWith(member, path, intentIn, 'the order'))
}

/** The same for one e-card, with the sign-in before it. */
export async function prepareOrder(member: Member): Promise<string> {
  await member.signIn()
  return orderAt(member, reviewPath)
}

const AMOUNT = `amount=other&points=${ORDER_POINTS}&step=review`

/** Where the order of this kind is reviewed. The customer is signed in. */
export async function reviewPathOf(member: Member, kind: OrderKind): Promise<string> {
  if (kind === 'gift-card') return reviewPath
  const card = cardOf(member.customer)
  if (kind === 'credit') return `/account/redeem/credit?card=${card}&${AMOUNT}`
  const purchaseIn = (page: string) => /[?&;]purchase=([\w-]+)/.exec(page)?.[1]
  const page = await pageWith(member, `/account/redeem/travel?card=${card}`, purchaseIn, 'the trip')
  return travelReviewPath(member.customer, purchaseIn(page) ?? '')
}

/** Where a part of one trip is reviewed. */
export const travelReviewPath = (customer: TestCustomer, purchase: string): string =>
  `/account/redeem/travel?card=${cardOf(customer)}&purchase=${purchase}&${AMOUNT}`

function cardOf({ creditCardId }: TestCustomer): string {
  if (!creditCardId) throw new Error('this customer has no credit card')
  return creditCardId
}

/** On a busy machine a call may time out, and the page says so. That is retried: the trial has not begun yet. */
async function pageWith(
  member: Member,
  path: string,
  find: (page: string) => string | undefined,
  what: string,
): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    const { text } = await member.get(path)
    if (find(text)) return text
    await wait(300)
  }
  throw new Error(`the page never offered ${what}: ${path}`)
}
