import { expect, test } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { Unavailable } from '#app/http/unavailable.server.ts'
import { failedPage } from './failure-status.server.ts'

test.each([
  ['a refusal of the backend', new BackendError({ status: 403, code: 'ACCOUNT_CLOSED' }), 403],
  ['a customer who left', new BackendError({ code: 'ABORTED' }), 499],
  ['an answer that breaks the contract', new BackendError({ code: 'PARSE_ERROR' }), 500],
  ['a backend that broke', new BackendError({ status: 500, code: 'INTERNAL' }), 500],
  ['a mistake of ours', new TypeError('x is not a function'), 500],
])('%s is answered without asking to come back', (_what, error, status) => {
  expect(failedPage(error)).toEqual({ status })
})

test.each([
  ['no connection', new BackendError({ code: 'NETWORK' })],
  ['no answer in time', new BackendError({ code: 'TIMEOUT' })],
  ['a backend that is left alone', new BackendError({ code: 'NOT_SENT' })],
  ['a provider that gives no token', new BackendError({ code: 'NO_TOKEN' })],
  ['a backend that is being replaced', new BackendError({ status: 503, code: 'UNAVAILABLE' })],
  ['a session store that is silent', new Unavailable('the session store did not answer')],
])('%s is a 503 that says when to come back', (_what, error) => {
  const { status, retryAfter } = failedPage(error)
  expect(status).toBe(503)
  expect(retryAfter).toBeGreaterThanOrEqual(2)
  expect(retryAfter).toBeLessThanOrEqual(5)
})

test('a backend that asks for more time is given it', () => {
  expect(failedPage(new BackendError({ status: 503, code: 'UNAVAILABLE', retryAfterMs: 30_000 }))).toEqual({
    status: 503,
    retryAfter: 30,
  })
})
