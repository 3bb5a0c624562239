import { randomBytes } from 'node:crypto'
import { addressBody } from '@borealis/contract/addresses.ts'
import { goal } from '@borealis/contract/customers.ts'
import { giftCardOrderBody } from '@borealis/contract/gift-cards.ts'
import { transactionType } from '@borealis/contract/points.ts'
import { dayIn, zoneOf } from '@borealis/contract/serving/days.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { dollars, text } from '@borealis/contract/serving/words.ts'
import { day, email, language, moment, provinceCode } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { insertAddress } from '../loyalty/addresses/address-book.ts'
import { ledgerOpening } from '../loyalty/ledger/ledger.ts'
import type { Loyalty } from '../loyalty/loyalty.ts'
import { insertCard, insertMember } from '../loyalty/members/insert-member.ts'
import { memberCardOf } from '../loyalty/members/join-calls.ts'
import { newSceneNumber } from '../loyalty/members/member-number.ts'
import { placeGiftCardOrder } from '../loyalty/redeem/gift-card-order.ts'
import { inOwnName } from '../programme.ts'
import { personaPassword, profileOf } from '../seed/personas/identity.ts'
import { seeded, whole } from '../seed/random.ts'

const plannedLine = z.object({
  occurredAt: moment.optional(),
  type: transactionType.default('EARN'),
  category: z.string().default('GROCERIES'),
  partner: z.string().nullable().default('harbour-grocer'),
  description: z.string().min(1).default('Harbour Grocer'),
  explanation: z.string().default(''),
  amountCents: z.int().min(0).nullable().default(null),
  points: z.int(),
  /** When given, the line is pending until this day. */
  postsBy: day.optional(),
})

/** A customer for a test. Everything has a default; `points` is the opening balance. */
export const newCustomerBody = z.object({
  email: email.optional(),
  password: z.string().min(8).default(personaPassword),
  firstName: z.string().min(1).default('Robin'),
  lastName: z.string().min(1).default('Lavoie'),
  phone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/)
    .default('705-555-0100'),
  language: language.default('en'),
  provinceCode: provinceCode.default('ON'),
  birthDate: day.default('1990-05-17'),
  points: z.int().min(0).default(0),
  addresses: z.array(addressBody).default([]),
  transactions: z.array(plannedLine).default([]),
  /** Number of additional purchases over the last ten years, for tests of scale. */
  purchases: z.int().min(0).max(200_000).default(0),
  /** Orders of e-cards from the opening balance. */
  orders: z
    .array(giftCardOrderBody.pick({ lines: true }).extend({ minutesAgo: z.int().min(0).default(0) }))
    .default([]),
  goal: goal.nullable().default(null),
  memberSince: day.optional(),
  timeZone: z.string().nullable().default(null),
  /** Points expire after this many months without a transaction. */
  pointsExpireAfterMonths: z.int().min(1).optional(),
  /** Start of the first expiry period; a later transaction restarts it. Now by default. */
  pointsExpireSince: moment.optional(),
  status: z.enum(['active', 'suspended', 'closed']).default('active'),
  isFrozen: z.boolean().default(false),
  onBoardMessageActive: z.boolean().default(false),
  hasCreditCard: z.boolean().default(false),
  travelPurchases: z
    .array(
      z.object({
        merchant: z.string().min(1),
        amountCents: z.int().positive(),
        purchasedOn: day,
        applyBy: day,
      }),
    )
    .default([]),
})
export type NewCustomer = z.output<typeof newCustomerBody>

type Db = Loyalty['db']

/** Creates a customer and their account in one transaction. */
export function createCustomer(loyalty: Loyalty, plan: NewCustomer) {
  const { db, accounts, clock } = loyalty
  const now = clock.now()
  return transaction(db, () => {
    const { password, firstName, lastName, phone, language, status } = plan
    const address = plan.email ?? `test.${randomBytes(6).toString('hex')}@example.ca`
    const { sub } = accounts.createAccount({
      email: address,
      password,
      firstName,
      lastName,
      phone,
      language,
      status,
    })
    const sceneNumber = newSceneNumber(db)
    insertMember(
      loyalty,
      profileOf({
        sub,
        sceneNumber,
        firstName,
        lastName,
        email: address,
        phone,
        birthDate: plan.birthDate,
        gender: null,
        provinceCode: plan.provinceCode,
        language,
        timeZone: plan.timeZone,
        memberSince: plan.memberSince ?? dayIn(now, zoneOf(plan.provinceCode, plan.timeZone)),
        onBoardMessageActive: plan.onBoardMessageActive,
        goal: plan.goal,
      }),
    )
    if (plan.isFrozen) db.prepare('UPDATE members SET frozen_since = ? WHERE sub = ?').run(now, sub)
    insertCard(db, sub, 0, memberCardOf(sceneNumber))
    const creditCardId =
      plan.hasCreditCard || plan.travelPurchases.length > 0 ? writeCreditCard(db, sub) : null
    const addressIds = plan.addresses.map((one) => insertAddress(db, sub, one, now))
    if (plan.points > 0) ledgerOpening(loyalty, sub, plan.points, now)
    const orderNumbers = plan.orders.map(
      ({ minutesAgo, ...order }) =>
        placeGiftCardOrder(loyalty, sub, order, now - minutesAgo * 60_000).orderNumber,
    )
    writeLines(loyalty, sub, plan.transactions, now)
    writePurchases(loyalty, sub, plan.purchases, now)
    writeExpiry(db, sub, plan, now)
    writeTravelPurchases(db, sub, creditCardId, plan.travelPurchases)
    return { sub, email: address, password, sceneNumber, addressIds, orderNumbers, creditCardId }
  })
}

