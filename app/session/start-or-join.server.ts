import { z } from 'zod'
import { readSessionCookie, writeSessionCookie } from './cookie.server.ts'
import { sealedRecords } from './sealed-records.server.ts'
import { endSession, findSession, type NewSession, startSession } from './session.server.ts'

/** As long as an attempt may take: afterwards no tab is left that could join. Milliseconds. */
const LIFETIME_MS = 600_000

const started = sealedRecords('browser-session', z.string())

/** The sign-in that is being completed: the hash of its browser, and when it began, in milliseconds since 1970. */
interface SignIn {
  readonly browser: string
  readonly begunAt: number
}

/**
 * Starts the session of a sign-in, or joins the one that another tab of this browser has started for the same customer
 * since this sign-in began: however many tabs finish at once, the browser has one session and none is left idle.
 * The tokens of a sign-in that joins are dropped, not revoked: many providers revoke the whole grant with one token
 * (RFC 7009 section 2.1), and the joined session may depend on the same grant.
 * @returns the session's id, and whether it was joined
 */
export async function startOrJoin(
  fresh: NewSession,
  signIn: SignIn,
): Promise<{ id: string; isJoined: boolean }> {
  const own = await readSessionCookie()
  if (own && (await join(own, fresh.sub, signIn))) return { id: own, isJoined: true }
  const other = (await started.read(signIn.browser))?.value
  if (other && (await join(other, fresh.sub, signIn))) {
    if (own) await endSession(own)
    return { id: other, isJoined: true }
  }
  const { id } = await startSession(fresh)
  const first = await firstOf(id, fresh.sub, signIn)
  if (first === id || !(await join(first, fresh.sub, signIn))) return { id, isJoined: false }
  await endSession(id)
  return { id: first, isJoined: true }
}

/** The session that counts among those that several tabs have just started; the same answer for each of them. */
async function firstOf(id: string, sub: string, signIn: SignIn): Promise<string> {
  const { browser } = signIn
  for (;;) {
    const record = await started.read(browser)
    if (record && (await isJoinable(record.value, sub, signIn))) return record.value
    const until = Date.now() + LIFETIME_MS
    const written = record
      ? await started.update(browser, record.version, id, until)
      : await started.create(browser, id, until)
    if (written) return id
  }
}

const isJoinable = async (id: string, sub: string, { begunAt }: SignIn) => {
  const session = await findSession(id)
  return session?.value.sub === sub && session.value.startedAt >= begunAt ? session : undefined
}

async function join(id: string, sub: string, signIn: SignIn): Promise<boolean> {
  const session = await isJoinable(id, sub, signIn)
  if (!session) return false
  await writeSessionCookie(session.id, session.value.startedAt)
  return true
}
