import { z } from 'zod'
import { readSessionCookie, writeSessionCookie } from './cookie.server.ts'
import { sealedRecords } from './sealed-records.server.ts'
import { endSession, findSession, type NewSession, startSession } from './session.server.ts'

/** As long as an attempt may take: afterwards no tab is left that could ask. */
const KNOWN_MS = 600_000

const started = sealedRecords('browser-session', z.string())

/** The sign-in that is being completed: the hash of its browser, and when it began in milliseconds since 1970. */
interface Ending {
  readonly browser: string
  readonly begunAt: number
}

/**
 * Starts the session of a sign-in, or joins the one that another tab of this browser has started for the same customer
 * since this sign-in began: however many tabs end at once, the browser has one session and nobody's is left idle.
 * What the provider gave to a sign-in that joins is forgotten, not revoked: many providers take back the whole grant
 * with one token (RFC 7009 §2.1), and the session that was joined may live by the same one.
 * @returns the session's id, and whether it was joined
 */
export async function startOrJoin(
  fresh: NewSession,
  ending: Ending,
): Promise<{ id: string; isJoined: boolean }> {
  const own = await readSessionCookie()
  if (own && (await join(own, fresh.sub, ending))) return { id: own, isJoined: true }
  const other = (await started.read(ending.browser))?.value
  if (other && (await join(other, fresh.sub, ending))) {
    if (own) await endSession(own)
    return { id: other, isJoined: true }
  }
  const { id } = await startSession(fresh)
  const first = await firstOf(id, fresh.sub, ending)
  if (first === id || !(await join(first, fresh.sub, ending))) return { id, isJoined: false }
  await endSession(id)
  return { id: first, isJoined: true }
}

/** Of tabs that got here together, the one that is first; each of them gets the same answer. */
async function firstOf(id: string, sub: string, ending: Ending): Promise<string> {
  const { browser } = ending
  for (;;) {
    const record = await started.read(browser)
    if (record && (await isJoinable(record.value, sub, ending))) return record.value
    const until = Date.now() + KNOWN_MS
    const isMine = record
      ? await started.update(browser, record.version, id, until)
      : await started.create(browser, id, until)
    if (isMine) return id
  }
}

const isJoinable = async (id: string, sub: string, { begunAt }: Ending) => {
  const session = await findSession(id)
  return session?.value.sub === sub && session.value.startedAt >= begunAt ? session : undefined
}

async function join(id: string, sub: string, ending: Ending): Promise<boolean> {
  const session = await isJoinable(id, sub, ending)
  if (!session) return false
  await writeSessionCookie(session.id, session.value.startedAt)
  return true
}
