import { type Books, readBooks } from './harness/books.ts'
import type { OrderKind } from './harness/order.ts'

/** What a customer was told during their trial; each of them meant to place exactly one order. */
export interface History {
  readonly sub: string
  readonly pointsBefore: number
  readonly pointsPerOrder: number
  /** What each order is worth, by the rate of its kind. */
  readonly centsPerOrder: number
  /** The kind of order, a gift card by default; only those have cards. */
  readonly kind?: OrderKind
  readonly outcome:
    | { readonly name: 'done'; readonly orderNumber: string }
    | { readonly name: 'refused' | 'unknown' }
}

/**
 * Reads the database with separate queries, without code of the sandbox, and compares it with what each customer was
 * told: no points lost, none spent twice, no order unpaid or worth another amount of money, no outcome unknown.
 * @returns the contradictions, one sentence each
 */
export function judge(dataDir: string, histories: readonly History[]): string[] {
  return readBooks(dataDir, (books) => [
    ...judgeBooks(books),
    ...histories.flatMap((history) => judgeCustomer(books, history)),
  ])
}

function judgeBooks({ rows }: Books): string[] {
  const crooked = rows('SELECT entry FROM ledger_legs GROUP BY entry HAVING SUM(points) <> 0')
  const empty = rows('SELECT id FROM ledger_entries WHERE id NOT IN (SELECT entry FROM ledger_legs)')
  const stray = rows(
    'SELECT DISTINCT entry FROM ledger_legs WHERE entry NOT IN (SELECT id FROM ledger_entries)',
  )
  const owing = rows(
    "SELECT account FROM ledger_legs WHERE account LIKE 'member:%' GROUP BY account HAVING SUM(points) < 0",
  )
  const unknown = rows(
    'SELECT DISTINCT account FROM ledger_legs WHERE account NOT IN (SELECT id FROM ledger_accounts)',
  )
  const wrong = rows(
    `SELECT * FROM (SELECT id, balance,
      (SELECT COALESCE(SUM(points), 0) FROM ledger_legs WHERE account = ledger_accounts.id) AS held
      FROM ledger_accounts) WHERE balance <> held`,
  )
  return [
    ...crooked.map(({ entry }) => `entry ${entry} does not sum to 0`),
    ...empty.map(({ id }) => `entry ${id} has no legs`),
    ...stray.map(({ entry }) => `there are legs of an entry ${entry} that does not exist`),
    ...owing.map(({ account }) => `${account} owes points`),
    ...unknown.map(({ account }) => `there are legs of an account ${account} that does not exist`),
    ...wrong.map(({ id, held, balance }) => `${id}: the legs say ${held} points, the balance ${balance}`),
  ]
}

/**
 * What a customer's orders of one kind gave them in money, as each record of it says: the orders, their lines in the
 * history, the gift cards, and the reductions of trips with their payments.
 */
export function judgeMoney(
  { rows }: Books,
  { sub, kind, centsPerOrder }: { sub: string; kind: OrderKind; centsPerOrder: number },
): string[] {
  const wrong: string[] = []
  const say = (text: string) => wrong.push(`${sub}: ${text}`)
  const orders = rows('SELECT order_number, value_cents FROM orders WHERE sub = ?', sub)
  for (const { order_number: order, value_cents: cents } of orders) {
    if (cents !== centsPerOrder) say(`${order} is worth ${cents} cents instead of ${centsPerOrder}`)
  }
  /** Each order has one record of its own worth, and nothing else has one. */
  const compare = (what: string, found: readonly Record<string, unknown>[], isWanted: boolean) => {
    const told = found.map(({ owner, order_number: order, cents }) => `${owner} ${order} ${cents}`).sort()
    const wanted = isWanted ? orders.map((one) => `${sub} ${one.order_number} ${centsPerOrder}`).sort() : []
    if (told.join() !== wanted.join())
      say(`${told.length} ${what} for ${orders.length} orders: ${told.join(', ') || 'none'}`)
  }
  const own = '(SELECT order_number FROM orders WHERE sub = ?)'
  const cards = `SELECT sub AS owner, order_number, value_cents AS cents FROM e_cards WHERE sub = ? OR order_number IN ${own}`
  compare('cards', rows(cards, sub, sub), kind === 'gift-card')
  const payments = `SELECT sub AS owner, order_number, cents FROM travel_payments LEFT JOIN travel_purchases ON id = purchase_id
    WHERE sub = ? OR order_number IN ${own}`
  compare('payments', rows(payments, sub, sub), kind === 'travel')
  const lines = `SELECT sub AS owner, order_number, amount_cents AS cents FROM activity
    WHERE type = 'REDEEM' AND amount_cents IS NOT NULL AND (sub = ? OR order_number IN ${own})`
  compare('lines with an amount', rows(lines, sub, sub), kind !== 'gift-card')
  const trips = rows(
    `SELECT * FROM (SELECT id, applied_cents,
      (SELECT COALESCE(SUM(cents), 0) FROM travel_payments WHERE purchase_id = travel_purchases.id) AS paid
      FROM travel_purchases WHERE sub = ?) WHERE applied_cents <> paid`,
    sub,
  )
  for (const { id, applied_cents: relieved, paid } of trips)
    say(`trip ${id} is relieved of ${relieved} cents by payments of ${paid}`)
  return wrong
}

function judgeCustomer(books: Books, history: History): string[] {
  const { number, rows } = books
  const { sub, outcome, pointsBefore, pointsPerOrder, centsPerOrder, kind = 'gift-card' } = history
  const wrong = judgeMoney(books, { sub, kind, centsPerOrder })
  const say = (text: string) => wrong.push(`${sub}: ${text}`)
  const account = `member:${sub}`

  const orders = rows('SELECT order_number, kind, points FROM orders WHERE sub = ?', sub)
  const held = number('SELECT COALESCE(SUM(points), 0) AS n FROM ledger_legs WHERE account = ?', account)
  const debits = number('SELECT COUNT(*) AS n FROM ledger_legs WHERE account = ? AND points < 0', account)
  const keys = rows('SELECT state, order_number FROM redemptions WHERE sub = ?', sub)
  const done = keys.filter(({ state }) => state === 'done')
  const wanted = outcome.name === 'done' ? 1 : 0

  if (outcome.name === 'unknown') say('nobody ever knew what became of the order')
  if (orders.length !== wanted) say(`believes ${outcome.name}, and has ${orders.length} orders`)
  if (held !== pointsBefore - orders.length * pointsPerOrder)
    say(`has ${held} points and ${orders.length} orders`)
  for (const { order_number: order, points } of orders) {
    if (points !== pointsPerOrder) say(`${order} says that it cost ${points} points`)
  }
  if (debits !== orders.length) say(`${debits} debits for ${orders.length} orders`)
  if (orders.some((order) => order.kind !== kind)) say(`ordered ${kind}, and has something else`)
  if (done.length !== orders.length) say(`${done.length} settled keys for ${orders.length} orders`)
  if (keys.some(({ state }) => state === 'running')) say('a key is still at work')
  const placed = orders.map(({ order_number: orderNumber }) => orderNumber)
  for (const { order_number: settled } of done) {
    if (!placed.includes(settled)) say(`the key of ${settled} has no order`)
  }
  if (outcome.name === 'done' && placed[0] !== outcome.orderNumber)
    say(`was told ${outcome.orderNumber}, and has ${placed[0]}`)
  return wrong
}
