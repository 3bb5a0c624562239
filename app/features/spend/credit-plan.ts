import type { Account } from '@borealis/contract/customers.ts'
import { CreditCard } from 'lucide'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { Amount, AmountPlan } from './amount-state.ts'
import { transactionQueries } from './spend.data.ts'

/** What the steps need to know of a card that takes a credit. */
export const creditOrder = ({ uniqueId }: Account) => ({
  code: 'credit' as const,
  review: (amount: Amount | undefined) =>
    transactionQueries.reviewCredit(
      amount && { accountUniqueId: uniqueId, points: amount.points, creditCents: amount.cents },
    ),
})

/** A card as something that points are about to credit. */
export function creditPlan(card: Account): AmountPlan {
  const carried = { card: card.uniqueId }
  return {
    ...creditOrder(card),
    icon: CreditCard,
    title: card.name,
    detail: card.maskedNumber,
    action: href('/account/redeem/credit'),
    carried,
    stepHref: (search) => href('/account/redeem/credit', { ...carried, ...search }),
    rows: [{ id: 'card', label: m.redeem_rowCard(), value: card.name, detail: card.maskedNumber }],
  }
}
