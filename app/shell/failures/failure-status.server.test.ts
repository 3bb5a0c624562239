import { expect, test } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { Unavailable } from '#app/edge/answers.ts'
import { failedPage } from './failure-status.server.ts'

test.each([
  ['a refusal of the backend', new BackendError({ status: 403, code: 'ACCOUNT_CLOSED' }), 403],
  ['a closed connection', new BackendError({ code: 'ABORTED' }), 499],
  ['an answer that breaks the contract', new BackendError({ code: 'PARSE_ERROR' }), 500],
  ['an internal error of the backend', new BackendError({ status: 500, code: 'INTERNAL' }), 500],
  ['an exception of the site', new TypeError('x is not a function'), 500],
])('%s is answered without Retry-After', (_what, error, status) => {
  expect(failedPage(error)).toEqual({ status })
})

test.each([
  ['no connection', new BackendError({ code: 'NETWORK' })],
  ['no answer in time', new BackendError({ code: 'TIMEOUT' })],
  ['a body that is no answer', new BackendError({ code: 'NO_ANSWER' })],
  ['an open circuit breaker', new BackendError({ code: 'NOT_SENT' })],
  ['a provider that issues no token', new BackendError({ code: 'NO_TOKEN' })],
  ['a backend in maintenance', new BackendError({ status: 503, code: 'UNAVAILABLE' })],
  ['the refusal of a box before the backend', new BackendError({ status: 407, code: 'HTTP_407' })],
  ['a session store that does not answer', new Unavailable('the session store did not answer')],
])('%s is a 503 with Retry-After', (_what, error) => {
  const { status, retryAfter } = failedPage(error)
  expect(status).toBe(503)
  expect(retryAfter).toBeGreaterThanOrEqual(2)
  expect(retryAfter).toBeLessThanOrEqual(5)
})

test('the Retry-After of the backend is passed on', () => {
  expect(failedPage(new BackendError({ status: 503, code: 'UNAVAILABLE', retryAfterMs: 30_000 }))).toEqual({
    status: 503,
    retryAfter: 30,
  })
})
