import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@borealis/contract/call.ts'
import type { Operation } from '@borealis/contract/calls.ts'
import { type Answer, problemAnswer } from '@borealis/contract/serving/answer.ts'
import type { StepUp } from '@borealis/contract/serving/bearer.ts'
import type { Headers } from '@borealis/contract/serving/incoming.ts'
import { fingerprintOf, leavesKeyFree, requireKey } from '@borealis/contract/serving/keys.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { failpoint } from '../../store/failpoint.ts'
import { spendStepUp } from '../http/step-up-uses.ts'
import { tokenRules } from '../http/token-rules.ts'
import { InsufficientPointsError } from '../ledger/ledger.ts'
import type { Loyalty } from '../loyalty.ts'
import { frozenSince } from '../members/member.ts'
import { type Claim, claimKey, releaseKey, settleKey, storedAnswer } from './idempotency.ts'

type Run = {
  loyalty: Loyalty
  operation: Operation
  call: Call
  sub: string | null
  headers: Headers
  body: unknown
  /** Verifies the step-up token; null when the call needs none. */
  stepUp: () => Promise<StepUp | null>
  /** Uses up the token, does the work and returns the answer as JSON. */
  work: (stepUp: StepUp | null, purpose: string) => string | null
  /** Delay of a `slow` scenario between claim and work, in milliseconds. */
  slowness: number
}

/**
 * Runs a call at most once per (customer, key). The key is looked up before the step-up token is verified or used up;
 * idempotency record, debit, stock and order are written in one transaction; a stored answer is repeated byte for
 * byte.
 */
export async function runOnce(run: Run): Promise<Answer> {
  const { loyalty, operation, sub, headers, body } = run
  const { db, clock } = loyalty
  if (sub === null) throw new Refusal('UNAUTHENTICATED')
  const key = requireKey(headers.idempotencyKey)
  const claim: Claim = { sub, key, operation, fingerprint: fingerprintOf(operation, body) }
  const stored = storedAnswer(db, claim)
  if (stored) return stored
  failpoint('key:new')
  claimKey(db, claim, clock.now())
  failpoint('key:claimed')
  let stepUp: StepUp | null = null
  try {
    if (run.slowness) await wait(run.slowness)
    stepUp = await run.stepUp()
    failpoint('key:stepped-up')
    const done = transaction(db, () => {
      if (run.call.auth === 'step-up' && frozenSince(db, sub) !== null) throw new Refusal('ACCOUNT_FROZEN')
      const text = run.work(stepUp, key)
      const answer: Answer = {
        status: run.call.status,
        body: text,
        headers: { 'content-type': 'application/json' },
      }
      failpoint('key:settling')
      settleKey(db, claim, 'done', answer, orderIn(text))
      failpoint('key:settled')
      return answer
    })
    failpoint('key:committed')
    return done
  } catch (error) {
    const refusal = error instanceof InsufficientPointsError ? new Refusal('INSUFFICIENT_POINTS') : error
    if (!(refusal instanceof Refusal) || leavesKeyFree(run.call, refusal.code)) {
      releaseKey(db, claim)
      throw refusal
    }
    const answer = problemAnswer(refusal, headers, tokenRules)
    transaction(db, () => {
      if (stepUp) spendStepUp(db, stepUp, key, clock.now())
      settleKey(db, claim, 'refused', answer, null)
    })
    return answer
  }
}

/** The part of the answer that the redemption's status returns later. */
function orderIn(text: string | null): { orderNumber: string; points: number } | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  if (!('orderNumber' in value) || !('points' in value)) return null
  return { orderNumber: String(value.orderNumber), points: Number(value.points) }
}
