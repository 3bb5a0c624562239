import type { OrderStatus, TimelineStep } from '@borealis/contract/orders.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import { amountOrders } from '@borealis/contract/redemptions.ts'
import { addDays, dayIn } from '@borealis/contract/serving/days.ts'
import { countedPoints, type Localised, text, textIn } from '@borealis/contract/serving/words.ts'
import type { GiftCardFormat, Language } from '@borealis/contract/values.ts'
import type { RefundKind } from '../../seed/refund-words.ts'

/** What a timeline needs to know about an order. */
type TimelineOrder = {
  orderNumber: string
  kind: 'gift-card' | AmountKind
  format: GiftCardFormat | null
  placedAt: number
  points: number
  city: string | null
  trackingNumber: string | null
  lines: readonly { qty: number }[]
}

/** A reversal as shown in the timeline. */
export type ReversalMoment = {
  kind: RefundKind
  at: number
  points: number
  reason: Localised
  /** The day on which the points are posted; absent once they are. */
  postsBy?: string | null
}

type Step = {
  code: OrderStatus
  at: number
  label: Localised
  detail: Localised | null
  heading: Localised
  /** It goes on after its moment, as the last step too. */
  isUnderWay?: boolean
}

const minute = 60_000

/** The day a number of business days after a moment, skipping weekends. */
function businessDay(from: number, count: number): string {
  let day = new Date(from).toISOString().slice(0, 10)
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)

/** Pseudo-random number between 0 and 1, derived from the order number. */
function shareOf(orderNumber: string): number {
  let hash = 2166136261
  for (const char of orderNumber) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return (hash >>> 0) / 4294967296
}

/** When an e-card is sent: one to twelve minutes after the order, within the promised fifteen. */
export const sentAt = ({ orderNumber, placedAt }: Pick<TimelineOrder, 'orderNumber' | 'placedAt'>): number =>
  placedAt + Math.round((1 + shareOf(orderNumber) * 11) * minute)

/** Expected delivery day of a physical card, otherwise null. */
export const expectedOn = ({
  format,
  placedAt,
}: Pick<TimelineOrder, 'format' | 'placedAt'>): string | null =>
  format === 'Physical' ? businessDay(placedAt, 7) : null

function placed({ placedAt, points }: TimelineOrder, heading: Localised): Step {
  const spent = countedPoints(points)
  return {
    code: 'placed',
    at: placedAt,
    label: text('Order placed', 'Commande passée'),
    detail: text(
      `${spent.en} redeemed, confirmed with a code.`,
      `Échange de ${spent.fr}, confirmé avec un code.`,
    ),
    heading,
  }
}

/** Whether more than one card was ordered. */
export const hasManyCards = ({ lines }: Pick<TimelineOrder, 'lines'>): boolean =>
  lines.reduce((sum, { qty }) => sum + qty, 0) > 1

function eCardSteps(order: TimelineOrder): Step[] {
  const isMany = hasManyCards(order)
  return [
    placed(
      order,
      isMany
        ? text('Preparing your e-cards', 'Cartes électroniques en préparation')
        : text('Preparing your e-card', 'Carte électronique en préparation'),
    ),
    {
      code: 'sent',
      at: sentAt(order),
      label: text('Sent by email', isMany ? 'Envoyées par courriel' : 'Envoyée par courriel'),
      detail: null,
      heading: text(
        'Sent to your email',
        isMany ? 'Envoyées à votre adresse courriel' : 'Envoyée à votre adresse courriel',
      ),
    },
  ]
}

function parcelSteps(order: TimelineOrder): Step[] {
  const { placedAt } = order
  const city = order.city ?? ''
  const expected = businessDay(placedAt, 7)
  const late = addDays(expected, 7)
  const isMany = hasManyCards(order)
  return [
    placed(
      order,
      isMany
        ? text('Printing your cards', "Cartes en cours d'impression")
        : text('Printing your card', "Carte en cours d'impression"),
    ),
    {
      code: 'printed',
      at: at(businessDay(placedAt, 1), '19:30'),
      label: isMany ? text('Cards printed', 'Cartes imprimées') : text('Card printed', 'Carte imprimée'),
      detail: null,
      heading: text(
        'Printed and ready to ship',
        isMany ? 'Imprimées, prêtes à expédier' : 'Imprimée, prête à expédier',
      ),
    },
    {
      code: 'shipped',
      at: at(businessDay(placedAt, 3), '14:05'),
      label: text(
        'Shipped with Canada Post',
        isMany ? 'Expédiées par Postes Canada' : 'Expédiée par Postes Canada',
      ),
      detail: null,
      heading: { en: `On its way to ${city}`, fr: `En route\u00a0: ${city}` },
    },
    {
      code: 'delivered',
      at: at(expected, '18:00'),
      label: text('Delivered', isMany ? 'Livrées' : 'Livrée'),
      detail: isMany
        ? text(
            `If they haven't arrived by ${monthDay(late, 'en')}, contact us.`,
            `Si elles ne sont toujours pas arrivées le ${monthDay(late, 'fr')}, communiquez avec nous.`,
          )
        : text(
            `If it hasn't arrived by ${monthDay(late, 'en')}, contact us.`,
            `Si elle n'est toujours pas arrivée le ${monthDay(late, 'fr')}, communiquez avec nous.`,
          ),
      heading: { en: `Delivered to ${city}`, fr: `${isMany ? 'Livrées' : 'Livrée'}\u00a0: ${city}` },
    },
  ]
}

