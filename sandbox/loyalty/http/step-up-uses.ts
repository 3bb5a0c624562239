import type { DatabaseSync } from 'node:sqlite'
import type { StepUp } from '@borealis/contract/serving/bearer.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'

/**
 * Uses a step-up token for one purpose: an idempotency key, or a single call without one. The same token is accepted
 * again for the same key only. Joins the caller's transaction.
 * @throws Refusal STEP_UP_REQUIRED
 */
export function spendStepUp(db: DatabaseSync, { jti, sub }: StepUp, purpose: string, now: number): void {
  const use = db.prepare('SELECT purpose FROM step_up_uses WHERE jti = ?').get(jti)
  if (use && use.purpose !== purpose) throw new Refusal('STEP_UP_REQUIRED')
  if (use) return
  db.prepare('INSERT INTO step_up_uses (jti, sub, purpose, used_at) VALUES (?, ?, ?, ?)').run(
    jti,
    sub,
    purpose,
    now,
  )
}
