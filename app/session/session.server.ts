import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deviceOf } from '#app/domain/device.ts'
import { MEMBER_HEADER } from '#app/domain/page-member.ts'
import { type SignInMethod, signInMethods } from '#app/domain/sign-in-method.ts'
import { log } from '#app/edge/log.server.ts'
import { oncePerRequest, requestContext } from '#app/edge/request-context.server.ts'
import { failpoint } from '#app/edge/test-instruments.server.ts'
import { env } from '#app/env.server.ts'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './cookie.server.ts'
import type { AccessToken } from './identity.server.ts'
import { rememberProviderSession } from './provider-sessions.server.ts'
import { placeIn } from './record-store.server.ts'
import { sealedRecords, type Versioned } from './sealed-records.server.ts'
import { recordStore } from './store.server.ts'
import { hashed, randomHandle } from './vault.server.ts'

const DAY_MS = 86_400_000
/**
 * How long the id from before a rotation still answers at least: requests already under way carry it, those of other tabs until the
 * order has its outcome, for the cookie of the new id comes with that. Changes are answered, too: whoever knows the old one could
 * make them before, and what a step-up allows is bound to its intent, not to the id.
 */
const ALIAS_MS = 30_000
// An order waits for its turn as long as its call may take (`run-intent.server.ts`); once more is room.
const aliasMs = () => Math.max(ALIAS_MS, 3 * env().BACKEND_TIMEOUT_MS)
/** The last-seen time is written at most this often: reading a page must not cost a write. */
const TOUCH_EVERY_MS = 3_600_000
/** For short idle times: the last-seen time is written at least this often within one. */
const TOUCHES_PER_IDLE_TIME = 20

const sessionSchema = z.object({
  /** The customer at the identity provider. */
  sub: z.string(),
  /** The provider's own session id (`sid` claim), for back-channel logout. */
  providerSession: z.string().optional(),
  /** Stays the same when the id rotates: names the refresh-token family and its lock. */
  family: z.string(),
  /** Sent with every backend call, so that support can find the customer's calls in the logs. */
  correlationId: z.string(),
  startedAt: z.number(),
  seenAt: z.number(),
  /** Sessions in a row before this one that ended as soon as they had begun. */
  shortBefore: z.number().optional(),
  /** Absent where the provider gives none: the session then ends with its access token. */
  refreshToken: z.string().optional(),
  /** The id_token of the sign-in, only where the provider's sign-out needs it (`OIDC_SIGN_OUT`). */
  idToken: z.string().optional(),
  /** Present while a process uses the refresh token; see `tokens.server.ts`. Milliseconds since 1970. */
  refreshingSince: z.number().optional(),
  /** Access tokens by audience; times in milliseconds since 1970. Earlier releases did not record `gotAt`. */
  access: z.record(
    z.string(),
    z.object({ token: z.string(), expiresAt: z.number(), gotAt: z.number().optional() }),
  ),
  /** What signed in, for the customer's own list of sessions. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).optional(),
  /** How it signed in, where the provider said so. */
  method: z.enum(signInMethods).optional(),
  /** The last order placed in this session, for `/success` without an order number. */
  lastOrderNumber: z.string().optional(),
})

export type SessionData = z.infer<typeof sessionSchema>

export interface Session extends Versioned<SessionData> {
  readonly id: string
}

const sessions = sealedRecords('session', sessionSchema)
const aliases = sealedRecords('alias', z.string())

/** When the session ends if nothing more happens: milliseconds since 1970. */
export function sessionEnd(
  data: Pick<SessionData, 'startedAt' | 'seenAt' | 'refreshToken' | 'access'>,
): number {
  const ends = [data.seenAt + env().SESSION_IDLE_DAYS * DAY_MS, absoluteEnd(data)]
  if (data.refreshToken !== undefined) return Math.min(...ends)
  return Math.min(...ends, ...Object.values(data.access).map(({ expiresAt }) => expiresAt))
}

