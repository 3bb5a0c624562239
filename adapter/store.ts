import { randomBytes } from 'node:crypto'
import { type Address, type AddressBody, addressBody } from '@borealis/contract/addresses.ts'
import { customer } from '@borealis/contract/customers.ts'
import type { Answer } from '@borealis/contract/serving/answer.ts'
import type { StepUp } from '@borealis/contract/serving/bearer.ts'
import { moment } from '@borealis/contract/values.ts'
import { z } from 'zod'
import type { Database, Row, Statements } from './database.ts'
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

export type Store = Awaited<ReturnType<typeof openStore>>
/** What a check reads and writes within the transaction that claims an order. */
export type Claiming = ReturnType<typeof membersOf>

const DAY_MS = 86_400_000

const tablesOf = ({ whole, end }: Database['dialect']) => [
  `CREATE TABLE IF NOT EXISTS spendings (
    sub TEXT NOT NULL, key TEXT NOT NULL, operation TEXT NOT NULL, fingerprint TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('sent', 'done', 'refused', 'free')), sent_at ${whole} NOT NULL,
    order_number TEXT UNIQUE, points ${whole} NOT NULL, booking TEXT, balance_after ${whole}, answer TEXT,
    PRIMARY KEY (sub, key)
  )${end}`,
  `CREATE TABLE IF NOT EXISTS step_up_uses (jti TEXT PRIMARY KEY, purpose TEXT NOT NULL, at ${whole} NOT NULL)${end}`,
  `CREATE TABLE IF NOT EXISTS attempts (scope TEXT NOT NULL, at ${whole} NOT NULL)${end}`,
  `CREATE TABLE IF NOT EXISTS kept (sub TEXT PRIMARY KEY, value TEXT NOT NULL)${end}`,
  `CREATE TABLE IF NOT EXISTS addresses (
    unique_id TEXT PRIMARY KEY, sub TEXT NOT NULL, sequence ${whole} NOT NULL, is_default ${whole} NOT NULL, body TEXT NOT NULL
  )${end}`,
]

/**
 * The adapter's own store, in a SQLite file or in Postgres. What is committed is kept: an order is never sent before it is written
 * here.
 */
