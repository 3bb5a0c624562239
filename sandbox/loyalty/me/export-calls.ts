import { randomBytes } from 'node:crypto'
import type { DataExport } from '@borealis/contract/me.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { listOwnAddresses } from '../addresses/address-book.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { readProfile } from '../members/member.ts'
import { noteSecurity, readSecurityLog } from '../members/security-log.ts'
import { isoOf, type Row } from '../row.ts'

const perMember = { tries: 3, withinMs: 24 * 60 * 60_000 }
/** Time to prepare an export, in milliseconds. */
const preparationMs = 60_000
/** Time it can be downloaded, in milliseconds. */
const availabilityMs = 7 * 24 * 60 * 60_000

/** Export of personal data. A request while one is being prepared returns that one. */
export function exportCalls(loyalty: Loyalty) {
  const { db } = loyalty
  return {
    requestExport: ({ sub, now }) => {
      const running = db
        .prepare('SELECT * FROM data_exports WHERE sub = ? AND requested_at > ?')
        .get(sub, now - preparationMs)
      if (running) return present(running, now)
      countTry(db, `export/${sub}`, perMember, now)
      const row = { export_id: `exp_${randomBytes(12).toString('hex')}`, sub, requested_at: now }
      db.prepare('INSERT INTO data_exports (export_id, sub, requested_at) VALUES (?, ?, ?)').run(
        row.export_id,
        sub,
        now,
      )
      noteSecurity(
        db,
        sub,
        now,
        'data-exported',
        text('Copy of personal information requested', 'Copie des renseignements personnels demandée'),
      )
      return present(row, now)
    },

    listExports: ({ sub, now }) => ({
      exports: db
        .prepare('SELECT * FROM data_exports WHERE sub = ? ORDER BY requested_at DESC LIMIT 10')
        .all(sub)
        .map((row) => present(row, now)),
    }),

    downloadExport: ({ sub, params, language, now }) => {
      if (findExport(db, sub, params.exportId, now).state !== 'ready') throw new Refusal('NOT_FOUND')
      return assembleData(loyalty, sub, language, now)
    },

    getExport: ({ sub, params, now }) => findExport(db, sub, params.exportId, now),
  } satisfies Handlers
}

/**
 * An export of this member.
 * @throws Refusal NOT_FOUND
 */
function findExport(db: Loyalty['db'], sub: string, exportId: string, now: number): DataExport {
  const row = db.prepare('SELECT * FROM data_exports WHERE sub = ? AND export_id = ?').get(sub, exportId)
  if (!row) throw new Refusal('NOT_FOUND')
  return present(row, now)
}

function present(row: Row, now: number): DataExport {
  const exportId = String(row.export_id)
  const readyAt = Number(row.requested_at) + preparationMs
  const expiresAt = readyAt + availabilityMs
  const state = now < readyAt ? 'running' : now < expiresAt ? 'ready' : 'expired'
  return {
    exportId,
    state,
    requestedAt: isoOf(row.requested_at),
    expiresAt: state === 'running' ? null : isoOf(expiresAt),
    downloadPath: state === 'ready' ? `/me/export/${exportId}/data` : null,
  }
}

/** Columns with timestamps, exported as dates. */
const moments = /_at$/
/** Not exported: secrets, internal ids and values that are dangerous in a file. */
const inner = new Set(['sub', 'id', 'entry', 'sequence', 'code', 'pin', 'is_announced'])

type Entry = Readonly<Record<string, unknown>>
/** All personal data about a member, by topic. */
type PersonalData = { exportedAt: string } & Readonly<Record<string, string | readonly Entry[]>>

/** Collects it from the current database. E-card codes are excluded, because they require a step-up. */
function assembleData(loyalty: Loyalty, sub: string, language: Language, now: number): PersonalData {
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