const absoluteEnd = ({ startedAt }: Pick<SessionData, 'startedAt'>): number =>
  startedAt + env().SESSION_ABSOLUTE_DAYS * DAY_MS

/** The session of this request, read once, or `undefined` for a visitor. */
export function currentSession(): Promise<Session | undefined> {
  return oncePerRequest('session', async () => {
    const session = await peekSession()
    return session && touch(session)
  })
}

/** The same, without counting as use of the session: checking its expiry must not extend it. */
export function peekSession(): Promise<Session | undefined> {
  return oncePerRequest('session-peeked', async () => {
    const id = await readSessionCookie()
    if (!id) return undefined
    const session = await findSession(id)
    if (!session) return undefined
    const context = requestContext()
    context.isPrivate = true
    context.correlationId = session.value.correlationId
    return session
  })
}

/** The session under `id`, also when `id` was rotated away moments ago, and the id after it, too. */
export async function findSession(id: string): Promise<Session | undefined> {
  const record = await sessions.read(id)
  if (record) return { id, ...record }
  const renamed = await aliases.read(id)
  return renamed && findSession(renamed.value)
}

/** A customer's sessions, each with its id as the store knows it. */
export const sessionsOf = (sub: string) => sessions.listByOwner(sub)

async function touch(session: Session): Promise<Session> {
  const idleMs = env().SESSION_IDLE_DAYS * DAY_MS
  const every = Math.min(TOUCH_EVERY_MS, idleMs / TOUCHES_PER_IDLE_TIME)
  if (Date.now() - session.value.seenAt < every) return session
  try {
    return (await save(session, { ...session.value, seenAt: Date.now() })) ?? session
  } catch (error) {
    // A store that is full can still be read, and the next page tries again.
    log.warn({ err: error }, 'the last-seen time of a session could not be kept')
    return session
  }
}

/** @returns the session as saved, or `undefined` when it has ended or was changed since it was read */
async function save({ id, version }: Session, value: SessionData): Promise<Session | undefined> {
  const saved = await sessions.update(id, version, value, sessionEnd(value))
  return saved && { id, ...saved }
}

/**
 * Applies `change` to the newest state of the session, and retries after a concurrent change.
 * @returns the session as saved, or `undefined` when it has ended: a change never revives it.
 */
export async function changeSession(
  id: string,
  change: (data: SessionData) => SessionData,
): Promise<Session | undefined> {
  for (;;) {
    const session = await findSession(id)
    if (!session) return undefined
    const saved = await save(session, change(session.value))
    if (saved) return saved
  }
}

/** Marks the refresh token as in use since then, if nothing was changed since the session was read. */
export const markRefreshing = (session: Session, since: number): Promise<Session | undefined> =>
  save(session, { ...session.value, refreshingSince: since })

/** The session without that mark. */
export function withoutMark({ refreshingSince: _mark, ...data }: SessionData): SessionData {
  return data
}

export interface NewSession {
  readonly sub: string
  readonly providerSession: string | undefined
  readonly refreshToken: string | undefined
  /** The sign-in's own access token, under each audience that it is for. */
  readonly access?: Readonly<Record<string, AccessToken>>
  readonly idToken?: string
  readonly method?: SignInMethod | null
}

/** Starts a session under a new id and sets its cookie; an earlier session of this browser ends. */
export async function startSession(fresh: NewSession): Promise<Session> {
  const { sub, providerSession, refreshToken, access = {}, idToken, method } = fresh
  const shortBefore = await shortSessions()
  const earlier = await readSessionCookie()
  if (earlier) await endSession(earlier)
  const id = recordStore().place(sub) + randomHandle()
  const now = Date.now()
  const value: SessionData = {
    sub,
    ...(providerSession && { providerSession }),
    family: randomUUID(),
    correlationId: randomUUID(),
    startedAt: now,
    seenAt: now,
    device: deviceOf(requestContext().request.headers.get('user-agent')),
    ...(method && { method }),
    ...(shortBefore > 0 && { shortBefore }),
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
    access,
  }
  if (providerSession) await rememberProviderSession(providerSession, sub, absoluteEnd(value))
  await sessions.create(id, value, sessionEnd(value), sub)
  await writeSessionCookie(id, value.startedAt)
  return { id, value, version: 1 }
}

