import type { Language } from '@borealis/contract/values.ts'
import { listOwnAddresses } from '../addresses/address-book.ts'
import type { Loyalty } from '../loyalty.ts'
import { readProfile } from '../members/member.ts'
import { readSecurityLog } from '../members/security-log.ts'
import type { Row } from '../row.ts'

type Db = Loyalty['db']

/** Why rows of a table outlive the account, or are not as they stand in the copy that a member asks for, and its name there. */
type Exception = { readonly stays?: string; readonly untold?: string; readonly name?: string }

/**
 * Every table with a column `sub` is exported, under its own name, and emptied when the account closes, except as said
 * here. A new table needs a line only where one of its columns is a secret or its rows have to stay.
 */
export const exceptions: Readonly<Record<string, Exception>> = {
  accounts: { stays: 'Accounts.erase empties it: who signs in is told that it is closed', untold: 'profile' },
  addresses: { untold: 'as their page shows them, below' },
  activity: { stays: 'the law: what the ledger has posted' },
  consent_history: { name: 'consents' },
  consents: { untold: 'consent_history has them' },
  data_exports: { untold: 'the copies themselves' },
  e_cards: { stays: 'they were paid for, with the orders' },
  identity_events: {
    stays: 'what the provider did, without anything of the person; the last few thousand',
    untold: 'security_events',
  },
  members: { stays: 'orders and ledger refer to it; emptied column by column', untold: 'profile' },
  one_time_codes: { untold: 'secrets of a few minutes' },
  orders: { stays: 'the law' },
  points_expiry: { stays: 'the rule of the history that stays', untold: 'the balance names the day' },
  promotion_pin_uses: { stays: 'a PIN counts how often it was used', name: 'promotionPins' },
  redemptions: { stays: 'what was answered to the orders that stay', untold: 'orders and claims' },
  security_events: { untold: 'as their page shows them, below' },
  step_up_uses: { stays: 'a step-up token is used once', untold: 'security_events' },
}

/** Columns of `members` that name nobody; the rest are emptied. */
const columnsThatStay = new Set(
  'sub scene_number province_code language member_since frozen_since on_board_message from_kit'.split(' '),
)
/** Not exported: secrets, internal ids and values that are dangerous in a file. */
const inner = new Set(['sub', 'id', 'entry', 'sequence', 'code', 'pin', 'is_announced'])
const json = new Set(['lines', 'shipping_address', 'body'])
/** Columns with timestamps, exported as dates. */
const moments = /_at$/
/** The first of these columns gives the order. */
const orderedBy = /_at$|_on$|^position$/

const columnsOf = (db: Db, table: string) => db.prepare('SELECT * FROM pragma_table_info(?)').all(table)

/** Tables with a column `sub`. */
export function tablesOfMembers(db: Db): string[] {
  const tables = db.prepare(
    `SELECT t.name FROM pragma_table_list t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND c.name = 'sub' ORDER BY t.name`,
  )
  return tables.all().map(({ name }) => String(name))
}

/** Empties the tables of one member. Needs a transaction: what refers to what is looked at when it ends. */
export function eraseRows(db: Db, sub: string): void {
  db.exec('PRAGMA defer_foreign_keys = ON')
  db.prepare(
    'DELETE FROM travel_payments WHERE order_number IN (SELECT order_number FROM orders WHERE sub = ?)',
  ).run(sub)
  // What was answered to a claim repeats it.
  db.prepare("DELETE FROM redemptions WHERE sub = ? AND operation = 'createClaim'").run(sub)
  for (const table of tablesOfMembers(db))
    if (!exceptions[table]?.stays) db.prepare(`DELETE FROM ${table} WHERE sub = ?`).run(sub)
  const emptied = columnsOf(db, 'members')
    .filter(({ name }) => !columnsThatStay.has(String(name)))
    .map(({ name, notnull, type, dflt_value }) => {
      const nothing = type === 'INTEGER' ? '0' : (dflt_value ?? "''")
      return `${name} = ${notnull ? nothing : 'NULL'}`
    })
  db.prepare(`UPDATE members SET ${emptied.join(', ')} WHERE sub = ?`).run(sub)
}

type Entry = Readonly<Record<string, unknown>>
/** All personal data about a member, by topic. */
type PersonalData = { exportedAt: string } & Readonly<Record<string, string | readonly Entry[]>>

/** Collects it from the current database. E-card codes are excluded, because they require a step-up. */
export function assembleData(loyalty: Loyalty, sub: string, language: Language, now: number): PersonalData {
  const { db, ledger } = loyalty
  const rows = (table: string) => {
    const columns = columnsOf(db, table).map(({ name }) => String(name))
    const order = columns.find((name) => orderedBy.test(name))
    return db
      .prepare(`SELECT * FROM ${table} WHERE sub = ? ${order ? `ORDER BY ${order}` : ''}`)
      .all(sub)
      .map((row) => readable(row, language))
  }
  return {
    exportedAt: new Date(now).toISOString(),
    profile: [{ ...readProfile(loyalty, sub), pointsBalance: ledger.balanceOf(sub) }],
    addresses: listOwnAddresses(db, sub),
    securityLog: readSecurityLog(db, sub, language).events,
    ...Object.fromEntries(
      tablesOfMembers(db)
        .filter((table) => !exceptions[table]?.untold)
        .map((table) => [exceptions[table]?.name ?? camelCase(table), rows(table)]),
    ),
  }
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** A row with camelCase names and dates, in one language. */
function readable(row: Row, language: Language): Entry {
  const other = language === 'en' ? /_fr$/ : /_en$/
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !inner.has(column) && !other.test(column))
      .map(([column, value]) => [camelCase(column.replace(/_(en|fr)$/, '')), readableValue(column, value)]),
  )
}

function readableValue(column: string, value: unknown): unknown {
  if (value === null) return null
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (moments.test(column)) return new Date(Number(value)).toISOString()
  return json.has(column) ? JSON.parse(String(value)) : value
}
