import { createHash } from 'node:crypto'
import type { Account } from '@borealis/contract/customers.ts'
import type { TravelPurchase } from '@borealis/contract/orders.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { inOwnName } from '../../programme.ts'
import { brandOf } from '../../seed/content/gift-cards.ts'
import type { PersonaPlan, PlannedOrder, PlannedReversal } from '../../seed/personas/plan.ts'
import { planPersonas } from '../../seed/personas.ts'
import { type Bilingual, localise } from '../../seed/text.ts'
import { insertAddress } from '../addresses/address-book.ts'
import { type Loyalty, readState, writeState } from '../loyalty.ts'
import { decide, noChannel } from '../me/decisions.ts'
import { wordingVersion } from '../me/purposes.ts'
import { insertCard, insertMember } from '../members/insert-member.ts'
import { insertOrder } from '../orders/orders.ts'
import { dropECards } from '../orders/reversals.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Fills a new database once, in one transaction. */
export function seedOnce(loyalty: Loyalty): void {
  const { db, clock } = loyalty
  transaction(db, () => {
    if (readState(db, 'seeded_at') !== null) return
    const now = clock.now()
    writeCatalogue(loyalty)
    for (const plan of inOwnName(planPersonas(new Date(now)))) writePerson(loyalty, plan, now)
    writeState(db, 'seeded_at', new Date(now).toISOString())
  })
}

/** Writes a planned person: account, profile, addresses, cards, ledger, orders, travel purchases. */
function writePerson(loyalty: Loyalty, plan: PersonaPlan, now: number): void {
  const { db, accounts, activity } = loyalty
  const { profile } = plan
  const { sub, firstName, lastName, phone, language } = profile
  accounts.createAccount({
    sub,
    email: plan.email,
    password: plan.password,
    firstName,
    lastName,
    phone,
    language: language === 'fr' ? 'fr' : 'en',
  })
  // `insertAddress` makes the first address the default.
  insertMember(loyalty, { ...profile, selectedShippingAddress: null })
  for (const address of plan.addresses) insertAddress(db, sub, address, now, address.uniqueId)
  if (profile.selectedShippingAddress) {
    db.prepare('UPDATE members SET default_address = ? WHERE sub = ?').run(
      profile.selectedShippingAddress,
      sub,
    )
  }
  plan.accounts.forEach((card, position) => {
    const names = { en: localise<Account>(card, 'en', '').name, fr: localise<Account>(card, 'fr', '').name }
    insertCard(db, sub, position, { ...localise<Account>(card, 'en', ''), name: names })
  })
  for (const line of plan.transactions) {
    const entry = { ...line, occurredAt: Date.parse(line.occurredAt) }
    if (line.postedAt === null) activity.announce(sub, entry, line.postsBy ?? line.occurredAt.slice(0, 10))
    else activity.post(sub, entry)
  }
  for (const order of plan.orders) writeOrder(loyalty, plan, order)
  for (const reversal of plan.reversals) writeReversal(db, reversal)
  for (const purchase of plan.travelPurchases) writeTravel(db, sub, purchase)
  for (const { purpose, channel, agreedOn } of plan.agreements) {
    const about = { purpose, channel: channel ?? noChannel, isGranted: true, wordingVersion }
    decide(db, sub, about, Date.parse(`${agreedOn}T17:00:00Z`))
  }
}

function writeOrder({ db }: Loyalty, plan: PersonaPlan, order: PlannedOrder): void {
  const { profile, email } = plan
  const address = plan.addresses.find(({ uniqueId }) => uniqueId === order.addressId)
  const { name } = brandOf(order.brandId)
  insertOrder(db, profile.sub, {
    orderNumber: order.orderNumber,
    kind: 'gift-card',
    placedAt: Date.parse(order.placedAt),
    format: order.format,
    brandId: order.brandId,
    title: { en: `${name}, ${order.lineName.en}`, fr: `${name}, ${order.lineName.fr}` },
    lines: [
      {
        name,
        id: order.brandId,
        sku: order.sku,
        points: order.points / order.qty,
        qty: order.qty,
        valueCents: order.valueCents / order.qty,
      },
    ],
    points: order.points,
    valueCents: order.valueCents,
    pointsAfter: order.pointsAfter,
    addressId: order.addressId,
    shippingAddress: address ? { ...address, recipient: `${profile.firstName} ${profile.lastName}` } : null,
    deliverTo: order.format === 'E-Card' ? email : null,
    trackingNumber: order.trackingNumber,
  })
  if (order.format === 'E-Card') writeECards(db, profile.sub, order)
}

/** The refund is in the history already; deletes the codes of refunded e-cards. */
function writeReversal(db: Loyalty['db'], reversal: PlannedReversal): void {
  const { reference, orderNumber, kind, points, cards, at } = reversal
  db.prepare('INSERT INTO order_reversals VALUES (?, ?, ?, ?, ?, ?)').run(
    reference,
    orderNumber,
    kind,
    points,
    cards,
    Date.parse(at),
  )
  dropECards(db, orderNumber, cards)
}

/** E-cards of an order, with reproducible codes. */
function writeECards(db: Loyalty['db'], sub: string, order: PlannedOrder): void {
  const insert = db.prepare(
    'INSERT INTO e_cards (card_id, sub, order_number, brand_id, value_cents, code, pin) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  for (let copy = 1; copy <= order.qty; copy++) {
    const id = `${order.orderNumber}-${copy}`
    const digest = createHash('sha256').update(id).digest()
    const group = (index: number) => String(digest.readUInt16BE(index * 2) % 10_000).padStart(4, '0')
    const code = [0, 1, 2, 3].map(group).join(' ')
    insert.run(id, sub, order.orderNumber, order.brandId, order.valueCents / order.qty, code, group(4))
  }
}

function writeTravel(db: Loyalty['db'], sub: string, purchase: Bilingual<TravelPurchase>): void {
  const en = localise<TravelPurchase>(purchase, 'en', '')
  const fr = localise<TravelPurchase>(purchase, 'fr', '')
  db.prepare('INSERT INTO travel_purchases VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    en.id,
    sub,
    en.accountUniqueId,
    en.purchasedOn,
    en.merchant,
    en.description,
    fr.description,
    en.amountCents,
    en.amountCents - en.openCents,
    en.applyBy,
  )
}
