import { addressBody } from '@borealis/contract/addresses.ts'
import { isCardFor } from '@borealis/contract/limits.ts'
import type { AmountBody, AmountKind, PlainKind } from '@borealis/contract/redemptions.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import {
  plainCalls,
  plainPayment,
  priceOf,
  refuseShortfall,
  refuseTooMany,
  refuseTooSmall,
  type SpendingRules,
  titleOf,
  tripPayment,
} from '@borealis/contract/serving/spending.ts'
import { unmarked } from '@borealis/contract/text.ts'
import { type GiftCardFormat, giftCardFormat } from '@borealis/contract/values.ts'
import { type Known, type Planners, zoneFor } from './handler.ts'
import type { Content, PointsSource } from './sources.ts'
import type { Plan } from './spend.ts'
import type { Store } from './store.ts'

/** What each order takes, by what the sources say at this moment; what the customer saw is only compared with it. */
export function planners({ store, points }: { readonly store: Store; readonly points: PointsSource }) {
  /** The points system has the last word; this spares it what it would refuse. */
  async function refuseBeyondBalance(memberId: string, spent: number): Promise<void> {
    refuseShortfall((await points.balanceOf(memberId)).points, spent)
  }
  async function shippingTo(
    sub: string,
    addressId: string,
    recipient: string,
  ): Promise<Plan['shippingAddress']> {
    const found = (await store.addressesOf(sub)).find(({ uniqueId }) => uniqueId === addressId)
    if (!found) throw new Refusal('ADDRESS_NOT_FOUND')
    return { ...addressBody.parse(found), recipient }
  }

  return {
    redeemGiftCards: async ({ sub, member, body: { lines, addressId }, content }) => {
      const { giftCards, pageData } = await content()
      const { redemptionLimits: limits = {} } = pageData
      const format: GiftCardFormat = addressId === undefined ? 'E-Card' : 'Physical'
      const recipient = `${member.firstName} ${member.lastName}`
      const shippingAddress = addressId === undefined ? null : await shippingTo(sub, addressId, recipient)
      const wanted = new Map<string, number>()
      for (const { sku, qty } of lines) wanted.set(sku, (wanted.get(sku) ?? 0) + qty)
      const pricedBy = (list: Content['giftCards']) =>
        lines.map((line) => {
          const { card, left } = cardIn(list, line, format)
          const found = priceOf(line, format, card)
          // The points system has the last word; the stock may be older.
          if (left < (wanted.get(line.sku) ?? 0)) throw new Refusal('OUT_OF_STOCK')
          return found
        })
      const priced = pricedBy(giftCards)
      refuseTooMany(limits, lines)
      const spent = priced.reduce((sum, { line, card }) => sum + card.points * line.qty, 0)
      refuseTooSmall(limits, spent)
      await refuseBeyondBalance(member.id, spent)
      // The names of its brands in either language; a price that differs between the two is refused.
      const [en, fr] = [await content('en'), await content('fr')]
      return {
        kind: 'gift-card',
        points: spent,
        valueCents: priced.reduce((sum, { line, card }) => sum + card.valueCents * line.qty, 0),
        title: { en: titleOf(pricedBy(en.giftCards)).en, fr: titleOf(pricedBy(fr.giftCards)).fr },
        lines: priced.map(({ line, card }) => ({
          ...line,
          name: card.brandName,
          valueCents: card.valueCents,
        })),
        format,
        brandId: priced[0]?.card.brandId ?? null,
        accountUniqueId: null,
        purchaseId: null,
        shippingAddress,
        addressId: addressId ?? null,
        deliverTo: format === 'E-Card' ? member.email : null,
      }
    },

    redeemTravel: async ({ sub, member, body, content, now }) => {
      const rules = rulesOf(await content(), 'travel')
      await ownCard(points, member.id, body.accountUniqueId, 'travel')
      const today = dayIn(now, zoneFor(member, await store.keptOf(sub)))
      const trip = (await points.tripsOf(member.id, today)).find(
        ({ id, accountUniqueId }) => id === body.purchaseId && accountUniqueId === body.accountUniqueId,
      )
      if (!trip) throw new Refusal('PURCHASE_NOT_FOUND')
      const payment = tripPayment(body, trip, rules)
      await refuseBeyondBalance(member.id, body.points)
      return { ...amountPlan('travel', body, payment), purchaseId: body.purchaseId }
    },

    ...plainCalls((kind) => async ({ member, body, content }: PlainCall) => {
      const rules = rulesOf(await content(), kind)
      if ('accountUniqueId' in body) await ownCard(points, member.id, body.accountUniqueId, kind)
      const payment = plainPayment(kind, body, rules)
      await refuseBeyondBalance(member.id, body.points)
      return amountPlan(kind, body, payment)
    }),
  } satisfies Planners
}

type PlainCall = Known & { readonly body: AmountBody<PlainKind> }

/** @throws Refusal ACCOUNT_NOT_FOUND for a card that is not the member's, or not for this kind */
export async function ownCard(
  points: PointsSource,
  memberId: string,
  uniqueId: string,
  kind: AmountKind,
): Promise<void> {
  const card = (await points.cardsOf(memberId, 'en')).find((one) => one.uniqueId === uniqueId)
  if (!card || !isCardFor(kind, card)) throw new Refusal('ACCOUNT_NOT_FOUND')
}

/** @throws Refusal UNAVAILABLE where the programme does not have this way to spend */
export function rulesOf({ pageData }: Content, kind: AmountKind): SpendingRules {
  const way = pageData.waysToSpend.find(({ code }) => code === kind)
  if (!way) throw new Refusal('UNAVAILABLE')
  return way
}

function cardIn(
  giftCards: Content['giftCards'],
  line: { readonly id: string; readonly sku: string },
  format: GiftCardFormat,
) {
  const brand = giftCards.find(({ brandId }) => brandId === line.id)
  const one = brand?.denominations.find(({ sku }) => sku === line.sku)
  if (!brand || !one) return { card: null, left: 0 }
  // Not counted is without a limit; a format that this amount does not have is sold out.
  const stock = one.stock[format]
  const formats = brand.formats.flatMap((name) => giftCardFormat.safeParse(name).data ?? [])
  return {
    // The points system is given plain names.
    card: { ...brand, ...one, brandName: unmarked(brand.brandName), formats },
    left: stock === null ? Number.POSITIVE_INFINITY : (stock ?? 0),
  }
}

const amountPlan = (
  kind: AmountKind,
  body: AmountBody<AmountKind>,
  payment: Pick<Plan, 'valueCents' | 'title'>,
): Plan => ({
  kind,
  points: body.points,
  ...payment,
  accountUniqueId: 'accountUniqueId' in body ? body.accountUniqueId : null,
  lines: [],
  format: null,
  brandId: null,
  purchaseId: null,
  shippingAddress: null,
  addressId: null,
  deliverTo: null,
})
