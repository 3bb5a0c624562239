import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRequestContext, runInRequest } from '#app/edge/request-context.server.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { aProvidersMetadata } from '../../tests/support/samples.ts'

// A provider that gives no tokens, and a backend that needs one. The environment is read once, so it is set first.

const directory = mkdtempSync(join(tmpdir(), 'borealis-backend-for-'))
let tokenRequests = 0
let issuer: string
const provider = createServer((request, response) => {
  if (request.url === '/token') {
    tokenRequests += 1
    response.writeHead(503).end()
    return
  }
  response.end(JSON.stringify(aProvidersMetadata(issuer)))
})
const backend = createServer((_request, response) => response.writeHead(404).end('{}'))

const load = async () => ({
  ...(await import('./backend-for.server.ts')),
  ...(await import('./session.server.ts')),
  ...(await import('./cookie.server.ts')),
  ...(await import('./store.server.ts')),
})
let site: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  issuer = await listenLocally(provider)
  Object.assign(process.env, {
    SANDBOX: '1',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    OIDC_ISSUER: issuer,
    BACKEND_URL: await listenLocally(backend),
  })
  site = await load()
})
afterAll(() => {
  provider.close()
  backend.close()
  site.recordStore().close()
  rmSync(directory, { recursive: true })
})

/** A request with these cookies. @returns the cookies that its answer sets */
async function inRequest(cookies: string, work: () => Promise<unknown>): Promise<string> {
  const request = new Request('http://localhost:3000/', { headers: { cookie: cookies } })
  const context = createRequestContext({
    request,
    url: new URL(request.url),
    locale: 'en-ca',
    clientIp: '127.0.0.1',
    isShared: false,
  })
  await runInRequest(context, work)
  return [...context.cookies.values()].map((line) => line.split(';')[0]).join('; ')
}

/** What one of the parts of a page does; each of them asks for its own backend. */
const readBalance = async () => {
  const own = await site.requestBackend()
  await own.getBalance().catch(() => undefined)
}

test('a token that cannot be had is asked for once in a request, however many parts need it', async () => {
  const cookies = await inRequest('', () =>
    site.startSession({ sub: 'cus_1', providerSession: undefined, refreshToken: 'refused' }),
  )
  await inRequest(cookies, () => Promise.all([readBalance(), readBalance(), readBalance()]))
  expect(tokenRequests).toBe(1)
  await inRequest(cookies, readBalance)
  expect(tokenRequests).toBe(2)
})
