import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createRequestContext, requestContext, runInRequest } from '#app/edge/request-context.server.ts'

// The environment is read once, so it is set before anything that reads it is loaded.
let textStream: typeof import('./statement-file.server.ts').textStream
let log: typeof import('#app/edge/log.server.ts').log
beforeAll(async () => {
  Object.assign(process.env, { SANDBOX: '1', LOG_LEVEL: 'silent' })
  textStream = (await import('./statement-file.server.ts')).textStream
  log = (await import('#app/edge/log.server.ts')).log
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs as one request whose reader may leave. */
function asReader<T>(work: () => T, reader = new AbortController()): T {
  const url = new URL('https://www.example.ca/')
  const request = new Request(url, { signal: reader.signal })
  return runInRequest(
    createRequestContext({ request, url, locale: 'fr-ca', clientIp: '127.0.0.1', isShared: false }),
    work,
  )
}

/** Each piece says the language of the request that it is made in. */
async function* piecesUntil(broken: () => boolean): AsyncGenerator<string> {
  for (let piece = 1; piece <= 3; piece += 1) {
    if (broken()) throw new Error('the next page cannot be read')
    yield `${requestContext().locale} ${piece}\n`
  }
}

test('every piece arrives, and is made within its request', async () => {
  const stream = await asReader(() => textStream(piecesUntil(() => false)))
  expect(await new Response(stream).text()).toBe('fr-ca 1\nfr-ca 2\nfr-ca 3\n')
})

test('a first piece that cannot be made fails before anything is sent', async () => {
  await expect(asReader(() => textStream(piecesUntil(() => true)))).rejects.toThrow('cannot be read')
})

test('a text that breaks off is cut and logged; one whose reader has left is no failure', async () => {
  const error = vi.spyOn(log, 'error')
  for (const [hasLeft, lines] of [
    [false, 1],
    [true, 0],
  ] as const) {
    error.mockClear()
    let isBroken = false
    const reader = new AbortController()
    const stream = await asReader(() => textStream(piecesUntil(() => isBroken)), reader)
    isBroken = true
    if (hasLeft) reader.abort()
    await expect(new Response(stream).text()).rejects.toThrow('cannot be read')
    expect(error).toHaveBeenCalledTimes(lines)
  }
})
