import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { locales } from '#app/domain/locale.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { readBrowserCookie, writeBrowserCookie } from './cookie.server.ts'
import { newAttemptSecrets } from './identity.server.ts'
import { sealedRecords, type Versioned } from './sealed-records.server.ts'
import { recordStore } from './store.server.ts'
import { hashed, randomHandle } from './vault.server.ts'

/**
 * As long as somebody may be at the provider: an e-mail with a code is late, a phone sleeps. The cookie that ties the attempt to its
 * browser lasts as long; one that ends sooner looks like a browser without cookies. Milliseconds.
 */
export const ATTEMPT_MS = 3_600_000
/** Tabs that may be on their way at once; the oldest attempt makes room. */
const ATTEMPTS_PER_OWNER = 10
/** How long after its first use a callback counts as a repeat of it (a second click, a reload); milliseconds. */
const REPEAT_MS = 20_000
const POLL_MS = 100

const attemptSchema = z.object({
  kind: z.enum(['sign-in', 'step-up']),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  /** Where to go afterwards: a path of this site, checked when the attempt began. */
  returnTo: z.string(),
  locale: z.enum(locales),
  /** The browser that began it: a callback opened anywhere else is refused. */
  browser: z.string(),
  /** Step-up only: the pending action, and the session that asked for it. */
  intent: z.string().optional(),
  family: z.string().optional(),
  /** Milliseconds since 1970; unknown for one that an earlier release began. */
  begunAt: z.number().optional(),
  usedAt: z.number().optional(),
  /** The outcome of its callback, once there is one. */
  answer: z.object({ session: z.string().optional() }).optional(),
})

export type Attempt = z.infer<typeof attemptSchema>

const attempts = sealedRecords('attempt', attemptSchema)

type NewAttempt = Pick<Attempt, 'kind' | 'redirectUri' | 'returnTo' | 'locale' | 'intent' | 'family'>

/**
 * Records an attempt under a fresh state, bound to this browser. A step-up counts among those of its session: whoever sends no cookie
 * for the browser is another one each time.
 */
export async function beginAttempt(fresh: NewAttempt): Promise<Attempt & { state: string }> {
  const { state: random, nonce, codeVerifier } = newAttemptSecrets()
  const browser = readBrowserCookie() ?? randomHandle()
  writeBrowserCookie(browser, ATTEMPT_MS / 1000)
  const owner = fresh.family ? `family:${fresh.family}` : `browser:${hashed(browser)}`
  const store = recordStore()
  const state = store.place(owner) + random
  const open = await store.listByOwner('attempt', owner)
  for (const oldest of open.slice(0, Math.max(0, open.length - ATTEMPTS_PER_OWNER + 1))) {
    await store.remove('attempt', oldest.id)
  }
  const begunAt = Date.now()
  const attempt: Attempt = { ...fresh, nonce, codeVerifier, browser: hashed(browser), begunAt }
  await attempts.create(state, attempt, begunAt + ATTEMPT_MS, owner)
  return { ...attempt, state }
}

/** The attempt that a callback belongs to, when it was begun in this browser for exactly this address. */
export async function findAttempt(
  state: string,
  kind: Attempt['kind'],
): Promise<Versioned<Attempt> | undefined> {
  const browser = readBrowserCookie()
  const record = state ? await attempts.read(state) : undefined
  if (!record || !browser || record.value.browser !== hashed(browser) || record.value.kind !== kind)
    return undefined
  // Each attempt has one address to come back to: the one that was sent to the provider (RFC 9700 section 4.1).
  const isAtItsAddress = new URL(record.value.redirectUri).pathname === requestContext().url.pathname
  return isAtItsAddress ? record : undefined
}

/** Marks an attempt as used. @returns `undefined` when it already was: of two callbacks with one state, one is first */
export async function markUsed(
  state: string,
  record: Versioned<Attempt>,
): Promise<Versioned<Attempt> | undefined> {
  if (record.value.usedAt !== undefined) return undefined
  return save(state, record, { ...record.value, usedAt: Date.now() })
}

/** Records the session that a claimed callback ended in, if any, for repeats of the same callback. */
export const recordAnswer = (
  state: string,
  claimed: Versioned<Attempt>,
  session: string | undefined,
): Promise<Versioned<Attempt> | undefined> =>
  save(state, claimed, { ...claimed.value, answer: { ...(session && { session }) } })

/**
 * The session that the first callback of a used attempt ended in; waits while that callback is still running.
 * @returns `undefined` when it ended in none, or when too much time has passed for a repeat
 */
export async function awaitSession(state: string): Promise<string | undefined> {
  for (;;) {
    const attempt = (await attempts.read(state))?.value
    if (!attempt?.usedAt || Date.now() - attempt.usedAt > REPEAT_MS) return undefined
    if (attempt.answer) return attempt.answer.session
    await wait(POLL_MS)
  }
}

const save = (state: string, { version }: Versioned<Attempt>, value: Attempt) =>
  attempts.update(state, version, value, Date.now() + ATTEMPT_MS)