function writeLines(
  { activity }: Loyalty,
  sub: string,
  lines: NewCustomer['transactions'],
  now: number,
): void {
  for (const { points, postsBy, occurredAt, description, explanation, ...rest } of lines) {
    const entry = {
      ...rest,
      occurredAt: occurredAt ? Date.parse(occurredAt) : now,
      description: text(description, description),
      explanation: text(explanation, explanation),
      basePoints: points,
    }
    if (postsBy === undefined) activity.post(sub, entry)
    else activity.announce(sub, entry, postsBy)
  }
}

function writeExpiry(db: Db, sub: string, plan: NewCustomer, now: number): void {
  const { pointsExpireAfterMonths: months, pointsExpireSince: since } = plan
  if (months === undefined) return
  db.prepare('INSERT INTO points_expiry VALUES (?, ?, ?)').run(
    sub,
    months,
    since === undefined ? now : Date.parse(since),
  )
}

function writeTravelPurchases(
  db: Db,
  sub: string,
  creditCardId: string | null,
  trips: NewCustomer['travelPurchases'],
): void {
  const insert = db.prepare('INSERT INTO travel_purchases VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const tag = randomBytes(6).toString('hex')
  trips.forEach(({ purchasedOn, merchant, amountCents, applyBy }, index) => {
    const id = `trv_${tag}_${index + 1}`
    insert.run(id, sub, creditCardId, purchasedOn, merchant, 'Travel', 'Voyage', amountCents, 0, applyBy)
  })
}

function writeCreditCard(db: Db, sub: string): string {
  const uniqueId = `acc_${randomBytes(9).toString('hex')}`
  insertCard(db, sub, 1, {
    uniqueId,
    cardType: 'CREDIT',
    name: inOwnName(text('Borealis credit card', 'Carte de crédit Borealis')),
    maskedNumber: '•••• 4417',
    isPrimary: false,
    acceptsTravel: true,
    acceptsCredit: true,
  })
  return uniqueId
}

const TEN_YEARS_MS = 3_652 * 86_400_000

const shops = [
  { partner: 'harbour-grocer', category: 'GROCERIES', name: { en: 'Harbour Grocer', fr: 'Harbour Grocer' } },
  { partner: 'nordique-cafe', category: 'COFFEE', name: { en: 'Nordique Café', fr: 'Nordique Café' } },
  { partner: 'maple-books', category: 'BOOKS', name: { en: 'Maple Books', fr: 'Maple Books' } },
] as const

/** Spreads `count` purchases evenly over the last ten years, oldest first; every fortieth line is points spent. */
function writePurchases({ activity }: Loyalty, sub: string, count: number, now: number): void {
  const random = seeded(`purchases-${count}`)
  for (let index = 0; index < count; index += 1) {
    const occurredAt = now - TEN_YEARS_MS + Math.floor(((index + 1) / (count + 1)) * TEN_YEARS_MS)
    const shop = shops[whole(random, 0, shops.length - 1)] ?? shops[0]
    const cents = whole(random, 40, 600) * 20
    if (index % 40 === 39) {
      activity.post(sub, {
        occurredAt,
        type: 'REDEEM',
        category: 'REDEMPTION',
        description: { en: 'Gift card, Maple Books $2', fr: 'Carte-cadeau, Maple Books 2\u00a0$' },
        explanation: { en: 'E-card', fr: 'Carte électronique' },
        basePoints: -200,
      })
      continue
    }
    const paid = dollars(cents)
    activity.post(sub, {
      occurredAt,
      type: 'EARN',
      category: shop.category,
      partner: shop.partner,
      cardType: index % 3 === 0 ? 'CREDIT' : 'MEMBER',
      description: shop.name,
      explanation: { en: `${paid.en} at 5 points per dollar`, fr: `${paid.fr} à 5\u00a0points par dollar` },
      amountCents: cents,
      basePoints: Math.floor(cents / 20),
    })
  }
}
