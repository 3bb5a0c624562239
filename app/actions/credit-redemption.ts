import { type CreditRedemptionBody, creditRedemptionBody } from '@borealis/contract/transactions.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatMoney } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { defineOrder } from './action.ts'
import { costWords } from './cost-words.ts'

interface Credit {
  /** The card's name. */
  readonly card: string
  /** What the points are worth, in cents. */
  readonly cents: number
}

/** Points for a credit on a card. */
export const creditRedemption = defineOrder({
  name: 'redeem_credit',
  payload: creditRedemptionBody,
  failureLine: 'REDEEM CREDIT CALLBACK FAILED',
  hint: ({ points }: CreditRedemptionBody, locale: Locale, { card, cents }: Credit) => ({
    title: m.credit_hint({ amount: formatMoney(cents, locale), card }, { locale }),
    detail: costWords(points, locale),
  }),
  order: {
    points: ({ points }) => points,
    creditCents: ({ creditCents }) => creditCents,
    isLike: ({ creditCents }, { kind, valueCents }) =>
      kind === 'credit' && (creditCents === undefined || creditCents === valueCents),
    place: (payload, backend, once) => backend.transactions.redeemCredit(payload, once),
  },
})
