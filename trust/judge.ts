import { type Books, readBooks } from './harness/books.ts'
import type { OrderKind } from './harness/order.ts'

/** What a customer was told during their trial; each of them meant to place exactly one order. */
export interface History {
  readonly sub: string
  readonly pointsBefore: number
  readonly pointsPerOrder: number
  /** The kind of order, a gift card by default; only those have cards. */
  readonly kind?: OrderKind
  readonly outcome:
    | { readonly name: 'done'; readonly orderNumber: string }
    | { readonly name: 'refused' | 'unknown' }
}

/**
 * Reads the database with separate queries, without code of the sandbox, and compares it with what each customer was
 * told: no points lost, none spent twice, no order unpaid, no outcome unknown.
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
  const owing = rows(
    "SELECT account FROM ledger_legs WHERE account LIKE 'member:%' GROUP BY account HAVING SUM(points) < 0",
  )
  return [
    ...crooked.map(({ entry }) => `entry ${entry} does not sum to 0`),
    ...empty.map(({ id }) => `entry ${id} has no legs`),
    ...owing.map(({ account }) => `${account} owes points`),
  ]
}

function judgeCustomer({ number, rows }: Books, history: History): string[] {
  const { sub, outcome, pointsBefore, pointsPerOrder, kind = 'gift-card' } = history
  const wrong: string[] = []
  const say = (text: string) => wrong.push(`${sub}: ${text}`)
  const account = `member:${sub}`

  const orders = rows('SELECT order_number, kind FROM orders WHERE sub = ?', sub)
  const held = number('SELECT COALESCE(SUM(points), 0) AS n FROM ledger_legs WHERE account = ?', account)
  const shown = number('SELECT balance AS n FROM ledger_accounts WHERE id = ?', account)
  const debits = number('SELECT COUNT(*) AS n FROM ledger_legs WHERE account = ? AND points < 0', account)
  const cards = number('SELECT COUNT(*) AS n FROM e_cards WHERE sub = ?', sub)
  const keys = rows('SELECT state, order_number FROM redemptions WHERE sub = ?', sub)
  const done = keys.filter(({ state }) => state === 'done')
  const wanted = outcome.name === 'done' ? 1 : 0

  if (outcome.name === 'unknown') say('nobody ever knew what became of the order')
  if (held !== shown) say(`the legs say ${held} points, the balance ${shown}`)
  if (orders.length !== wanted) say(`believes ${outcome.name}, and has ${orders.length} orders`)
  if (held !== pointsBefore - orders.length * pointsPerOrder)
    say(`has ${held} points and ${orders.length} orders`)
  if (debits !== orders.length) say(`${debits} debits for ${orders.length} orders`)
  const cardsWanted = kind === 'gift-card' ? orders.length : 0
  if (cards !== cardsWanted) say(`${cards} cards for ${orders.length} orders`)
  if (orders.some((order) => order.kind !== kind)) say(`ordered ${kind}, and has something else`)
  // The reduction of the trip, the payments and the orders are three records of one amount.
  const relieved = number(
    'SELECT COALESCE(SUM(applied_cents), 0) AS n FROM travel_purchases WHERE sub = ?',
    sub,
  )
  const paid = number(
    'SELECT COALESCE(SUM(cents), 0) AS n FROM travel_payments JOIN travel_purchases ON id = purchase_id WHERE sub = ?',
    sub,
  )
  const worth = number(
    "SELECT COALESCE(SUM(value_cents), 0) AS n FROM orders WHERE sub = ? AND kind = 'travel'",
    sub,
  )
  if (relieved !== paid || paid !== worth)
    say(`trips relieved of ${relieved} cents by payments of ${paid} and orders of ${worth}`)
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
