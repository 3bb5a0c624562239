import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createRequestContext, requestContext, runInRequest } from '#app/edge/request-context.server.ts'
import type { RecordKind } from './record-store.server.ts'

// What happens between two requests that meet in one store. The environment is read once, so it is set before anything
// of the session is loaded.

const directory = mkdtempSync(join(tmpdir(), 'borealis-races-'))
const loadSession = () => import('./session.server.ts')
let sessions: Awaited<ReturnType<typeof loadSession>>
let startOrJoin: typeof import('./sign-in.server.ts').startOrJoin
let own: typeof import('./own-sessions.server.ts')
let endSessionsOf: typeof import('./back-channel-logout.server.ts').endSessionsOf

beforeAll(async () => {
  const settings = { SANDBOX: '1', DATA_DIR: directory, LOG_LEVEL: 'silent' }
  Object.assign(process.env, settings, { BACKEND_TIMEOUT_MS: '20000' })
  sessions = await loadSession()
  startOrJoin = (await import('./sign-in.server.ts')).startOrJoin
  own = await import('./own-sessions.server.ts')
  endSessionsOf = (await import('./back-channel-logout.server.ts')).endSessionsOf
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  const { recordStore } = await import('./store.server.ts')
  recordStore().close()
  rmSync(directory, { recursive: true })
})

/** Each call is a request of its own, from a browser without cookies, unless some are given. */
function inRequest<T>(work: () => Promise<T>, cookie = ''): Promise<T> {
  const request = new Request('http://localhost:3000/', { headers: { cookie } })
  const url = new URL(request.url)
  const context = createRequestContext({
    request,
    url,
    locale: 'en-ca',
    clientIp: '127.0.0.1',
    isShared: false,
  })
  return runInRequest(context, work)
}

/** What a request leaves in the browser: the last cookie that it sets, as the browser sends it. */
const cookieFrom = (work: () => Promise<unknown>, cookie?: string): Promise<string | undefined> =>
  inRequest(async () => {
    await work()
    return [...requestContext().cookies.values()].at(-1)?.split(';')[0]
  }, cookie)

let customers = 0
const begin = () => {
  customers += 1
  return sessions.startSession({
    sub: `cus_${customers}`,
    providerSession: 'browser',
    refreshToken: `refresh ${customers}`,
  })
}
const aSession = () => inRequest(begin)

test('a session that was moved to a new id answers by both, and ends by either', async () => {
  for (const end of ['old', 'new'] as const) {
    const session = await aSession()
    const moved = await inRequest(() => sessions.rotateSession(session))
    if (!moved) throw new Error('it was not moved')
    expect(moved.id).not.toBe(session.id)
    expect((await sessions.findSession(session.id))?.id).toBe(moved.id)
    await sessions.endSession(end === 'old' ? session.id : moved.id)
    expect(await sessions.findSession(session.id)).toBeUndefined()
    expect(await sessions.findSession(moved.id)).toBeUndefined()
  }
})

test('tabs that come back from their step-ups at once leave an id in the browser that lasts, whichever answer comes last', async () => {
  for (let round = 0; round < 24; round++) {
    const begun = await cookieFrom(begin)
    const tab = () =>
      cookieFrom(async () => {
        const session = await sessions.currentSession()
        if (!session) throw new Error(`signed out in round ${round}`)
        await sessions.rotateSession(session)
      }, begun)
    const first = tab()
    for (let turn = 0; turn < round; turn++) await Promise.resolve()
    const answers = await Promise.all([first, tab(), first.then(tab), first.then(tab).then(tab)])
    const given = answers.filter((cookie) => cookie !== undefined)
    expect(given.length, `round ${round}`).toBeGreaterThan(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    for (const cookie of given) {
      expect(await inRequest(() => sessions.currentSession(), cookie), `round ${round}`).toBeDefined()
    }
    vi.useRealTimers()
  }
})

test('a request that began before two step-ups finds its session', async () => {
  const session = await aSession()
  const moved = await inRequest(() => sessions.rotateSession(session))
  const again = moved && (await inRequest(() => sessions.rotateSession(moved)))
  expect(again?.id).toBeDefined()
  expect((await sessions.findSession(session.id))?.id).toBe(again?.id)
})

test('the old id of a session answers until an order has its outcome, for requests that are under way', async () => {
  const moveEarlier = async (ms: number) => {
    const session = await aSession()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms })
    const moved = await inRequest(() => sessions.rotateSession(session))
    vi.useRealTimers()
    return { old: session.id, id: moved?.id ?? 'not moved' }
  }
  // It waits for its turn for 20 s at most, and for its answer as long.
  const lately = await moveEarlier(50_000)
  expect((await sessions.findSession(lately.old))?.id).toBe(lately.id)
  const before = await moveEarlier(61_000)
  expect(await sessions.findSession(before.old)).toBeUndefined()
  expect((await sessions.findSession(before.id))?.id).toBe(before.id)
})