function amountSteps(order: TimelineOrder, kind: AmountKind): Step[] {
  const { waiting, applied } = amountOrders[kind]
  const appliedAt = at(businessDay(order.placedAt, 2), '15:00')
  return [
    placed(order, waiting),
    { code: 'applied', at: appliedAt, label: applied, detail: null, heading: applied },
  ]
}

/** A day of about now, as a sentence has it: "Dec 25". */
function monthDay(day: string, language: Language): string {
  const written = new Intl.DateTimeFormat(`${language}-CA`, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
  // French writes "1er", and Intl does not. Day and month stay on one line.
  return (language === 'fr' ? written.replace(/^1(?=\s)/, '1er') : written).replace(' ', '\u00a0')
}

/** Status of an order at a moment of the sandbox clock, with past and future steps. */
export function timelineOf(
  order: TimelineOrder & { reversals: readonly ReversalMoment[]; zone: string },
  now: number,
  language: Language,
) {
  const steps = withReversals(stepsOf(order), order.reversals)
  const current = Math.max(
    0,
    steps.findLastIndex((step) => step.at <= now),
  )
  const isOver = current === steps.length - 1 && !steps[current]?.isUnderWay
  // A partial reversal is an event, not the current step.
  const here = steps.slice(0, current + 1).findLast(({ code }) => code !== 'partly-fulfilled')
  if (!here) throw new Error(`order ${order.orderNumber} has no timeline`)
  // The tracking number is shown once the parcel is with Canada Post, and never for a cancelled one.
  const hasLeft = steps.some(({ code, at: time }) => code === 'shipped' && time <= now)
  const tracking = hasLeft ? order.trackingNumber : null
  const timeline = steps.map(({ code, at: time, label, detail }, index): TimelineStep => {
    const isAhead = index > current
    const day = dayIn(time, order.zone)
    return {
      code,
      label: textIn(label, language),
      detail:
        code === 'shipped' && tracking
          ? textIn(trackingText, language) + tracking
          : // What to do if it does not come is over once it has.
            code === 'delivered' && !isAhead
            ? null
            : detail
              ? textIn(detail, language)
              : null,
      at: isAhead ? null : new Date(time).toISOString(),
      expectedOn: isAhead ? day : null,
      state: isAhead ? 'next' : index < current || isOver ? 'done' : 'now',
    }
  })
  const isPart = isOver && order.reversals.some(({ kind }) => kind === 'partly-fulfilled')
  const status = isPart && !isReversed(here.code) ? 'partly-fulfilled' : here.code
  return { status, statusText: textIn(here.heading, language), timeline, tracking }
}

const trackingText = { en: 'Tracking number ', fr: 'Numéro de suivi ' }

const isReversed = (code: OrderStatus) => code === 'cancelled' || code === 'refunded'

/** A full reversal ends the timeline and removes future steps; a partial one is inserted by date. */
function withReversals(steps: readonly Step[], reversals: readonly ReversalMoment[]): Step[] {
  const end = reversals.find(({ kind }) => isReversed(kind))
  const happened = end ? steps.filter((step) => step.at <= end.at) : steps
  return [...happened, ...reversals.map(reversalStep)].toSorted((a, b) => a.at - b.at)
}

function reversalStep({ kind, at: time, points, reason, postsBy }: ReversalMoment): Step {
  const back = countedPoints(points)
  return {
    code: kind,
    at: time,
    ...reversalWords[kind],
    ...(kind === 'refunded' && postsBy ? onTheirWay : {}),
    detail: postsBy
      ? text(
          `${reason.en} We’ll return ${back.en} by ${monthDay(postsBy, 'en')}.`,
          `${reason.fr} Nous vous remettrons ${back.fr} d'ici le ${monthDay(postsBy, 'fr')}.`.replace(
            '..',
            '.',
          ),
        )
      : {
          en: `${reason.en} We returned ${back.en}.`,
          fr: `${reason.fr} Nous vous avons remis ${back.fr}.`,
        },
  }
}

const reversalWords: Record<ReversalMoment['kind'], Pick<Step, 'label' | 'heading'>> = {
  cancelled: {
    label: text('Order cancelled', 'Commande annulée'),
    heading: text('This order was cancelled', 'Cette commande a été annulée'),
  },
  'partly-fulfilled': {
    label: text('Some cards unavailable', 'Certaines cartes non disponibles'),
    heading: text('Some of your points were returned', 'Une partie de vos points vous a été remise'),
  },
  refunded: {
    label: text('Points returned', 'Points remis'),
    heading: text('Points returned', 'Points remis'),
  },
}

/** A refund whose points are still pending. */
const onTheirWay = {
  label: text('Points being returned', 'Points bientôt remis'),
  heading: text('Your points will be returned', 'Vos points vous seront remis'),
  isUnderWay: true,
}

function stepsOf(order: TimelineOrder): Step[] {
  if (order.kind !== 'gift-card') return amountSteps(order, order.kind)
  return order.format === 'Physical' ? parcelSteps(order) : eCardSteps(order)
}
