import { afterEach, expect, test, vi } from 'vitest'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { callSite } from './call-site.ts'

afterEach(() => vi.unstubAllGlobals())

/** A call that the site, or a proxy before it, answers with this status. */
function answeredBy(status: number, headers: Record<string, string> = {}): Promise<Response> {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }))
  return callSite('http://localhost:3000/_serverFn/x')
}

test.each([
  ['in seconds', '3', 3_000],
  ['of a date beyond a day', new Date(Date.now() + 7 * 86_400_000).toUTCString(), 86_400_000],
  ['of a past date', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['that is malformed', 'soon', undefined],
])('a busy response with a Retry-After %s is an error with the delay', async (_what, after, retryAfterMs) => {
  const refused = await answeredBy(503, { 'retry-after': after }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 503, code: 'BUSY', retryAfterMs })
})

test.each([
  ['a read without an answer', () => new Promise(() => undefined), 'GET', 19_000],
  [
    'a read whose answer stops after its headers',
    async () => new Response(new ReadableStream()),
    'GET',
    19_000,
  ],
  ['a change without an answer', () => new Promise(() => undefined), 'POST', 10_500],
])('%s fails, and may have arrived', async (_what, answer, method, ms) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  const failed = vi.fn()
  void callSite('http://localhost:3000/_serverFn/x', { method }).catch(failed)
  // Until then the site may still say itself what became of it.
  await vi.advanceTimersByTimeAsync(ms)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(mayHaveHappened(failed.mock.calls[0]?.[0])).toBe(true)
  vi.useRealTimers()
})

test('any other response is returned unchanged', async () => {
  expect((await answeredBy(503)).status).toBe(503)
  expect((await answeredBy(200, { 'x-tss-serialized': 'true' })).status).toBe(200)
  expect((await answeredBy(200, { 'x-tss-raw': 'true' })).status).toBe(200)
  const sent = new Response('{"a":1}', { status: 409, headers: { 'x-kind': 'problem' } })
  vi.stubGlobal('fetch', async () => sent)
  const got = await callSite('http://localhost:3000/_serverFn/x')
  expect([got.status, got.headers.get('x-kind'), await got.text()]).toEqual([409, 'problem', '{"a":1}'])
})

test.each(['text/html', 'application/json', ''])(
  'a page of somebody else (%s) is no answer, and what was sent may have arrived',
  async (type) => {
    const failed = await answeredBy(200, { 'content-type': type }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ name: 'BackendError', code: 'NETWORK' })
    expect(mayHaveHappened(failed)).toBe(true)
  },
)

test.each([
  ['a call that failed while offline was not sent', false, false],
  ['a call that failed while online may have arrived', true, true],
])('%s', async (_what, onLine, mayHave) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failed = await callSite('http://localhost:3000/_serverFn/x').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(mayHaveHappened(failed)).toBe(mayHave)
})
