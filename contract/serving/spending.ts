import type { OrderLine } from '../gift-cards.ts'
import { orderQuantity } from '../order-line.ts'
import type { TravelPurchase } from '../orders.ts'
import type { RedemptionLimits, WayToSpend } from '../page-data.ts'
import {
  type AmountBody,
  amountCallOf,
  amountKinds,
  amountOrders,
  isPlain,
  type PlainKind,
} from '../redemptions.ts'
import type { GiftCardFormat } from '../values.ts'
import { dayIn } from './days.ts'
import { Refusal, refuseField } from './refusal.ts'
import { countedPoints, dollars, grouped, type Localised, text, worthOf } from './words.ts'

/** One amount of a brand in the backend's own price list; prices sent by a client are only compared with it. */
export type PricedCard = {
  brandId: string
  brandName: string
  sku: string
  points: number
  valueCents: number
  formats: readonly GiftCardFormat[]
}
export type Priced = { line: OrderLine; card: PricedCard }
export type SpendingRules = Pick<WayToSpend, 'centsPer1000Points' | 'minPoints' | 'stepPoints'>

/** @throws Refusal NOT_FOUND, FORMAT_NOT_OFFERED or PRICE_CHANGED */
export function priceOf(line: OrderLine, format: GiftCardFormat, card: PricedCard | null): Priced {
  if (!card) throw new Refusal('NOT_FOUND')
  if (!card.formats.includes(format)) throw new Refusal('FORMAT_NOT_OFFERED')
  if (card.points !== line.points) throw new Refusal('PRICE_CHANGED')
  return { line, card }
}

/** @throws Refusal LIMIT_EXCEEDED above the number of cards in one order */
export function refuseTooMany({ maxQuantity }: RedemptionLimits, lines: readonly OrderLine[]): void {
  if (maxQuantity === undefined || orderQuantity(lines) <= maxQuantity) return
  const cards = maxQuantity < 2 ? { en: 'card', fr: 'carte' } : { en: 'cards', fr: 'cartes' }
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `You can order up to ${maxQuantity} ${cards.en} at a time. No points were redeemed.`,
      `Vous pouvez commander jusqu'à ${maxQuantity} ${cards.fr} à la fois. Aucun point n'a été échangé.`,
    ),
  })
}

/** @throws Refusal LIMIT_EXCEEDED below the minimum of an order */
export function refuseTooSmall({ minPoints }: RedemptionLimits, points: number): void {
  if (minPoints === undefined || points >= minPoints) return
  const min = countedPoints(minPoints)
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `Redeem at least ${min.en}. No points were redeemed.`,
      `Échangez au moins ${min.fr}. Aucun point n'a été échangé.`,
    ),
  })
}

/**
 * Whether an order still counts against the day's limit: until its day is over where the member is now, and where they were when they
 * placed it. So nobody gets a day anew by another province.
 */
export const isOfToday = (placedAt: number, zones: readonly string[], now: number): boolean =>
  zones.some((zone) => dayIn(placedAt, zone) === dayIn(now, zone))

/** No order is of today that was placed longer ago: a day has 25 hours at most. */
export const TODAY_WITHIN_MS = 25 * 3_600_000

/**
 * @param spent points of today's orders (`isOfToday`), less what came back
 * @throws Refusal LIMIT_EXCEEDED above the daily limit
 */
export function refuseBeyondDay(
  { maxPointsPerDay }: RedemptionLimits,
  spent: () => number,
  points: number,
): void {
  if (maxPointsPerDay === undefined || spent() + points <= maxPointsPerDay) return
  const max = countedPoints(maxPointsPerDay)
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `You can redeem up to ${max.en} per day. No points were redeemed.`,
      `Vous pouvez échanger jusqu'à ${max.fr} par jour. Aucun point n'a été échangé.`,
    ),
  })
}

/** @throws Refusal INSUFFICIENT_POINTS with the number of points missing */
export function refuseShortfall(balance: number, points: number): void {
  const missing = points - balance
  if (missing <= 0) return
  const short = countedPoints(missing)
  throw new Refusal('INSUFFICIENT_POINTS', {
    detail: text(
      `You need ${grouped(missing).en} more ${missing === 1 ? 'point' : 'points'}. No points were redeemed.`,
      `Il vous manque ${short.fr}. Aucun point n'a été échangé.`,
    ),
  })
}

