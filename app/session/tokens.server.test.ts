import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Unavailable } from '#app/edge/answers.ts'
import { allFinished } from '#app/edge/under-way.server.ts'
import type { RecordStore } from './record-store.server.ts'

// What a store in the middle of a failover does to a refresh. The environment is read once, so it is set before anything
// of the session is loaded.

const refreshed = vi.fn()
vi.mock('./identity.server.ts', async (original) => ({
  ...(await original<typeof import('./identity.server.ts')>()),
  refreshFor: refreshed,
}))

const directory = mkdtempSync(join(tmpdir(), 'borealis-tokens-'))
let store: RecordStore
let accessToken: typeof import('./tokens.server.ts').accessToken
let sessions: typeof import('./session.server.ts')
let runInRequest: typeof import('#app/edge/request-context.server.ts').runInRequest
let createRequestContext: typeof import('#app/edge/request-context.server.ts').createRequestContext

beforeAll(async () => {
  Object.assign(process.env, { SANDBOX: '1', DATA_DIR: directory, LOG_LEVEL: 'silent' })
  store = (await import('./store.server.ts')).recordStore()
  accessToken = (await import('./tokens.server.ts')).accessToken
  sessions = await import('./session.server.ts')
  ;({ runInRequest, createRequestContext } = await import('#app/edge/request-context.server.ts'))
})
afterEach(() => {
  vi.restoreAllMocks()
  refreshed.mockReset()
})
afterAll(() => {
  store.close()
  rmSync(directory, { recursive: true })
})

function aSession() {
  const request = new Request('http://localhost:3000/')
  const url = new URL(request.url)
  const context = createRequestContext({
    request,
    url,
    locale: 'en-ca',
    clientIp: '127.0.0.1',
    isShared: false,
  })
  return runInRequest(context, () =>
    sessions.startSession({ sub: 'cus_1', providerSession: undefined, refreshToken: 'first' }),
  )
}

const answer = { token: 'access', expiresAt: Date.now() + 300_000, refreshToken: 'second' }
/** What the store says of a change that no replica has. */
const refusal = () => new Unavailable('fewer than 1 replicas of the session store have the change')

test('a refresh token is not sent before the mark is kept', async () => {
  const session = await aSession()
  vi.spyOn(store, 'update').mockRejectedValue(refusal())
  await expect(accessToken(session, 'api')).rejects.toThrow('fewer than 1 replicas')
  expect(refreshed).not.toHaveBeenCalled()
})

test('a mark that the store made without keeping it is taken back, so that nobody waits for it', async () => {
  const session = await aSession()
  const { update } = store
  // As on a primary without replicas: made, and refused.
  vi.spyOn(store, 'update').mockImplementationOnce(async (...change) => {
    await update(...change)
    throw refusal()
  })
  await expect(accessToken(session, 'api')).rejects.toThrow('fewer than 1 replicas')
  await vi.waitFor(async () => {
    expect((await sessions.findSession(session.id))?.value.refreshingSince).toBeUndefined()
  })
  refreshed.mockResolvedValue(answer)
  expect(await accessToken(session, 'api')).toBe('access')
})

test('renewed tokens are saved after a failover of seconds, and the refresh token is sent once', async () => {
  const session = await aSession()
  refreshed.mockResolvedValue(answer)
  const { update } = store
  const began = Date.now()
  let refusals = 0
  // The mark is kept; then no change is for 4 s, longer than the saving of tokens once went on.
  vi.spyOn(store, 'update').mockImplementation(async (...change) => {
    if (refreshed.mock.calls.length > 0 && Date.now() - began < 4_000) {
      refusals += 1
      throw refusal()
    }
    return update(...change)
  })
  expect(await accessToken(session, 'api')).toBe('access')
  expect(refusals).toBeGreaterThan(3)
  expect(refreshed).toHaveBeenCalledTimes(1)
  expect((await sessions.findSession(session.id))?.value).toMatchObject({
    refreshToken: 'second',
    access: { api: { token: 'access' } },
  })
})

test('a process that stops waits until the tokens that it asked for are saved', async () => {
  const session = await aSession()
  const answered = Promise.withResolvers<typeof answer>()
  refreshed.mockReturnValue(answered.promise)
  const asked = accessToken(session, 'api')
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalled())
  const stopping = allFinished()
  answered.resolve(answer)
  await stopping
  expect((await sessions.findSession(session.id))?.value).toMatchObject({ refreshToken: 'second' })
  expect(await asked).toBe('access')
})

test('when the store comes back after a long loss, the one that has the new tokens saves them before others take over', async () => {
  const session = await aSession()
  refreshed.mockResolvedValue(answer)
  const { update } = store
  let isLost = false
  vi.spyOn(store, 'update').mockImplementation(async (...change) => {
    if (isLost) throw refusal()
    return update(...change)
  })
  refreshed.mockImplementation(async () => {
    isLost = true
    return answer
  })
  const first = accessToken(session, 'api')
  await vi.waitFor(() => expect(isLost).toBe(true))
  // Everybody else's clock says that the mark is old; the store comes back while they look.
  const realNow = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 21_000)
  const second = accessToken(session, 'api')
  isLost = false
  expect(await Promise.all([first, second])).toEqual(['access', 'access'])
  expect(refreshed).toHaveBeenCalledTimes(1)
})
