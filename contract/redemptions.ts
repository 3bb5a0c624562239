import { z } from 'zod'
import { type Call, spending } from './call.ts'
import { type Localised, text } from './serving/words.ts'
import { cents, heldPoints, moment, points, sentBack } from './values.ts'

/**
 * The kinds of redemption in which points pay an amount of money. Another one is its code here, what it orders, its call and what
 * backends say of it: ways to spend, orders, conformance suite, sandbox, adapter and site take all of it from here.
 */
export const amountKinds = ['travel', 'credit'] as const
export type AmountKind = (typeof amountKinds)[number]

/** The kinds that take an amount and at most a card; travel takes a purchase. */
export type PlainKind = Exclude<AmountKind, 'travel'>
export const isPlain = (kind: AmountKind): kind is PlainKind => kind !== 'travel'

const amount = {
  points: z.int().positive(),
  /** What the points pay as the customer saw it. The site always sends it; a rate that has changed refuses the order. */
  creditCents: cents.optional().describe('When it is not what the points pay: `PRICE_CHANGED`'),
}

/** POST /transaction/byot: pay (part of) a travel purchase in points. */
export const travelRedemptionBody = z.object({
  accountUniqueId: sentBack(),
  purchaseId: sentBack(),
  ...amount,
})

/** POST /transaction/pfc: turn points into a credit on a card. */
export const creditRedemptionBody = z.object({ accountUniqueId: sentBack(), ...amount })

/** What each of them orders. */
export const amountBodies = {
  travel: travelRedemptionBody,
  credit: creditRedemptionBody,
} satisfies Record<AmountKind, z.ZodType>
export type AmountBody<Kind extends AmountKind> = z.infer<(typeof amountBodies)[Kind]>

export const creditResult = z.object({
  orderNumber: z.string().min(1),
  pageNumber: z.int().min(1),
  points,
  creditCents: cents,
  balanceAfter: heldPoints,
  placedAt: moment,
})

const paying = {
  tag: 'transactions',
  client: 'customer',
  method: 'POST',
  auth: 'step-up',
  headers: ['Idempotency-Key'],
  response: creditResult,
  status: 201,
} as const

/** Their calls. */
export const amountCalls = {
  redeemTravel: {
    ...paying,
    summary: 'Pays for a travel purchase in points',
    path: '/transaction/byot',
    body: travelRedemptionBody,
    problems: [...spending, 'ACCOUNT_NOT_FOUND', 'PURCHASE_NOT_FOUND', 'ALREADY_APPLIED', 'PRICE_CHANGED'],
  },
  redeemCredit: {
    ...paying,
    summary: 'Turns points into a credit on a card',
    path: '/transaction/pfc',
    body: creditRedemptionBody,
    problems: [...spending, 'ACCOUNT_NOT_FOUND', 'PRICE_CHANGED'],
  },
} as const satisfies Record<string, Call>

export type AmountCall = keyof typeof amountCalls
export const amountCallOf = {
  travel: 'redeemTravel',
  credit: 'redeemCredit',
} as const satisfies Record<AmountKind, AmountCall>
export const amountCallNames = Object.values(amountCallOf)

interface AmountOrder {
  /** Of its line in the history. */
  readonly category: string
  /** @param name the merchant of a trip; otherwise the money */
  readonly title: (name: Localised) => Localised
  readonly waiting: Localised
  readonly applied: Localised
  readonly promise: Localised
}

const toCard = {
  waiting: text('Credit in progress', 'Crédit en cours'),
  applied: text('Credited to your card', 'Crédit porté au compte de votre carte'),
  promise: text(
    'The credit reaches your card within two business days.',
    'Le crédit est porté au compte de votre carte en deux jours ouvrables au plus.',
  ),
}

/** What backends say of points that pay an amount of money, by kind. */
export const amountOrders: Readonly<Record<AmountKind, AmountOrder>> = {
  travel: {
    category: 'TRAVEL',
    title: ({ en, fr }) => ({ en: `Travel, ${en}`, fr: `Voyage, ${fr}` }),
    ...toCard,
  },
  credit: {
    category: 'REDEMPTION',
    title: ({ en, fr }) => ({ en: `Card credit, ${en}`, fr: `Crédit sur carte, ${fr}` }),
    ...toCard,
  },
}
