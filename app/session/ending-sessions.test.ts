import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRequestContext, runInRequest } from '#app/edge/request-context.server.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { aProvidersMetadata } from '../../tests/support/samples.ts'

// How sessions end at the provider and by it. The provider is a small server of our own, so that it can fail and sign as a
// test wants; the environment is read once, so it is set before anything of the session is loaded.

const directory = mkdtempSync(join(tmpdir(), 'borealis-endings-'))
const { privateKey, publicKey } = await generateKeyPair('ES256')
let issuer: string
let onRevocation: (response: ServerResponse) => void
let revoked: string[]
let keysAreThere = true
const server = createServer(async (request, response) => {
  if (request.url === '/revocation') {
    revoked.push(new URLSearchParams(await text(request)).get('token') ?? '')
    return onRevocation(response)
  }
  if (request.url === '/jwks' && !keysAreThere) return response.writeHead(500).end()
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }
  const metadata = {
    ...aProvidersMetadata(issuer),
    revocation_endpoint: `${issuer}/revocation`,
    end_session_endpoint: `${issuer}/end`,
  }
  response.end(JSON.stringify(request.url === '/jwks' ? { keys: [key] } : metadata))
})
let sessions: typeof import('./session.server.ts')
let endOtherSessions: typeof import('./own-sessions.server.ts').endOtherSessions
let signOut: typeof import('./sign-out.server.ts').signOut
let backChannelLogout: typeof import('./back-channel-logout.server.ts').backChannelLogout

beforeAll(async () => {
  issuer = await listenLocally(server)
  Object.assign(process.env, {
    SANDBOX: '1',
    OIDC_ISSUER: issuer,
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
  })
  sessions = await import('./session.server.ts')
  endOtherSessions = (await import('./own-sessions.server.ts')).endOtherSessions
  signOut = (await import('./sign-out.server.ts')).signOut
  backChannelLogout = (await import('./back-channel-logout.server.ts')).backChannelLogout
})
afterAll(async () => {
  const { recordStore } = await import('./store.server.ts')
  recordStore().close()
  server.close()
  rmSync(directory, { recursive: true })
})
beforeEach(() => {
  onRevocation = (response) => void response.end()
  revoked = []
})

function inRequest<T>(cookie: string, work: () => Promise<T>): Promise<{ result: T; cookie: string }> {
  const request = new Request('http://localhost:3000/', { headers: { cookie } })
  const url = new URL(request.url)
  const context = createRequestContext({
    request,
    url,
    locale: 'en-ca',
    clientIp: '127.0.0.1',
    isShared: false,
  })
  return runInRequest(context, async () => {
    const result = await work()
    const [line = ''] = [...context.cookies.values()]
    return { result, cookie: line.split(';')[0] ?? '' }
  })
}

const signIn = (sub: string, providerSession: string, refreshToken = 'a refresh token') =>
  inRequest('', () => sessions.startSession({ sub, providerSession, refreshToken }))

