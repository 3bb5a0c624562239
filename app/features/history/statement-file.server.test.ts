import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createRequestContext, requestContext, runInRequest } from '#app/edge/request-context.server.ts'

// The environment is read once, so it is set before anything that reads it is loaded.
let textStream: typeof import('./statement-file.server.ts').textStream
let inOwnPlace: typeof import('./statement-file.server.ts').inOwnPlace
let log: typeof import('#app/edge/log.server.ts').log
beforeAll(async () => {
  Object.assign(process.env, { SANDBOX: '1', LOG_LEVEL: 'silent' })
  ;({ textStream, inOwnPlace } = await import('./statement-file.server.ts'))
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

test('a customer gets two files at a time, all of them together sixteen, and a place is free once its file has ended', async () => {
  let isBroken = false
  const begin = (sub: string) =>
    asReader(() =>
      textStream(
        inOwnPlace(
          sub,
          piecesUntil(() => isBroken),
        ),
      ),
    )
  const isBusy = (sub: string) => expect(begin(sub)).rejects.toMatchObject({ status: 503, code: 'BUSY' })
  const [read, left] = [await begin('cus_1'), await begin('cus_1')]
  await isBusy('cus_1')

  await new Response(read).text()
  const broken = await begin('cus_1')
  await isBusy('cus_1')

  await left.cancel()
  const last = await begin('cus_1')
  await isBusy('cus_1')

  isBroken = true
  await expect(new Response(broken).text()).rejects.toThrow('cannot be read')
  await expect(begin('cus_1'), 'one that cannot begin').rejects.toThrow('cannot be read')
  isBroken = false
  const others = await Promise.all(
    Array.from({ length: 15 }, (_, index) => begin(`cus_${2 + Math.floor(index / 2)}`)),
  )
  await isBusy('cus_10')
  for (const file of [last, ...others]) await file.cancel()
  await (await begin('cus_1')).cancel()
})
