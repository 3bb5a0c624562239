import { createHash } from 'node:crypto'
import { pinTries } from '@borealis/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import { BackendError, isUnavailable } from '#app/backend/backend-error.ts'
import { audit } from '#app/edge/audit.server.ts'
import { addressKey, networkKey } from '#app/edge/client-ip.server.ts'
import { log } from '#app/edge/log.server.ts'
import { countSecurityEvent } from '#app/edge/metrics.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { env } from '#app/env.server.ts'
import { recordStore } from './store.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Limit {
  readonly count: number
  /** What is left of it while the brake is on. */
  readonly braked: number
  readonly windowMs: number
}

interface Limits {
  /** For one customer, whichever addresses they use. */
  readonly owner?: Limit
  /** For one client address (IPv6: one /64, and `PER_NETWORK` times that for its /48), whichever customers use it. */
  readonly address: Limit
  /** All tries that the other limits let in and that were not refunded; more than this puts the brake on, which tightens those. */
  readonly everyone: { readonly count: number; readonly windowMs: number }
}

/** How often each action may be tried. An honest customer needs one or two tries; of actions to confirm, a few in ten minutes. */
const rateLimits = {
  pin: {
    owner: { count: pinTries.count, braked: 2, windowMs: pinTries.minutes * MINUTE },
    address: { count: 20, braked: 10, windowMs: HOUR },
    everyone: { count: 300, windowMs: MINUTE },
  },
  'email-check': {
    address: { count: 30, braked: 5, windowMs: HOUR },
    everyone: { count: 600, windowMs: MINUTE },
  },
  join: {
    address: { count: 10, braked: 3, windowMs: HOUR },
    everyone: { count: 200, windowMs: MINUTE },
  },
  'sign-in': {
    address: { count: 60, braked: 20, windowMs: 10 * MINUTE },
    everyone: { count: 6_000, windowMs: MINUTE },
  },
  intent: {
    owner: { count: 300, braked: 30, windowMs: 10 * MINUTE },
    address: { count: 600, braked: 100, windowMs: 10 * MINUTE },
    everyone: { count: 6_000, windowMs: MINUTE },
  },
  receipt: {
    owner: { count: 20, braked: 5, windowMs: 10 * MINUTE },
    address: { count: 60, braked: 15, windowMs: 10 * MINUTE },
    everyone: { count: 300, windowMs: MINUTE },
  },
  report: {
    address: { count: 20, braked: 1, windowMs: 10 * MINUTE },
    everyone: { count: 300, windowMs: MINUTE },
  },
} satisfies Record<string, Limits>

export type RateLimitName = keyof typeof rateLimits

/** Counters whose refusal is in the audit: whoever goes on trying must not fill the disk, on which the sessions are, too. */
const audited = new LRUCache<string, true>({ max: 10_000 })

export interface RateLimitResult {
  /** Milliseconds until the next try may be made; 0 when this one may go on. */
  readonly waitMs: number
  /** Takes the try back once it has succeeded. Never rejects: a failure is logged. */
  refund(): Promise<void>
}

/**
 * Counts one try of this request, in the store that every process shares: against the customer, and against the client
 * address as the trusted proxy saw it. A client can forge neither.
 * @throws when the store is unavailable: without counting, no try is allowed
 */
export async function consumeRateLimit(what: RateLimitName, owner?: string): Promise<RateLimitResult> {
  const store = recordStore()
  const { CUSTOMERS_PER_ADDRESS } = env()
  const limits: Limits = rateLimits[what]
  const counted: string[] = []
  const everyone = keyOf(what, 'everyone')
  const { count, windowMs } = limits.everyone
  const isBraked = (await store.hit(everyone, count * CUSTOMERS_PER_ADDRESS, windowMs)) > 0
  if (isBraked) log.warn({ limit: what }, 'the brake is on: limits are tight until the flood is over')
  else counted.push(everyone)
  const counters = [
    ...(owner && limits.owner ? [{ key: keyOf(what, 'owner', owner), limit: limits.owner, factor: 1 }] : []),
    ...addressKeys(what).map(({ key, factor }) => ({
      key,
      limit: limits.address,
      factor: factor * CUSTOMERS_PER_ADDRESS,
    })),
  ]
  for (const { key, limit, factor } of counters) {
    const waitMs = await store.hit(key, (isBraked ? limit.braked : limit.count) * factor, limit.windowMs)
    if (waitMs > 0) {
      // It counts nowhere: one customer or one address that goes on trying would otherwise keep the brake on for everybody.
      await Promise.all(counted.map((one) => store.unhit(one)))
      log.warn({ limit: what }, 'too many tries')
      if (audited.has(key)) countSecurityEvent('too-many-tries')
      else {
        audited.set(key, true, { ttl: limit.windowMs })
        audit('too-many-tries', { detail: what, ...(owner && { sub: owner }) })
      }
      return { waitMs, refund: async () => {} }
    }
    counted.push(key)
  }
  return {
    waitMs: 0,
    async refund() {
      await Promise.all(counted.splice(0).map((key) => store.unhit(key))).catch((error: unknown) => {
        log.warn({ err: error, limit: what }, 'a try that succeeded stays counted')
      })
    },
  }
}

/**
 * Takes back an earlier try of this address that has led to what it was for, such as a sign-in: many honest customers may share
 * an address. Never rejects: a failure is logged.
 */
export async function refundEarlierTry(what: RateLimitName): Promise<void> {
  const keys = [keyOf(what, 'everyone'), ...addressKeys(what).map(({ key }) => key)]
  await Promise.all(keys.map((key) => recordStore().unhit(key))).catch((error: unknown) => {
    log.warn({ err: error, limit: what }, 'a try that succeeded stays counted')
  })
}

/**
 * Whether a try failed because something of ours did, so that nothing was learnt by it: it is given back. A refusal counts, and so does
 * what may have been done all the same, which its caller knows.
 */
export const isOurFailure = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof BackendError && (error.status ?? 0) >= 500)

/** Counts one try, for a server function. @throws BackendError 429 `TOO_MANY_REQUESTS` */
export async function enforceRateLimit(what: RateLimitName, owner?: string): Promise<RateLimitResult> {
  const result = await consumeRateLimit(what, owner)
  if (result.waitMs === 0) return result
  const { correlationId } = requestContext()
  throw new BackendError({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    correlationId,
    retryAfterMs: result.waitMs,
  })
}

/** An IPv6 /48 may try so many times as often as one /64: phones of one carrier share it. */
const PER_NETWORK = 64

/** The counters of this request's client address. */
function addressKeys(what: RateLimitName): { readonly key: string; readonly factor: number }[] {
  const address = addressKey(requestContext().clientIp)
  const network = networkKey(address)
  return [
    { key: keyOf(what, 'address', address), factor: 1 },
    ...(network ? [{ key: keyOf(what, 'address', network), factor: PER_NETWORK }] : []),
  ]
}

/** The store learns neither addresses nor customers. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Answers 204 to a report that a browser sends on its own (a violated content security policy, a failed script), which
 * `record` stores. Above the rate limit, or while its counter is unavailable, the report is dropped with 429.
 */
export async function answerReport(
  request: Request,
  record: (request: Request) => Promise<void>,
): Promise<Response> {
  const isAllowed = await consumeRateLimit('report').then(
    ({ waitMs }) => waitMs === 0,
    () => false,
  )
  if (!isAllowed) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  await record(request)
  return new Response(null, { status: 204 })
}
