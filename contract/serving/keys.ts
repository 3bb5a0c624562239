import { createHash } from 'node:crypto'
import type { Call } from '../call.ts'
import type { Operation } from '../calls.ts'
import { Refusal } from './refusal.ts'

/** Refusals that say nothing about the order, after which its key is free. */
export const atTheDoor: ReadonlySet<string> = new Set([
  'STEP_UP_REQUIRED',
  'ACCOUNT_FROZEN',
  'TOO_MANY_REQUESTS',
])

/**
 * Whether a refusal leaves its key free. What spends nothing may be allowed later, once a day has passed or a picture has come, and the
 * site sends it again under the same key.
 */
export const leavesKeyFree = (call: Call, code: string): boolean =>
  call.auth !== 'step-up' || atTheDoor.has(code)

/** Hash of an order, independent of the order of its fields. */
export function fingerprintOf(operation: Operation, body: unknown): string {
  return createHash('sha256')
    .update(`${operation} ${JSON.stringify(sorted(body))}`)
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}

/** @throws Refusal IDEMPOTENCY_KEY_MISSING without a valid key */
export function requireKey(key: string | null): string {
  if (key === null || !/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MISSING')
  return key
}