test('of two step-ups that move a session at once, each is told where it is', async () => {
  for (let round = 0; round < 48; round++) {
    const session = await aSession()
    const first = inRequest(() => sessions.rotateSession(session))
    for (let turn = 0; turn < round; turn++) await Promise.resolve()
    const moved = await Promise.all([first, inRequest(() => sessions.rotateSession(session))])
    const now = await sessions.findSession(session.id)
    expect(now, `round ${round}`).toBeDefined()
    expect(
      moved.map((one) => one?.id),
      `round ${round}`,
    ).toEqual([now?.id, now?.id])
  }
})

test('a sign-out that meets a step-up leaves no session behind, whoever comes first', async () => {
  for (let round = 0; round < 200; round++) {
    const session = await aSession()
    const rotate = inRequest(() => sessions.rotateSession(session))
    // Microtasks apart: every interleaving of the two has its turn.
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    const [moved] = await Promise.all([rotate, sessions.endSession(session.id)])
    expect(await sessions.findSession(session.id), `round ${round}`).toBeUndefined()
    if (moved) expect(await sessions.findSession(moved.id), `round ${round}`).toBeUndefined()
  }
})

test('signing out everywhere finds a session that is being moved', async () => {
  for (let round = 0; round < 200; round++) {
    const session = await aSession()
    const rotate = inRequest(() => sessions.rotateSession(session))
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    const [moved] = await Promise.all([
      rotate,
      endSessionsOf(session.value.sub, round % 2 ? 'browser' : undefined),
    ])
    expect(await sessions.findSession(moved?.id ?? session.id), `round ${round}`).toBeUndefined()
  }
})

test('what is saved while a session is being moved is not lost', async () => {
  for (let round = 0; round < 100; round++) {
    const session = await aSession()
    const rotate = inRequest(() => sessions.rotateSession(session))
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    const change = sessions.changeSession(session.id, (data) => ({ ...data, lastOrderNumber: '7' }))
    const [moved, changed] = await Promise.all([rotate, change])
    expect(changed, `round ${round}`).toBeDefined()
    const now = await sessions.findSession(moved?.id ?? session.id)
    expect(now?.value.lastOrderNumber, `round ${round}`).toBe('7')
  }
})

test('a write that meets a sign-out does not revive the session', async () => {
  for (let round = 0; round < 200; round++) {
    const session = await aSession()
    const change = sessions.changeSession(session.id, (data) => ({ ...data, refreshToken: 'new' }))
    for (let turn = 0; turn < round % 8; turn++) await Promise.resolve()
    await Promise.all([change, sessions.endSession(session.id)])
    expect(await sessions.findSession(session.id), `round ${round}`).toBeUndefined()
  }
})

test('of two requests that read a session, one marks its refresh token as in use', async () => {
  const session = await aSession()
  const marked = await Promise.all([sessions.markRefreshing(session, 1), sessions.markRefreshing(session, 2)])
  expect(marked.filter(Boolean)).toHaveLength(1)
})

/** A tab of `browser` that signs in. */
const aTab = (sub: string, browser: string, begunAt: number) =>
  inRequest(() =>
    startOrJoin({ sub, providerSession: 'sid', refreshToken: randomUUID() }, { browser, begunAt }),
  )

async function sessionsOf(sub: string): Promise<number> {
  const { recordStore } = await import('./store.server.ts')
  return (await recordStore().listByOwner('session', sub)).length
}

test('ten tabs of a browser that sign in at once share one session, and leave none behind', async () => {
  for (let round = 0; round < 20; round++) {
    const [sub, browser, begunAt] = [`ten_${round}`, randomUUID(), Date.now()]
    const tabs = await Promise.all(Array.from({ length: 10 }, () => aTab(sub, browser, begunAt)))
    expect(tabs.filter(({ isJoined }) => !isJoined)).toHaveLength(1)
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(1)
    expect(await sessionsOf(sub)).toBe(1)
  }
})

test('a sign-in joins no session of somebody else, of another browser, or from before it began', async () => {
  const begunAt = Date.now()
  const browser = randomUUID()
  expect(await aTab('here', browser, begunAt)).toMatchObject({ isJoined: false })
  expect(await aTab('somebody else', browser, begunAt)).toMatchObject({ isJoined: false })
  expect(await aTab('here', randomUUID(), begunAt)).toMatchObject({ isJoined: false })
  expect(await aTab('somebody else', browser, Date.now() + 1_000)).toMatchObject({ isJoined: false })
})

