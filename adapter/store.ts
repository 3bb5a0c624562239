import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type Address, type AddressBody, addressBody } from '@borealis/contract/addresses.ts'
import { customer } from '@borealis/contract/customers.ts'
import type { Answer } from '@borealis/contract/serving/answer.ts'
import type { StepUp } from '@borealis/contract/serving/bearer.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { moment } from '@borealis/contract/values.ts'
import { z } from 'zod'
import type { Booking } from './sources.ts'

/**
 * `sent`: the booking is on its way, or nobody knows · `done`, `refused`: the outcome is stored · `free`: certainly not booked, so
 * that it may be placed again under its key.
 */
export type SpendingState = 'sent' | 'done' | 'refused' | 'free'

/** An order under its idempotency key. */
export interface Spending {
  readonly sub: string
  readonly key: string
  readonly operation: string
  readonly fingerprint: string
  readonly state: SpendingState
  /** Milliseconds; when it was sent last. */
  readonly sentAt: number
  /** Null where it was refused before it was sent. */
  readonly booking: Booking | null
  readonly balanceAfter: number | null
  readonly answer: Answer | null
}

/** What the adapter keeps of a member because the points system does not. */
const kept = customer
  .pick({ gender: true, timeZone: true, onBoardMessageActive: true, preferences: true, goal: true })
  .extend({
    isGhostKitActivated: z.boolean(),
    /** The member has stopped every redemption. */
    frozenSince: moment.nullable(),
    agreed: z.unknown(),
  })
  .partial()
export type Kept = z.infer<typeof kept>

export type Store = ReturnType<typeof openStore>

const DAY_MS = 86_400_000

const schema = `
  CREATE TABLE IF NOT EXISTS spendings (
    sub TEXT NOT NULL, key TEXT NOT NULL, operation TEXT NOT NULL, fingerprint TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('sent', 'done', 'refused', 'free')), sent_at INTEGER NOT NULL,
    order_number TEXT UNIQUE, points INTEGER NOT NULL, booking TEXT, balance_after INTEGER, answer TEXT,
    PRIMARY KEY (sub, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS step_up_uses (jti TEXT PRIMARY KEY, purpose TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (scope TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS kept (sub TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS addresses (
    unique_id TEXT PRIMARY KEY, sub TEXT NOT NULL, sequence INTEGER NOT NULL, is_default INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;`

/**
 * Opens the adapter's own file. Several processes of one machine may share it. What is committed is on the disk: an order is never
 * sent before it is written here.
 */
