import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#app/edge/log.server.ts'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'
import { failpoint } from '#app/edge/test-instruments.server.ts'
import { toBeFinished } from '#app/edge/under-way.server.ts'
import { env } from '#app/env.server.ts'
import { refreshFor, revoke } from './identity.server.ts'
import { ProviderRefusal } from './provider.server.ts'
import type { Lock } from './record-store.server.ts'
import { whileRunning } from './running-timeout.server.ts'
import {
  changeSession,
  endBrokenSession,
  familyLock,
  findSession,
  markRefreshing,
  type Session,
  withoutMark,
} from './session.server.ts'
import { recordStore } from './store.server.ts'

/** A token that expires sooner than this is renewed first. */
const EARLY_MS = 30_000
/** How long the lock of a process that died stands; a live one renews its lock after each third of this. */
const LOCK_MS = 6_000
/**
 * A process that began a refresh and went silent may only be paused, with the provider's answer waiting for it. Using the
 * same refresh token again would end the family, so no other process does for this long.
 */
const SILENT_MS = 20_000
/**
 * After that it is seen to be silent for so long: when the store was lost meanwhile, the one with the new tokens saves them first.
 * Longer than the pause between two of its attempts.
 */
const WATCHED_MS = 2_500
/** How long new tokens are kept in memory while the store takes no change. */
const SAVING_MS = 300_000
/** A mark that was refused may still be made by a store that was late, so it is taken back more than once. Milliseconds. */
const TAKE_BACK_AFTER_MS = [0, 500, 1_500]
/** How long one request waits for tokens: for its own refreshes and those of others, of both audiences together. */
const REQUEST_WAIT_MS = 9_000
/** Backoff while waiting: sixty waiting requests must not take the processor from the one that refreshes. */
const PAUSE_MS = { first: 30, max: 250 }

/** A token refused this soon after it was issued has not expired: a new one would be refused as well. */
const FRESH_MS = 5_000

/** The session has ended at the provider: the customer must sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/**
 * A valid access token of the session for `audience`. However many requests ask at once, in however many
 * processes, one refresh runs per refresh-token family: the provider takes each refresh token once.
 * @param refused a token that the backend has rejected before its time is up: a new one is fetched, unless this one is
 *   so fresh that another would fare no better
 * @throws SessionEnded when the provider ended the family, or gave no refresh token and the token has expired; any other error means "not now", never "signed out".
 */
export async function accessToken(session: Session, audience: string, refused?: string): Promise<string> {
  const wanted = {
    audience,
    refused: refused !== undefined && isFresh(session, audience) ? undefined : refused,
  }
  const current = usable(session, wanted)
  if (current) return current
  if (session.value.refreshToken === undefined) return endWithoutRefresh(session, audience)
  return withDeadline((deadline) => renewedToken(session, wanted, deadline))
}

async function renewedToken(session: Session, wanted: TokenRequest, deadline: number): Promise<string> {
  const silence: Silence = {}
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const lock = await recordStore().lock(familyLock(session.value), LOCK_MS)
    const refresh = lock && toBeFinished(withLock(lock, () => refreshUnderLock(session.id, wanted, silence)))
    const token = refresh && (await waitBriefly(refresh, deadline - Date.now()))
    if (token) return token
    await sleep(pauseAfter(attempt))
    const newest = await findSession(session.id)
    if (!newest) throw new SessionEnded()
    const renewed = usable(newest, wanted)
    if (renewed) return renewed
  }
  throw new Error('no token came in time')
}

/** Until when a request that has waited for a token in vain would wait, milliseconds since 1970: its later calls wait no more. */
const endOfWait = new WeakMap<object, number>()

async function withDeadline<T>(wait: (deadline: number) => Promise<T>): Promise<T> {
  const context = maybeRequestContext()
  const deadline = (context && endOfWait.get(context)) ?? Date.now() + REQUEST_WAIT_MS
  if (context) endOfWait.set(context, deadline)
  const found = await wait(deadline)
  if (context) endOfWait.delete(context)
  return found
}

/** Without a refresh token nothing can be renewed: the session has ended with its token. */
async function endWithoutRefresh(session: Session, audience: string): Promise<never> {
  if (!session.value.access[audience]) {
    throw new Error(`the sign-in gave no refresh token, and its access token is not for ${audience}`)
  }
  await endBrokenSession(session)
  throw new SessionEnded()
}

/**
 * How long a request waits for a refresh. The refresh itself continues, and its tokens are stored for the next request.
 */
async function waitBriefly<T>(refresh: Promise<T>, ms: number): Promise<T> {
  let isAwaited = true
  refresh.catch((error: unknown) => {
    if (!isAwaited) log.warn({ err: error }, 'a refresh that nobody waited for failed')
  })
  return whileRunning(ms, refresh).finally(() => {
    isAwaited = false
  })
}

const pauseAfter = (attempt: number): number =>
  Math.min(PAUSE_MS.first * 1.5 ** attempt, PAUSE_MS.max) * (0.5 + Math.random())

/** The audience that a token is for, and the token that was refused, if any. */
interface TokenRequest {
  readonly audience: string
  readonly refused: string | undefined
}

/** The mark that one request sees, and since when it has seen it. Milliseconds since 1970. */
interface Silence {
  mark?: number
  since?: number
}

/** Whether whoever set this mark may be taken to be gone. */
function isGone(mark: number, seen: Silence): boolean {
  const now = Date.now()
  if (now - mark < SILENT_MS) return false
  if (seen.mark !== mark) Object.assign(seen, { mark, since: now })
  return now - (seen.since ?? now) >= WATCHED_MS
}

