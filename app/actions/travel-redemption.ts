import { type TravelRedemptionBody, travelRedemptionBody } from '@borealis/contract/transactions.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatMoney } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { defineOrder } from './action.ts'
import { costWords } from './cost-words.ts'

interface Trip {
  readonly merchant: string
  /** What the points pay of it, in cents. */
  readonly cents: number
}

/** Points for a travel purchase. */
export const travelRedemption = defineOrder({
  name: 'redeem_travel',
  payload: travelRedemptionBody,
  failureLine: 'REDEEM TRAVEL CALLBACK FAILED',
  hint: ({ points }: TravelRedemptionBody, locale: Locale, { merchant, cents }: Trip) => ({
    title: m.travel_hint({ amount: formatMoney(cents, locale), merchant }, { locale }),
    detail: costWords(points, locale),
  }),
  order: {
    points: ({ points }) => points,
    creditCents: ({ creditCents }) => creditCents,
    isLike: ({ creditCents }, { kind, valueCents }) =>
      kind === 'travel' && (creditCents === undefined || creditCents === valueCents),
    place: (payload, backend, once) => backend.transactions.redeemTravel(payload, once),
  },
})