async function logOut(claims: Record<string, unknown>, patienceMs?: number): Promise<number> {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({ jti: 'j', events: { [event]: {} }, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k', typ: 'logout+jwt' })
    .setIssuer(issuer)
    .setAudience('borealis-site')
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(privateKey)
  const form = new FormData()
  form.set('logout_token', token)
  return (await inRequest('', () => backChannelLogout(form, patienceMs))).result.status
}

const isSignedIn = async ({ result }: Awaited<ReturnType<typeof signIn>>): Promise<boolean> =>
  (await sessions.findSession(result.id)) !== undefined

test('a revocation that fails does not keep the browser from the sign-out of the provider', async () => {
  onRevocation = (response) => void response.destroy()
  const session = await signIn('cus_1', 'browser-1')
  const { result: answer } = await inRequest(session.cookie, signOut)
  if (!(answer instanceof Response)) throw new Error('a form instead of a redirect')
  expect(answer.headers.get('location')).toMatch(`${issuer}/end?client_id=borealis-site`)
  expect(await isSignedIn(session)).toBe(false)
})

test('a last-seen time that cannot be written keeps nobody from their pages, or from signing out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
  const session = await signIn('cus_1', 'browser-1')
  vi.useRealTimers()
  const { recordStore } = await import('./store.server.ts')
  const update = vi.spyOn(recordStore(), 'update').mockRejectedValue(new Error('the disk is full'))
  onTestFinished(() => void update.mockRestore())
  const { result: found } = await inRequest(session.cookie, () => sessions.currentSession())
  expect(found).toEqual(session.result)
  expect(update).toHaveBeenCalledOnce()
  const { result: answer } = await inRequest(session.cookie, signOut)
  expect(answer).toMatchObject({ status: 303 })
  expect(await isSignedIn(session)).toBe(false)
  expect(update, 'a session that ends is not seen').toHaveBeenCalledOnce()
})

test('the provider ends the sessions of one of its sessions without naming the customer', async () => {
  const [here, alsoHere, elsewhere, another] = [
    await signIn('cus_2', 'browser-2'),
    await signIn('cus_2', 'browser-2'),
    await signIn('cus_2', 'browser-3'),
    await signIn('cus_3', 'browser-4'),
  ]
  expect(await logOut({ sid: 'browser-2' })).toBe(200)
  const left = await Promise.all([here, alsoHere, elsewhere, another].map(isSignedIn))
  expect(left).toEqual([false, false, true, true])
})

test('the provider ends all sessions of a customer, or nothing when it names a session that nobody has', async () => {
  const own = [await signIn('cus_4', 'browser-5'), await signIn('cus_4', 'browser-6')]
  expect(await logOut({ sid: 'unheard of' })).toBe(200)
  expect(await Promise.all(own.map(isSignedIn))).toEqual([true, true])
  expect(await logOut({ sub: 'cus_4' })).toBe(200)
  expect(await Promise.all(own.map(isSignedIn))).toEqual([false, false])
})

test('what the provider ends is ended when the store comes back, whether it waits or not', async () => {
  const { recordStore } = await import('./store.server.ts')
  const own = [await signIn('cus_9', 'browser-14'), await signIn('cus_9', 'browser-15')]
  const remove = vi.spyOn(recordStore(), 'remove')
  onTestFinished(() => void remove.mockRestore())
  remove.mockRejectedValueOnce(new Error('a failover')).mockRejectedValueOnce(new Error('a failover'))
  expect(await logOut({ sub: 'cus_9', sid: 'browser-14' })).toBe(200)
  expect(await Promise.all(own.map(isSignedIn))).toEqual([false, true])
  remove.mockRejectedValue(new Error('a failover'))
  expect(await logOut({ sub: 'cus_9' }, 50), 'a provider may tell again').toBe(503)
  expect(await Promise.all(own.map(isSignedIn))).toEqual([false, true])
  remove.mockRestore()
  await expect.poll(() => Promise.all(own.map(isSignedIn))).toEqual([false, false])
})

test('a token that cannot be checked, because the keys of the provider are away, is not said to be a wrong one', async () => {
  const session = await signIn('cus_10', 'browser-16')
  // The keys were kept for ten minutes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  keysAreThere = false
  onTestFinished(() => {
    vi.useRealTimers()
    keysAreThere = true
  })
  expect(await logOut({ sub: 'cus_10' })).toBe(503)
  expect(await isSignedIn(session)).toBe(true)
})

test('signing other browsers out ends their tokens at the provider, but not those of this browser', async () => {
  const here = await signIn('cus_5', 'browser-7', 'here')
  const before = await signIn('cus_5', 'browser-7', 'here, before its cookie was lost')
  const elsewhere = await signIn('cus_5', 'browser-8', 'elsewhere')
  await endOtherSessions(here.result)
  expect(await Promise.all([here, before, elsewhere].map(isSignedIn))).toEqual([true, false, false])
  expect(revoked).toEqual(['elsewhere'])
})

/** How many lines of the audit hold this. */
const inAudit = (event: string) =>
  readdirSync(join(directory, 'audit'))
    .flatMap((file) => readFileSync(join(directory, 'audit', file), 'utf8').split('\n'))
    .filter((line) => line.includes(event)).length

test('each browser that another one signs out is in the audit', async () => {
  const here = await signIn('cus_8', 'browser-11')
  await signIn('cus_8', 'browser-12')
  await signIn('cus_8', 'browser-13')
  const event = '"detail":"another browser"'
  const before = inAudit(event)
  await endOtherSessions(here.result)
  // Nobody is left to sign out.
  await endOtherSessions(here.result)
  expect(inAudit(event) - before).toBe(2)
})

test('a revocation that fails does not keep other browsers signed in', async () => {
  onRevocation = (response) => void response.destroy()
  const here = await signIn('cus_6', 'browser-9')
  const elsewhere = await signIn('cus_6', 'browser-10')
  await endOtherSessions(here.result)
  expect(await Promise.all([here, elsewhere].map(isSignedIn))).toEqual([true, false])
})
