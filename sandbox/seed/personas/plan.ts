import type { Address } from '@borealis/contract/addresses.ts'
import type { Account, Customer } from '@borealis/contract/customers.ts'
import type { Channel } from '@borealis/contract/me.ts'
import type { TravelPurchase } from '@borealis/contract/orders.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { TransactionType } from '@borealis/contract/transaction-types.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import type { RefundKind } from '../refund-words.ts'
import type { Bilingual } from '../text.ts'

/** One line of a persona's ledger. `category` is a code of page data's `historyCategories`, `partner` a brand's id. */
export type PlannedTransaction = {
  readonly id: string
  readonly reference: string
  readonly occurredAt: string
  /** Null while pending; then `balanceAfter` is null too and the line counts in no sum. */
  readonly postedAt: string | null
  readonly postsBy: string | null
  readonly type: TransactionType
  readonly category: string
  readonly partner: string | null
  readonly cardType: string
  readonly description: Localised
  readonly explanation: Localised
  readonly amountCents: number | null
  readonly basePoints: number
  readonly bonusPoints: number
  readonly points: number
  readonly balanceAfter: number | null
  readonly orderNumber: string | null
}

/** A gift-card order behind a REDEEM line. Its timeline follows from `placedAt`, `format` and the sandbox clock. */
export type PlannedOrder = {
  readonly orderNumber: string
  readonly placedAt: string
  readonly format: GiftCardFormat
  readonly brandId: string
  readonly sku: string
  readonly lineName: Localised
  readonly qty: number
  /** Points of the whole order. */
  readonly points: number
  readonly valueCents: number
  readonly pointsBefore: number
  readonly pointsAfter: number
  /** `uniqueId` of the persona's address for a physical card. */
  readonly addressId: string | null
  readonly trackingNumber: string | null
}

/** Points of an order that came back; its REFUND line has the same reference. */
export type PlannedReversal = {
  readonly reference: string
  readonly orderNumber: string
  readonly kind: RefundKind
  readonly points: number
  readonly cards: number
  readonly at: string
}

/** What a persona agreed to, in today's wording. `channel` is the one of a message; a consent has none. */
export type PlannedAgreement = {
  readonly purpose: string
  readonly channel: Channel | null
  /** A calendar day, `YYYY-MM-DD`. */
  readonly agreedOn: string
}

/** A customer to create when the sandbox is seeded: who they are, and everything that happened to them until now. */
export type PersonaPlan = {
  readonly key: string
  readonly email: string
  readonly password: string
  readonly profile: Customer
  readonly addresses: readonly Address[]
  readonly accounts: readonly Bilingual<Account>[]
  /** Oldest first. */
  readonly transactions: readonly PlannedTransaction[]
  /** Oldest first. */
  readonly orders: readonly PlannedOrder[]
  /** Oldest first. */
  readonly reversals: readonly PlannedReversal[]
  readonly travelPurchases: readonly Bilingual<TravelPurchase>[]
  readonly agreements: readonly PlannedAgreement[]
  /** Spendable points now: the sum of all posted lines. */
  readonly balance: number
  readonly pendingPoints: number
}
