import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { expect } from 'vitest'
import { getOrderProgress } from '../../app/actions/order-progress.data.ts'
import type { Locale } from '../../app/domain/locale.ts'
import { getGiftCard } from '../../app/features/gift-cards/gift-cards.data.ts'
import { reviewOrder } from '../../app/features/spend/spend.data.ts'
import type { OrderSelection } from '../../app/features/spend/spend.schema.ts'
import { confirm } from './confirm.ts'
import { type Browser, type Member, signedIn } from './member.ts'

export const BRAND = 'prairie-outfitters'

export const theBrand = (browser: Browser): Promise<GiftCardBrand> =>
  browser.at(() => getGiftCard({ data: { brandId: BRAND }, fetch: browser.fetch }))

/** One e-card of the lowest denomination by default. */
export async function aSelection(
  browser: Browser,
  other: Partial<OrderSelection> = {},
): Promise<OrderSelection> {
  const { denominations } = await theBrand(browser)
  const { sku = '', points = 0 } =
    denominations.find(({ sku }) => sku === other.sku) ?? denominations[0] ?? {}
  return { brandId: BRAND, format: 'E-Card', sku, points, quantity: 1, ...other }
}

export const review = (browser: Browser, selection: OrderSelection) =>
  browser.at(() => reviewOrder({ data: selection, fetch: browser.fetch }))

export const progressOf = (browser: Browser, intent: string) =>
  browser.at(() => getOrderProgress({ data: { intent }, fetch: browser.fetch }))

/** Places an order. Resolves with its number once that is known, which on a busy machine is after the redirect. */
export async function ordered(member: Member, other: Partial<OrderSelection> = {}): Promise<string> {
  const { intent } = await review(member, await aSelection(member, other))
  await confirm(member, intent)
  await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
  const progress = await progressOf(member, intent)
  return (progress.name === 'done' && progress.orderNumber) || ''
}

/** A new member who has ordered e-cards of the lowest denomination, with the order number. */
export async function memberWithOrder(quantity = 1, locale: Locale = 'en-ca') {
  const member = await signedIn({ points: 30_000 }, { locale })
  return { member, orderNumber: await ordered(member, { quantity }) }
}