/** What points pay, and what a sum costs. */
const centsFor = (points: number, rules: SpendingRules) =>
  Math.floor((points * rules.centsPer1000Points) / 1000)
export const pointsFor = (cents: number, rules: SpendingRules) =>
  Math.ceil((cents * 1000) / rules.centsPer1000Points)

/** @throws Refusal for points below the minimum, off the step size, or above the amount owed */
function refuseUneven(
  points: number,
  { minPoints, stepPoints }: SpendingRules,
  maxPoints: number | null,
): void {
  if (points >= minPoints && points % stepPoints === 0 && (maxPoints === null || points <= maxPoints)) return
  const [min, step] = [countedPoints(minPoints), grouped(stepPoints)]
  const max = maxPoints === null ? null : grouped(maxPoints)
  const upTo = max && { en: `, up to ${max.en}`, fr: `, jusqu’à ${max.fr}` }
  throw refuseField(
    'points',
    text(
      `Enter at least ${min.en}, in increments of ${step.en}${upTo?.en ?? ''}`,
      `Entrez au moins ${min.fr}, par tranches de ${step.fr}${upTo?.fr ?? ''}`,
    ),
  )
}

/** @throws Refusal when the points do not pay what the customer saw */
function refuseOtherRate({ creditCents }: { creditCents?: number | undefined }, valueCents: number): void {
  if (creditCents === undefined || creditCents === valueCents) return
  throw new Refusal('PRICE_CHANGED', {
    detail: text(
      'The value of your points has changed, so no points were redeemed. Review the new amount.',
      "La valeur de vos points a changé\u00a0: aucun point n'a été échangé. Vérifiez le nouveau montant.",
    ),
  })
}

/** What is paid, and what the order of it is called. */
interface Payment {
  readonly valueCents: number
  readonly title: Localised
}

/**
 * Points for as much of a trip.
 * @throws Refusal ALREADY_APPLIED, VALIDATION_FAILED or PRICE_CHANGED
 */
export function tripPayment(
  body: AmountBody<'travel'>,
  { status, openCents, merchant }: Pick<TravelPurchase, 'status' | 'openCents' | 'merchant'>,
  rules: SpendingRules,
): Payment {
  if (status === 'applied') throw new Refusal('ALREADY_APPLIED')
  if (status !== 'open') throw refuseField('purchaseId', tooLate)
  const pointsForAll = pointsFor(openCents, rules)
  const isAll = body.points === pointsForAll
  if (!isAll) refuseUneven(body.points, rules, pointsForAll)
  const valueCents = isAll ? openCents : centsFor(body.points, rules)
  refuseOtherRate(body, valueCents)
  return { valueCents, title: amountOrders.travel.title({ en: merchant, fr: merchant }) }
}

const tooLate = text(
  'The deadline to pay for this purchase with points has passed.',
  'Le délai pour payer cet achat en points est écoulé.',
)

/**
 * Points for what takes no more than a card, at the rate of its way to spend.
 * @throws Refusal VALIDATION_FAILED or PRICE_CHANGED
 */
export function plainPayment(kind: PlainKind, body: AmountBody<PlainKind>, rules: SpendingRules): Payment {
  refuseUneven(body.points, rules, null)
  const valueCents = centsFor(body.points, rules)
  refuseOtherRate(body, valueCents)
  return { valueCents, title: amountOrders[kind].title(dollars(valueCents)) }
}

/** One entry for the call of each kind that takes no more than a card and points. */
export function plainCalls<Entry>(
  entryOf: (kind: PlainKind) => Entry,
): Record<(typeof amountCallOf)[PlainKind], Entry> {
  const entries = amountKinds.filter(isPlain).map((kind) => [amountCallOf[kind], entryOf(kind)])
  // Every name of the type is a key.
  return Object.fromEntries(entries)
}

/** “Laurentide Sport, $25”, “… × 2”, “… and 1 more”. */
export function titleOf([first, ...others]: readonly Priced[]): Localised {
  if (!first) throw new Error('an order has at least one line')
  const value = worthOf(first.card.valueCents)
  const times = first.line.qty > 1 ? ` ×\u00A0${first.line.qty}` : ''
  const more = others.length
  const name = first.card.brandName
  return {
    en: `${name}, ${value.en}${times}${more ? ` and ${more} more` : ''}`,
    fr: `${name}, ${value.fr}${times}${more ? ` et ${more} de plus` : ''}`,
  }
}
