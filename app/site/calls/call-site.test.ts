import { afterEach, expect, test, vi } from 'vitest'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { callSite } from './call-site.ts'

afterEach(() => vi.unstubAllGlobals())

/** A call that the site, or what stands in front of it, answers so. */
function answeredBy(status: number, headers: Record<string, string> = {}): Promise<Response> {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }))
  return callSite('http://localhost:3000/_serverFn/x')
}

test.each([
  ['seconds', '3', 3_000],
  ['a day far ahead', new Date(Date.now() + 7 * 86_400_000).toUTCString(), 86_400_000],
  ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['words', 'soon', undefined],
])('no room until %s: the call may be repeated then', async (_what, after, retryAfterMs) => {
  const refused = await answeredBy(503, { 'retry-after': after }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 503, code: 'BUSY', retryAfterMs })
})

test('any other answer is handed on as it is', async () => {
  expect((await answeredBy(503)).status).toBe(503)
  expect((await answeredBy(200)).status).toBe(200)
})

test.each([
  ['a call that found no network was not sent', false, false],
  ['a call whose network was there may have arrived', true, true],
])('%s', async (_what, onLine, mayHave) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failed = await callSite('http://localhost:3000/_serverFn/x').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(mayHaveHappened(failed)).toBe(mayHave)
})
