import type { DatabaseSync } from 'node:sqlite'
import type { Operation } from '@borealis/contract/calls.ts'
import { problem } from '@borealis/contract/problem.ts'
import type { Answer } from '@borealis/contract/serving/answer.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'

export type Claim = { sub: string; key: string; operation: Operation; fingerprint: string }

/**
 * The stored answer of this key, byte for byte, or null when it is new.
 * @throws Refusal IDEMPOTENCY_MISMATCH for another body, IDEMPOTENCY_RUNNING while the first request is running
 */
export function storedAnswer(db: DatabaseSync, { sub, key, fingerprint }: Claim): Answer | null {
  const row = db.prepare('SELECT * FROM redemptions WHERE sub = ? AND key = ?').get(sub, key)
  if (!row) return null
  if (row.fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_MISMATCH')
  if (row.state === 'running') throw new Refusal('IDEMPOTENCY_RUNNING', { retryAfterSeconds: 1 })
  const isDone = row.state === 'done'
  return {
    status: Number(row.status),
    body: String(row.response),
    headers: { 'content-type': isDone ? 'application/json' : 'application/problem+json' },
  }
}

/** Marks a new key as running. Of two concurrent callers (customer, key) is free for one only. */
export function claimKey(db: DatabaseSync, claim: Claim, now: number): void {
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO redemptions (sub, key, operation, fingerprint, state, claimed_at)
        VALUES (?, ?, ?, ?, 'running', ?)`,
    )
    .run(claim.sub, claim.key, claim.operation, claim.fingerprint, now)
  if (changes === 0) throw new Refusal('IDEMPOTENCY_RUNNING', { retryAfterSeconds: 1 })
}

/** Stores the outcome; a successful one in the same transaction as its work. */
export function settleKey(
  db: DatabaseSync,
  claim: Claim,
  state: 'done' | 'refused',
  answer: Answer,
  order: { orderNumber: string; points: number } | null,
): void {
  db.prepare(
    `UPDATE redemptions SET state = ?, status = ?, response = ?, order_number = ?, points = ?
      WHERE sub = ? AND key = ?`,
  ).run(
    state,
    answer.status,
    answer.body,
    order?.orderNumber ?? null,
    order?.points ?? null,
    claim.sub,
    claim.key,
  )
}

/** Releases a key without an outcome, so that the order can be repeated under it. */
export function releaseKey(db: DatabaseSync, { sub, key }: Claim): void {
  db.prepare("DELETE FROM redemptions WHERE sub = ? AND key = ? AND state = 'running'").run(sub, key)
}

/** Releases the keys of requests that a crash interrupted, which wrote nothing. Called when the server starts. */
export function releaseAbandonedKeys(db: DatabaseSync): void {
  db.exec("DELETE FROM redemptions WHERE state = 'running'")
}

/** Outcome of a redemption whose answer was lost, by the customer's own key. */
export function redemptionCalls({ db }: Loyalty) {
  return {
    getRedemption: ({ sub, params }) => {
      const row = db
        // Claims have keys too, but are not redemptions.
        .prepare("SELECT * FROM redemptions WHERE sub = ? AND key = ? AND operation <> 'createClaim'")
        .get(sub, params.idempotencyKey)
      if (!row) return { status: 'unknown' as const }
      if (row.state === 'running') return { status: 'running' as const }
      const answer: unknown = JSON.parse(String(row.response))
      if (row.state === 'refused') return { status: 'refused' as const, problem: problem.parse(answer) }
      return {
        status: 'done' as const,
        orderNumber: String(row.order_number),
        pageNumber: 1,
        points: Number(row.points),
      }
    },
  } satisfies Handlers
}
