import type { Language } from '@borealis/contract/values.ts'
import { listOwnAddresses } from '../addresses/address-book.ts'
import type { Loyalty } from '../loyalty.ts'
import { readProfile } from '../members/member.ts'
import { readSecurityLog } from '../members/security-log.ts'
import type { Row } from '../row.ts'

/** Columns with timestamps, exported as dates. */
const moments = /_at$/
/** Not exported: secrets, internal ids and values that are dangerous in a file. */
const inner = new Set(['sub', 'id', 'entry', 'sequence', 'code', 'pin', 'is_announced'])

type Entry = Readonly<Record<string, unknown>>
/** All personal data about a member, by topic. */
export type PersonalData = { exportedAt: string } & Readonly<Record<string, string | readonly Entry[]>>

/** Collects it from the current database. E-card codes are excluded, because they require a step-up. */
export function assembleData(loyalty: Loyalty, sub: string, language: Language, now: number): PersonalData {
  const { db, ledger } = loyalty
  const rows = (from: string) =>
    db
      .prepare(`SELECT * FROM ${from}`)
      .all(sub)
      .map((row) => readable(row, language))
  return {
    exportedAt: new Date(now).toISOString(),
    profile: [{ ...readProfile(loyalty, sub), pointsBalance: ledger.balanceOf(sub) }],
    addresses: listOwnAddresses(db, sub),
    cards: rows('cards WHERE sub = ? ORDER BY position'),
    activity: rows('activity WHERE sub = ? ORDER BY occurred_at, id'),
    orders: rows('orders WHERE sub = ? ORDER BY placed_at'),
    eCards: rows('e_cards WHERE sub = ? ORDER BY card_id'),
    travelPurchases: rows('travel_purchases WHERE sub = ? ORDER BY purchased_on'),
    promotionPins: rows('promotion_pin_uses WHERE sub = ? ORDER BY used_at'),
    consents: rows('consent_history WHERE sub = ? ORDER BY id'),
    claims: rows('claims WHERE sub = ? ORDER BY submitted_at'),
    claimReceipts: rows('claim_receipts WHERE sub = ? ORDER BY sent_at'),
    securityLog: readSecurityLog(db, sub, language).events,
  }
}

/** A row with camelCase names and dates, in one language. */
function readable(row: Row, language: Language): Entry {
  const other = language === 'en' ? /_fr$/ : /_en$/
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !inner.has(column) && !other.test(column))
      .map(([column, value]) => [
        column.replace(/_(en|fr)$/, '').replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
        readableValue(column, value),
      ]),
  )
}

function readableValue(column: string, value: unknown): unknown {
  if (value === null) return null
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (moments.test(column)) return new Date(Number(value)).toISOString()
  return column === 'lines' || column === 'shipping_address' ? JSON.parse(String(value)) : value
}