test('a session that has ended is not joined', async () => {
  const [browser, begunAt] = [randomUUID(), Date.now()]
  await aTab('over', browser, begunAt)
  await endSessionsOf('over')
  expect(await aTab('over', browser, begunAt)).toMatchObject({ isJoined: false })
  expect(await sessionsOf('over')).toBe(1)
})

test('a session has ten step-ups on their way, however many browsers it is sent from', async () => {
  const { recordStore } = await import('./store.server.ts')
  const { beginAttempt } = await import('./attempts.server.ts')
  const { hashed } = await import('./vault.server.ts')
  const { family } = (await aSession()).value
  const stepUp = {
    kind: 'step-up',
    redirectUri: 'http://localhost:3000/auth/step-up/callback',
    family,
  } as const
  const states: string[] = []
  for (let count = 0; count < 14; count++) {
    const begun = await inRequest(() => beginAttempt({ ...stepUp, returnTo: '/', locale: 'en-ca' }))
    states.push(begun.state)
  }
  const found = await Promise.all(states.map((state) => recordStore().read('attempt', hashed(state))))
  expect(found.filter(Boolean)).toHaveLength(10)
  expect(found.at(-1)).toBeDefined()
})

/** A record under this id that a secret sealed which has been removed since. */
async function sealedByNobody(kind: RecordKind, id: string): Promise<void> {
  const { recordStore } = await import('./store.server.ts')
  const { hashed } = await import('./vault.server.ts')
  const record = { kind, id: hashed(id), value: 'removed.c2VhbGVk', expiresAt: Date.now() + 60_000 }
  expect(await recordStore().create(record)).toBe(true)
}

test('of many that find a record whose secret was removed, one puts its own there', async () => {
  const { sealedRecords } = await import('./sealed-records.server.ts')
  const records = sealedRecords('browser-session', z.string())
  const id = randomUUID()
  await sealedByNobody('browser-session', id)
  const create = (value: string) => records.create(id, value, Date.now() + 60_000)
  const created = await Promise.all(Array.from({ length: 10 }, (_, n) => create(`by ${n}`)))
  expect(created.filter(Boolean)).toHaveLength(1)
  expect((await records.read(id))?.value).toBe(`by ${created.indexOf(true)}`)
  expect(await create('late')).toBe(false)
})

test('a provider session whose record cannot be read any more is remembered anew', async () => {
  const { customerOfProviderSession } = await import('./provider-sessions.server.ts')
  const sid = randomUUID()
  await sealedByNobody('provider-session', sid)
  const fresh = { sub: 'remembered', providerSession: sid, refreshToken: 'refresh' }
  await inRequest(() => sessions.startSession(fresh))
  expect(await customerOfProviderSession(sid)).toBe('remembered')
  expect(await endSessionsOf('remembered', sid)).toBe(1)
})

test('a browser whose record cannot be read any more signs in', async () => {
  const { recordStore } = await import('./store.server.ts')
  const browser = randomUUID()
  await sealedByNobody('browser-session', browser)
  const { create } = recordStore()
  let tries = 0
  vi.spyOn(recordStore(), 'create').mockImplementation((record) => {
    tries += 1
    // Else a sign-in that finds the record in its way would try again for ever.
    return tries > 50 ? Promise.reject(new Error('it tries again and again')) : create(record)
  })
  expect(await aTab('unread', browser, Date.now())).toMatchObject({ isJoined: false })
  expect(await sessionsOf('unread')).toBe(1)
})

/** Another session of the same customer, as in another browser. */
const elsewhere = ({ value: { sub } }: Awaited<ReturnType<typeof aSession>>) =>
  inRequest(() => sessions.startSession({ sub, providerSession: undefined, refreshToken: 'elsewhere' }))

test('a browser that was given a new id after it was listed is signed out by what the list called it', async () => {
  const mine = await aSession()
  const other = await elsewhere(mine)
  const listed = await own.listOwnSessions(mine)
  const moved = await inRequest(() => sessions.rotateSession(other))
  const key = listed.find(({ isThisBrowser }) => !isThisBrowser)?.key
  await own.endOwnSession(mine, key ?? 'not listed')
  expect(await sessions.findSession(moved?.id ?? 'not moved')).toBeUndefined()
  expect(await own.listOwnSessions(mine)).toMatchObject([{ isThisBrowser: true }])
})

test('a browser that signs all others out stays signed in while it is given a new id itself', async () => {
  for (let round = 0; round < 50; round++) {
    const mine = await aSession()
    await elsewhere(mine)
    const rotate = inRequest(() => sessions.rotateSession(mine))
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    const [moved] = await Promise.all([rotate, own.endOtherSessions(mine)])
    expect(await sessions.findSession(moved?.id ?? 'not moved'), `round ${round}`).toBeDefined()
    expect(await own.listOwnSessions(mine), `round ${round}`).toMatchObject([{ isThisBrowser: true }])
  }
})