export function openStore(file: string) {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  db.exec(schema)
  // Orders stay; a token of a second check has ended long before.
  db.prepare('DELETE FROM step_up_uses WHERE at < ?').run(Date.now() - DAY_MS)
  const one = db.prepare('SELECT * FROM spendings WHERE sub = ? AND key = ?')
  const addressRows = db.prepare(
    'SELECT * FROM addresses WHERE sub = ? ORDER BY is_default DESC, sequence DESC',
  )

  const find = (sub: string, key: string): Spending | null => {
    const row = one.get(sub, key)
    return row ? toSpending(row) : null
  }
  const addressesOf = (sub: string): Address[] =>
    addressRows.all(sub).map((row) => ({
      ...addressBody.parse(JSON.parse(String(row.body))),
      uniqueId: String(row.unique_id),
      isDefault: row.is_default === 1,
    }))

  function keptOf(sub: string): Kept {
    const row = db.prepare('SELECT value FROM kept WHERE sub = ?').get(sub)
    return row ? kept.parse(JSON.parse(String(row.value))) : {}
  }

  /** @returns false when this token was used for something else */
  function useStepUp({ jti }: StepUp, purpose: string, now: number): boolean {
    db.prepare('INSERT OR IGNORE INTO step_up_uses VALUES (?, ?, ?)').run(jti, purpose, now)
    return db.prepare('SELECT purpose FROM step_up_uses WHERE jti = ?').get(jti)?.purpose === purpose
  }

  return {
    find,
    useStepUp,
    /** Takes back the use of a token for something that was refused. */
    releaseStepUp: ({ jti }: StepUp, purpose: string) =>
      db.prepare('DELETE FROM step_up_uses WHERE jti = ? AND purpose = ?').run(jti, purpose),

    /** Of one member, newest first: all but those that were refused. */
    spendingsOf: (sub: string): Spending[] =>
      db
        .prepare("SELECT * FROM spendings WHERE sub = ? AND state <> 'refused' ORDER BY sent_at DESC")
        .all(sub)
        .map(toSpending),
    /** Those whose outcome is not known yet. */
    unsettled: (): Spending[] =>
      db.prepare("SELECT * FROM spendings WHERE state = 'sent'").all().map(toSpending),
    pointsSince: (sub: string, since: number): number =>
      Number(
        db
          .prepare(
            "SELECT COALESCE(SUM(points), 0) AS n FROM spendings WHERE sub = ? AND state IN ('sent', 'done') AND sent_at >= ?",
          )
          .get(sub, since)?.n,
      ),

    /**
     * Writes, before it is sent, that an order is on its way. Of several callers with one key, one succeeds.
     * @throws what `check` throws; then nothing is written
     */
    claim(spending: Omit<Spending, 'state' | 'balanceAfter' | 'answer'>, check: () => void): boolean {
      const { sub, key, operation, fingerprint, sentAt, booking } = spending
      return transaction(db, () => {
        check()
        const { changes } = db
          .prepare(
            `INSERT INTO spendings (sub, key, operation, fingerprint, state, sent_at, order_number, points, booking)
              VALUES (:sub, :key, :operation, :fingerprint, 'sent', :sentAt, :orderNumber, :points, :booking)
              ON CONFLICT (sub, key) DO UPDATE SET state = 'sent', sent_at = :sentAt, points = :points, booking = :booking
                WHERE state = 'free'`,
          )
          .run({
            sub,
            key,
            operation,
            fingerprint,
            sentAt,
            orderNumber: booking?.orderNumber ?? null,
            points: booking?.points ?? 0,
            booking: JSON.stringify(booking),
          })
        return changes === 1
      })
    },

    /** Stores that it was booked, by whoever learns it first; also of one that was thought not to be. */
    settleDone: ({ sub, key }: Spending, answer: Answer, balanceAfter: number): boolean =>
      db
        .prepare(
          `UPDATE spendings SET state = 'done', answer = ?, balance_after = ? WHERE sub = ? AND key = ? AND state IN ('sent', 'free')`,
        )
        .run(JSON.stringify(answer), balanceAfter, sub, key).changes === 1,
    /** Stores that this sending was refused. */
    settleRefused: ({ sub, key, sentAt }: Spending, answer: Answer) =>
      db
        .prepare(
          "UPDATE spendings SET state = 'refused', answer = ? WHERE sub = ? AND key = ? AND state = 'sent' AND sent_at = ?",
        )
        .run(JSON.stringify(answer), sub, key, sentAt),
    /** Stores that this sending has booked nothing. */
    settleFree: ({ sub, key, sentAt }: Spending) =>
      db
        .prepare(
          "UPDATE spendings SET state = 'free' WHERE sub = ? AND key = ? AND state = 'sent' AND sent_at = ?",
        )
        .run(sub, key, sentAt),
    /** Stores the refusal of an order that was never sent. */
    refuse: (
      {
        sub,
        key,
        operation,
        fingerprint,
        sentAt,
      }: Pick<Spending, 'sub' | 'key' | 'operation' | 'fingerprint' | 'sentAt'>,
      answer: Answer,
    ) =>
      db
        .prepare(
          `INSERT INTO spendings (sub, key, operation, fingerprint, state, sent_at, points, answer) VALUES (?, ?, ?, ?, 'refused', ?, 0, ?)
            ON CONFLICT (sub, key) DO UPDATE SET state = 'refused', answer = excluded.answer WHERE state = 'free'`,
        )
        .run(sub, key, operation, fingerprint, sentAt, JSON.stringify(answer)),

    /** Counts an attempt; false when there were `most` of them since then already. */
    countTry(scope: string, most: number, since: number, now: number): boolean {
      db.prepare('DELETE FROM attempts WHERE scope = ? AND at < ?').run(scope, since)
      if (Number(db.prepare('SELECT COUNT(*) AS n FROM attempts WHERE scope = ?').get(scope)?.n) >= most)
        return false
      db.prepare('INSERT INTO attempts VALUES (?, ?)').run(scope, now)
      return true
    },

    keptOf,
    /** Changes what is named, and nothing that another call changes meanwhile. */
    keep: (sub: string, change: Kept) =>
      transaction(db, () => {
        const value = JSON.stringify({ ...keptOf(sub), ...change })
        db.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?)').run(sub, value)
      }),

    addressesOf,
    addAddress(sub: string, body: AddressBody): string {
      const id = `adr_${randomBytes(9).toString('hex')}`
      db.prepare(
        `INSERT INTO addresses SELECT :id, :sub, COALESCE(MAX(sequence), 0) + 1, COUNT(*) = 0, :body FROM addresses WHERE sub = :sub`,
      ).run({ id, sub, body: JSON.stringify(body) })
      return id
    },
    replaceAddress: (sub: string, id: string, body: AddressBody) =>
      db
        .prepare('UPDATE addresses SET body = ? WHERE unique_id = ? AND sub = ?')
        .run(JSON.stringify(body), id, sub),
    removeAddress(sub: string, id: string): void {
      transaction(db, () => {
        db.prepare('DELETE FROM addresses WHERE unique_id = ? AND sub = ?').run(id, sub)
        const [next, ...others] = addressesOf(sub)
        if (next && ![next, ...others].some(({ isDefault }) => isDefault)) chooseDefault(sub, next.uniqueId)
      })
    },
    chooseDefault,
    close: () => db.close(),
  }

  function chooseDefault(sub: string, id: string): void {
    db.prepare('UPDATE addresses SET is_default = (unique_id = ?) WHERE sub = ?').run(id, sub)
  }
}

function toSpending(row: Record<string, unknown>): Spending {
  // Written by `claim` and the settlements above, in this file's own types.
  const json = <T>(value: unknown) => (value === null ? null : (JSON.parse(String(value)) as T))
  return {
    sub: String(row.sub),
    key: String(row.key),
    operation: String(row.operation),
    fingerprint: String(row.fingerprint),
    state: row.state as SpendingState,
    sentAt: Number(row.sent_at),
    booking: json<Booking>(row.booking),
    balanceAfter: row.balance_after === null ? null : Number(row.balance_after),
    answer: json<Answer>(row.answer),
  }
}