function usable(session: Session, { audience, refused }: TokenRequest): string | undefined {
  const access = session.value.access[audience]
  const early = session.value.refreshToken === undefined ? 0 : EARLY_MS
  const isGood = access && access.expiresAt - early > Date.now() && access.token !== refused
  return isGood ? access.token : undefined
}

const isFresh = ({ value }: Session, audience: string): boolean =>
  Date.now() - (value.access[audience]?.gotAt ?? 0) < FRESH_MS

/** Runs `work` while renewing the lock, and releases it in any case. */
export async function withLock<T>(lock: Lock, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => {
    lock.renew(LOCK_MS).catch((error: unknown) => log.warn({ err: error }, 'lock renewal failed'))
  }, LOCK_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    // A lock that cannot be released expires by itself; the guarded work is done.
    await lock.release().catch((error: unknown) => log.warn({ err: error }, 'a lock was not given back'))
  }
}

/** Takes the family's lock, waiting for a refresh that is under way. */
export function lockFamily(session: Session): Promise<Lock> {
  return withDeadline(async (deadline) => {
    for (let attempt = 0; Date.now() < deadline; attempt++) {
      const lock = await recordStore().lock(familyLock(session.value), LOCK_MS)
      if (lock) return lock
      await sleep(pauseAfter(attempt))
    }
    throw new Error('the session is busy')
  })
}

/**
 * Refreshes, unless that was just done. The lock only spares work; what keeps a refresh token from being used twice is
 * the mark that is set by compare-and-set before it is used.
 * @returns `undefined` while another process is refreshing: wait and read again
 */
async function refreshUnderLock(
  id: string,
  wanted: TokenRequest,
  silence: Silence,
): Promise<string | undefined> {
  // Read again: while we waited for the lock, its last holder may have renewed this very token.
  const session = await findSession(id)
  if (!session) throw new SessionEnded()
  const renewed = usable(session, wanted)
  if (renewed) return renewed
  const { refreshingSince } = session.value
  if (refreshingSince !== undefined && !isGone(refreshingSince, silence)) return undefined
  // No two are alike, so that one that was refused can be told from others.
  const mark = Date.now() + Math.random()
  const marked = await markRefreshing(session, mark).catch((error: unknown) => {
    void takeBack(id, mark)
    throw error
  })
  return marked && spendRefreshToken(marked, wanted.audience)
}

/**
 * Removes a mark that the store refused to keep: it may be there all the same, and nothing was sent, so nobody has to wait for
 * it.
 */
async function takeBack(id: string, mark: number): Promise<void> {
  for (const pauseMs of TAKE_BACK_AFTER_MS) {
    await sleep(pauseMs)
    try {
      if ((await findSession(id))?.value.refreshingSince !== mark) continue
      await changeSession(id, (data) => (data.refreshingSince === mark ? withoutMark(data) : data))
    } catch (error) {
      log.debug({ err: error }, 'a mark was not taken back yet')
    }
  }
}

async function spendRefreshToken(session: Session, audience: string): Promise<string | undefined> {
  const used = session.value.refreshToken
  if (used === undefined) return endWithoutRefresh(session, audience)
  failpoint('refresh:marked')
  const answer = await refreshFor(audience, used).catch((error: unknown) =>
    onRefusal(session.id, used, error),
  )
  if (!answer) return undefined
  failpoint('refresh:answered')
  const { token, expiresAt, refreshToken = used } = answer
  const gotAt = Date.now()
  const save = () =>
    changeSession(session.id, (data) => {
      // Paused for so long that another process took over: what it saved is newer.
      if (data.refreshToken !== used) return data
      return {
        ...withoutMark(data),
        refreshToken,
        access: { ...data.access, [audience]: { token, expiresAt, gotAt } },
      }
    })
  // The new tokens exist nowhere else, so saving them is retried before they are lost.
  const saved = await withRetries(save, gotAt + SAVING_MS, 'a refreshed session was not saved yet')
  failpoint('refresh:saved')
  if (saved) return token
  // The customer signed out meanwhile: the new refresh token is revoked.
  await revoke(refreshToken).catch((error: unknown) => log.warn({ err: error }, 'a token was not revoked'))
  throw new SessionEnded()
}

/**
 * Work that nobody does again when it fails, such as while the store fails over.
 * @param until milliseconds since 1970
 * @param notYet the line of the log when the first try fails
 */
export async function withRetries<T>(work: () => Promise<T>, until: number, notYet: string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      if (attempt === 1) log.warn({ err: error }, notYet)
      await sleep(Math.min(100 * attempt, 1_000))
    }
  }
}

/** Only `invalid_grant` ends a session, and only when the refresh token is still the one that was used. */
async function onRefusal(id: string, used: string, error: unknown): Promise<undefined> {
  const current = await changeSession(id, (data) => (data.refreshToken === used ? withoutMark(data) : data))
  if (!(error instanceof ProviderRefusal) || error.code !== 'invalid_grant') throw error
  if (current && current.value.refreshToken !== used) return undefined
  log.warn('the refresh-token family has ended')
  if (current) await endBrokenSession(current)
  throw new SessionEnded()
}

/** Tokens for the two clients of the backend: the customer's and the content client's. */
export const customerToken = (session: Session, refused?: string) =>
  accessToken(session, env().OIDC_CUSTOMER_AUDIENCE, refused)
export function contentToken(session: Session, refused?: string): Promise<string> {
  const { OIDC_AUDIENCE_PARAMETER, OIDC_CONTENT_AUDIENCE, OIDC_CUSTOMER_AUDIENCE } = env()
  // A provider that is told no audience gives one token for both.
  const isOneToken = OIDC_AUDIENCE_PARAMETER === 'none'
  return accessToken(session, isOneToken ? OIDC_CUSTOMER_AUDIENCE : OIDC_CONTENT_AUDIENCE, refused)
}
