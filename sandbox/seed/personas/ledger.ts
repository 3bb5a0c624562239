import { type Localised, wholeDollars } from '@borealis/contract/serving/words.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { historyCategories } from '../content/categories.ts'
import { brandOf, pointsPerDollar, skuOf } from '../content/gift-cards.ts'
import { orderExplanation } from '../order-words.ts'
import { type RefundKind, refundLine } from '../refund-words.ts'
import type { PlannedOrder, PlannedReversal, PlannedTransaction } from './plan.ts'

/** What a line says before it has its place in the ledger. */
export type LedgerEntry = Omit<
  PlannedTransaction,
  'id' | 'reference' | 'balanceAfter' | 'points' | 'postedAt' | 'postsBy' | 'orderNumber'
> & { readonly postsBy?: string; readonly orderNumber?: string }

type GiftCardEntry = {
  readonly at: string
  readonly orderNumber: string
  readonly brandId: string
  /** Of one card. */
  readonly dollars: number
  /** Cards; 1 by default. */
  readonly qty?: number
  readonly format: GiftCardFormat
  readonly addressId?: string
  readonly trackingNumber?: string
}

type ReturnEntry = {
  readonly at: string
  readonly order: GiftCardEntry
  readonly kind: RefundKind
  /** All of them by default. */
  readonly cards?: number
}

export type Ledger = ReturnType<typeof openLedger>

/** Collects a persona's lines in any order and works out balances when it is closed. */
export function openLedger(initials: string) {
  const entries: LedgerEntry[] = []
  const cards: GiftCardEntry[] = []
  const returns: ReturnEntry[] = []

  return {
    add(...lines: LedgerEntry[]): void {
      entries.push(...lines)
    },

    /** A correction by the programme. */
    adjust(at: string, points: number, description: Localised, explanation: Localised): void {
      entries.push({
        occurredAt: at,
        type: 'ADJUST',
        category: historyCategories.adjustment.code,
        partner: null,
        cardType: 'MEMBER',
        description,
        explanation,
        amountCents: null,
        basePoints: points,
        bonusPoints: 0,
      })
    },

    /** Points for one gift card, as a line and as an order. */
    redeem(card: GiftCardEntry): GiftCardEntry {
      cards.push(card)
      entries.push(redemptionLine(card))
      return card
    },

    /** Points of an order, or of some of its cards, that came back at once. */
    giveBack(one: ReturnEntry): void {
      returns.push(one)
      entries.push(returnLine(one))
    },

    /** Sorts by time and gives every line its number and the balance after it. @throws Error for a balance below zero. */
    close() {
      const { transactions, balance, pendingPoints } = bookedInOrder(entries, initials)
      return {
        transactions,
        orders: ordersOf(cards, transactions),
        reversals: reversalsOf(returns, transactions),
        balance,
        pendingPoints,
      }
    },
  }
}

function redemptionLine(card: GiftCardEntry): LedgerEntry {
  const title = titleOf(card)
  return {
    occurredAt: card.at,
    type: 'REDEEM',
    category: historyCategories.redemption.code,
    partner: card.brandId,
    cardType: 'MEMBER',
    description: { en: `Gift card, ${title.en}`, fr: `Carte-cadeau, ${title.fr}` },
    explanation: orderExplanation(card.orderNumber, card.format),
    amountCents: null,
    basePoints: -card.dollars * (card.qty ?? 1) * pointsPerDollar,
    bonusPoints: 0,
    orderNumber: card.orderNumber,
  }
}

function returnLine({ at, order, kind, cards = order.qty ?? 1 }: ReturnEntry): LedgerEntry {
  const { brandId, dollars, orderNumber } = order
  const { name } = brandOf(brandId)
  const value = wholeDollars(dollars)
  return {
    occurredAt: at,
    type: 'REFUND',
    category: historyCategories.redemption.code,
    partner: brandId,
    cardType: 'MEMBER',
    ...refundLine(
      orderNumber,
      { en: `${name}, ${value.en}`, fr: `${name}, ${value.fr}` },
      { kind, cards, valueCents: dollars * 100, isGiftCard: true },
    ),
    amountCents: null,
    basePoints: dollars * cards * pointsPerDollar,
    bonusPoints: 0,
    orderNumber,
  }
}

function bookedInOrder(entries: readonly LedgerEntry[], initials: string) {
  let balance = 0
  let pendingPoints = 0
  const inOrder = entries.toSorted((a, b) =>
    a.occurredAt < b.occurredAt ? -1 : a.occurredAt > b.occurredAt ? 1 : 0,
  )
  const transactions = inOrder.map(({ postsBy, orderNumber, ...entry }, index): PlannedTransaction => {
    const number = String(index + 1).padStart(5, '0')
    const points = entry.basePoints + entry.bonusPoints
    if (postsBy) pendingPoints += points
    else balance += points
    if (balance < 0) throw new Error(`The plan of ${initials} falls below zero at ${entry.occurredAt}`)
    return {
      ...entry,
      id: `txn_${initials.toLowerCase()}${number}`,
      reference: `${initials}-${number}`,
      points,
      postedAt: postsBy ? null : entry.occurredAt,
      postsBy: postsBy ?? null,
      balanceAfter: postsBy ? null : balance,
      orderNumber: orderNumber ?? null,
    }
  })
  return { transactions, balance, pendingPoints }
}

function titleOf({ brandId, dollars, qty = 1 }: GiftCardEntry): Localised {
  const { name } = brandOf(brandId)
  const value = wholeDollars(dollars)
  const times = qty > 1 ? ` ×\u00A0${qty}` : ''
  return { en: `${name} ${value.en}${times}`, fr: `${name} ${value.fr}${times}` }
}

function reversalsOf(
  returns: readonly ReturnEntry[],
  lines: readonly PlannedTransaction[],
): PlannedReversal[] {
  return returns.map(({ order, kind, cards = order.qty ?? 1, at }) => {
    const { orderNumber, dollars } = order
    const line = lines.find(
      (one) => one.type === 'REFUND' && one.orderNumber === orderNumber && one.occurredAt === at,
    )
    if (!line) throw new Error(`The plan gives order ${orderNumber} back without a line`)
    const points = dollars * cards * pointsPerDollar
    return { reference: line.reference, orderNumber, kind, points, cards, at }
  })
}

function ordersOf(cards: readonly GiftCardEntry[], lines: readonly PlannedTransaction[]): PlannedOrder[] {
  const spent = lines.filter(({ type }) => type === 'REDEEM')
  const byOrder = new Map(spent.map((line) => [line.orderNumber, line]))
  return cards
    .map((card): PlannedOrder => {
      const { qty = 1 } = card
      const points = card.dollars * qty * pointsPerDollar
      const after = byOrder.get(card.orderNumber)?.balanceAfter ?? 0
      return {
        orderNumber: card.orderNumber,
        placedAt: card.at,
        format: card.format,
        brandId: card.brandId,
        sku: skuOf(card.brandId, card.dollars),
        lineName: wholeDollars(card.dollars),
        qty,
        points,
        valueCents: card.dollars * qty * 100,
        pointsBefore: after + points,
        pointsAfter: after,
        addressId: card.addressId ?? null,
        trackingNumber: card.trackingNumber ?? null,
      }
    })
    .sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1))
}