/**
 * Gives the session a new id after a step-up. One that was moved a moment ago, by a step-up of another tab, stays where it is:
 * the browser could keep the id of whichever answer comes last, and that must not be one that is gone.
 * @returns the session under its new id, or `undefined` when it has ended
 */
export async function rotateSession(session: Session): Promise<Session | undefined> {
  const asked = await readSessionCookie()
  const hasMoved = asked !== undefined && asked !== session.id
  for (;;) {
    const record = hasMoved ? undefined : await sessions.read(session.id)
    if (!record) {
      const moved = await findSession(session.id)
      if (moved) await writeSessionCookie(moved.id, moved.value.startedAt)
      return moved
    }
    // The alias comes first: a sign-out by the old id finds the new one through it from here on.
    const id = await nameNextId(session.id)
    const next = { id, value: record.value, expiresAt: sessionEnd(record.value), owner: record.value.sub }
    failpoint('rotate:named')
    // In one step, so that a sign-out in between is not undone and nothing that was saved meanwhile is lost.
    if (await sessions.replace(session.id, record.version, next)) {
      failpoint('rotate:replaced')
      await writeSessionCookie(id, record.value.startedAt)
      return { id, value: record.value, version: 1 }
    }
  }
}

/** The id that a session moves to; the same for concurrent rotations. */
async function nameNextId(id: string): Promise<string> {
  const next = placeIn(id) + randomHandle()
  if (await aliases.create(id, next, Date.now() + aliasMs())) return next
  return (await aliases.read(id))?.value ?? nameNextId(id)
}

/** Ends the session under `id`, also when it is being moved to a new id at this moment. */
export async function endSession(id: string): Promise<void> {
  // The record goes first: a later rotation then fails, and an earlier one has left its alias.
  await sessions.remove(id)
  const moved = await aliases.read(id)
  if (moved) await endSession(moved.value)
  await aliases.remove(id)
}

/** A session that ends sooner than this never lasted. Milliseconds. */
const SHORT_MS = 60_000
/** How many sessions in a row did not last in this browser, by the id of the last one. */
const shortLived = sealedRecords('short-lived', z.number())

/** Ends a session whose tokens the provider no longer renews. */
export async function endBrokenSession({ id, value }: Session): Promise<void> {
  if (Date.now() - value.startedAt < SHORT_MS) {
    // Kept as long as a browser may take to come back from the provider.
    await shortLived.create(id, (value.shortBefore ?? 0) + 1, Date.now() + 10 * SHORT_MS)
  }
  await endSession(id)
}

/** How many sessions of this browser, one after another, ended as soon as they had begun. */
export async function shortSessions(): Promise<number> {
  const id = await readSessionCookie()
  return (id && (await shortLived.read(id))?.value) || 0
}

/** Signs this browser out: the record goes first, then the cookie. */
export async function endCurrentSession(): Promise<void> {
  const id = await readSessionCookie()
  if (id) await endSession(id)
  clearSessionCookie()
}

/** The name of the lock that guards a session's refresh-token family. */
export const familyLock = (data: SessionData): string => `family:${hashed(data.family)}`

/**
 * True when the request comes from a page that was rendered for another member than the one who is signed in now: in
 * another tab one session ended and somebody else signed in. A request without the header, such as one for a document,
 * never counts.
 */
export function isOfAnotherMember({ value }: Session): boolean {
  const member = requestContext().request.headers.get(MEMBER_HEADER)
  return Boolean(member) && member !== value.sub
}
