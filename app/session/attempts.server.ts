import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { requestContext } from '#app/http/request-context.server.ts'
import { readBrowserCookie, writeBrowserCookie } from './cookie.server.ts'
import { newAttemptSecrets } from './identity.server.ts'
import { sealedRecords, type Versioned } from './sealed-records.server.ts'
import { recordStore } from './store.server.ts'
import { hashed, randomHandle } from './vault.server.ts'

const ATTEMPT_MS = 600_000
/** Tabs that may be signing in at once; the oldest attempt makes room. */
const ATTEMPTS_PER_BROWSER = 10
/** A callback that comes again so soon is a second click or a reload, while the first is running or its answer was lost. */
const REPEAT_MS = 20_000
const LOOK_AGAIN_MS = 100

const attemptSchema = z.object({
  kind: z.enum(['sign-in', 'step-up']),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  /** Where to go afterwards: a path of this site, checked when the attempt began. */
  returnTo: z.string(),
  locale: z.enum(['en-ca', 'fr-ca']),
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

type Beginning = Pick<Attempt, 'kind' | 'redirectUri' | 'returnTo' | 'locale' | 'intent' | 'family'>

/** Records an attempt under a fresh state, bound to this browser. */
export async function beginAttempt(beginning: Beginning): Promise<Attempt & { state: string }> {
  const { state, nonce, codeVerifier } = newAttemptSecrets()
  const browser = readBrowserCookie() ?? randomHandle()
  writeBrowserCookie(browser, ATTEMPT_MS / 1000)
  const owner = `browser:${hashed(browser)}`
  const store = recordStore()
  const running = await store.listByOwner('attempt', owner)
  for (const oldest of running.slice(0, Math.max(0, running.length - ATTEMPTS_PER_BROWSER + 1))) {
    await store.remove('attempt', oldest)
  }
  const begunAt = Date.now()
  const attempt: Attempt = { ...beginning, nonce, codeVerifier, browser: hashed(browser), begunAt }
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

/** Writes down how a claimed callback was answered, for the same callback that comes again. */
export const writeAnswer = (
  state: string,
  claimed: Versioned<Attempt>,
  session: string | undefined,
): Promise<Versioned<Attempt> | undefined> =>
  save(state, claimed, { ...claimed.value, answer: { ...(session && { session }) } })

/**
 * The session that the first callback of a used attempt has reached; waits for one that is still running.
 * @returns `undefined` when it reached none, or when too much time has passed for a second click
 */
export async function sessionReached(state: string): Promise<string | undefined> {
  for (;;) {
    const attempt = (await attempts.read(state))?.value
    if (!attempt?.usedAt || Date.now() - attempt.usedAt > REPEAT_MS) return undefined
    if (attempt.answer) return attempt.answer.session
    await wait(LOOK_AGAIN_MS)
  }
}

async function save(
  state: string,
  record: Versioned<Attempt>,
  value: Attempt,
): Promise<Versioned<Attempt> | undefined> {
  const saved = await attempts.update(state, record.version, value, Date.now() + ATTEMPT_MS)
  return saved ? { value, version: record.version + 1 } : undefined
}