export async function openStore(db: Database) {
  await db.transaction('tables', async (within) => {
    for (const table of tablesOf(db.dialect)) await within.run(table)
    // Orders stay; a token of a second check, and what a try counts towards, have ended long before.
    for (const table of ['step_up_uses', 'attempts'])
      await within.run(`DELETE FROM ${table} WHERE at < $1`, Date.now() - DAY_MS)
  })

  return {
    ...membersOf(db),
    async find(sub: string, key: string): Promise<Spending | null> {
      const [row] = await db.all('SELECT * FROM spendings WHERE sub = $1 AND key = $2', sub, key)
      return row ? toSpending(row) : null
    },
    /** Takes back the use of a token for something that was refused. */
    releaseStepUp: ({ jti }: StepUp, purpose: string) =>
      db.run('DELETE FROM step_up_uses WHERE jti = $1 AND purpose = $2', jti, purpose),

    /** Of one member, newest first: all but those that were refused. */
    spendingsOf: async (sub: string): Promise<Spending[]> =>
      (
        await db.all(
          "SELECT * FROM spendings WHERE sub = $1 AND state <> 'refused' ORDER BY sent_at DESC",
          sub,
        )
      ).map(toSpending),
    /** Those whose outcome is not known yet. */
    unsettled: async (): Promise<Spending[]> =>
      (await db.all("SELECT * FROM spendings WHERE state = 'sent'")).map(toSpending),

    /**
     * Writes, before it is sent, that an order is on its way. Of several callers with one key, one succeeds. A key that is free again
     * is claimed for the number that its first sending had, and no other: by it a late booking of that one is found.
     * @throws what `check` throws; then nothing is written
     */
    claim: (
      { sub, key, ...spending }: Omit<Spending, 'state' | 'balanceAfter' | 'answer'>,
      check: (claiming: Claiming) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(sub, async (within) => {
        await check(membersOf(within))
        const { operation, fingerprint, sentAt, booking } = spending
        const written = [booking?.orderNumber ?? null, booking?.points ?? 0, JSON.stringify(booking)] as const
        const changes = await within.run(
          `INSERT INTO spendings (sub, key, operation, fingerprint, state, sent_at, order_number, points, booking)
            VALUES ($1, $2, $3, $4, 'sent', $5, $6, $7, $8)
            ON CONFLICT (sub, key) DO UPDATE SET state = 'sent', sent_at = excluded.sent_at, points = excluded.points, booking = excluded.booking
              WHERE spendings.state = 'free' AND spendings.order_number = excluded.order_number AND spendings.fingerprint = excluded.fingerprint`,
          ...[sub, key, operation, fingerprint, sentAt, ...written],
        )
        return changes === 1
      }),

    /** Stores that it was booked, by whoever learns it first; also of one that was thought not to be. */
    settleDone: ({ sub, key }: Spending, answer: Answer, balanceAfter: number) =>
      db.run(
        `UPDATE spendings SET state = 'done', answer = $1, balance_after = $2 WHERE sub = $3 AND key = $4 AND state IN ('sent', 'free')`,
        ...[JSON.stringify(answer), balanceAfter, sub, key],
      ),
    /** Stores that this sending was refused. */
    settleRefused: ({ sub, key, sentAt }: Spending, answer: Answer) =>
      db.run(
        "UPDATE spendings SET state = 'refused', answer = $1 WHERE sub = $2 AND key = $3 AND state = 'sent' AND sent_at = $4",
        ...[JSON.stringify(answer), sub, key, sentAt],
      ),
    /** Stores that this sending has booked nothing. */
    settleFree: ({ sub, key, sentAt }: Spending) =>
      db.run(
        "UPDATE spendings SET state = 'free' WHERE sub = $1 AND key = $2 AND state = 'sent' AND sent_at = $3",
        ...[sub, key, sentAt],
      ),
    /** Stores the refusal of an order that was never sent. */
    refuse: (about: Pick<Spending, 'sub' | 'key' | 'operation' | 'fingerprint' | 'sentAt'>, answer: Answer) =>
      db.run(
        `INSERT INTO spendings (sub, key, operation, fingerprint, state, sent_at, points, answer) VALUES ($1, $2, $3, $4, 'refused', $5, 0, $6)
          ON CONFLICT (sub, key) DO UPDATE SET state = 'refused', answer = excluded.answer
            WHERE spendings.state = 'free' AND spendings.fingerprint = excluded.fingerprint`,
        ...[about.sub, about.key, about.operation, about.fingerprint, about.sentAt, JSON.stringify(answer)],
      ),

    /** Counts an attempt; false when there were `most` of them since then already. */
    countTry: (scope: string, most: number, since: number, now: number): Promise<boolean> =>
      db.transaction(scope, async (within) => {
        await within.run('DELETE FROM attempts WHERE scope = $1 AND at < $2', scope, since)
        const [counted] = await within.all('SELECT COUNT(*) AS n FROM attempts WHERE scope = $1', scope)
        if (Number(counted?.n) >= most) return false
        await within.run('INSERT INTO attempts VALUES ($1, $2)', scope, now)
        return true
      }),

    /** Changes what is named, and nothing that another call changes meanwhile. */
    keep: (sub: string, change: Kept) =>
      db.transaction(sub, async (within) => {
        const value = JSON.stringify({ ...(await membersOf(within).keptOf(sub)), ...change })
        await within.run(
          'INSERT INTO kept VALUES ($1, $2) ON CONFLICT (sub) DO UPDATE SET value = excluded.value',
          ...[sub, value],
        )
      }),

    addAddress: (sub: string, body: AddressBody): Promise<string> =>
      db.transaction(sub, async (within) => {
        const rows = await within.all('SELECT sequence FROM addresses WHERE sub = $1', sub)
        const sequence = 1 + Math.max(0, ...rows.map((row) => Number(row.sequence)))
        const id = `adr_${randomBytes(9).toString('hex')}`
        const isDefault = rows.length === 0 ? 1 : 0
        await within.run(
          'INSERT INTO addresses (unique_id, sub, sequence, is_default, body) VALUES ($1, $2, $3, $4, $5)',
          ...[id, sub, sequence, isDefault, JSON.stringify(body)],
        )
        return id
      }),
    replaceAddress: (sub: string, id: string, body: AddressBody) =>
      db.run(
        'UPDATE addresses SET body = $1 WHERE unique_id = $2 AND sub = $3',
        ...[JSON.stringify(body), id, sub],
      ),
    removeAddress: (sub: string, id: string) =>
      db.transaction(sub, async (within) => {
        await within.run('DELETE FROM addresses WHERE unique_id = $1 AND sub = $2', id, sub)
        const [next, ...others] = await membersOf(within).addressesOf(sub)
        if (next && ![next, ...others].some(({ isDefault }) => isDefault))
          await chooseDefault(within, sub, next.uniqueId)
      }),
    chooseDefault: (sub: string, id: string) => chooseDefault(db, sub, id),
    close: () => db.close(),
  }
}

/** What is read and written within a transaction as well. */
function membersOf(db: Statements) {
  return {
    /** @returns false when this token was used for something else */
    async useStepUp({ jti }: StepUp, purpose: string, now: number): Promise<boolean> {
      await db.run(
        'INSERT INTO step_up_uses (jti, purpose, at) VALUES ($1, $2, $3) ON CONFLICT (jti) DO NOTHING',
        ...[jti, purpose, now],
      )
      const [row] = await db.all('SELECT purpose FROM step_up_uses WHERE jti = $1', jti)
      return row?.purpose === purpose
    },
    /** Orders that took points since then, or may have. */
    async placedSince(sub: string, since: number): Promise<Spending[]> {
      const rows = await db.all(
        "SELECT * FROM spendings WHERE sub = $1 AND state IN ('sent', 'done') AND sent_at >= $2",
        ...[sub, since],
      )
      return rows.map(toSpending)
    },
    async keptOf(sub: string): Promise<Kept> {
      const [row] = await db.all('SELECT value FROM kept WHERE sub = $1', sub)
      return row ? kept.parse(JSON.parse(String(row.value))) : {}
    },
    addressesOf: async (sub: string): Promise<Address[]> =>
      (
        await db.all('SELECT * FROM addresses WHERE sub = $1 ORDER BY is_default DESC, sequence DESC', sub)
      ).map((row) => ({
        ...addressBody.parse(JSON.parse(String(row.body))),
        uniqueId: String(row.unique_id),
        isDefault: Number(row.is_default) === 1,
      })),
  }
}

const chooseDefault = (db: Statements, sub: string, id: string) =>
  db.run(
    'UPDATE addresses SET is_default = CASE WHEN unique_id = $1 THEN 1 ELSE 0 END WHERE sub = $2',
    id,
    sub,
  )

function toSpending(row: Row): Spending {
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
