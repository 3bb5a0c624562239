import { expect, test } from 'vitest'
import { aProblem } from '../../tests/support/a-backend.ts'
import { BackendError, isAboutField, mayHaveHappened } from './backend-error.ts'

test('the error is the same after the wire', () => {
  const sent = new BackendError({
    status: 409,
    code: 'PRICE_CHANGED',
    correlationId: 'cor-9',
    problem: aProblem,
  })
  const received = new BackendError(JSON.parse(JSON.stringify(sent)))
  expect(received).toBeInstanceOf(BackendError)
  expect(received.toJSON()).toEqual(sent.toJSON())
  expect(received.message).toBe('PRICE_CHANGED')
})

test.each([
  [new BackendError({ code: 'NETWORK' }), true],
  [new BackendError({ code: 'TIMEOUT' }), true],
  [new BackendError({ code: 'PARSE_ERROR', status: 200 }), true],
  [new BackendError({ code: 'HTTP_502', status: 502 }), true],
  [new TypeError('Failed to fetch'), true],
  [new BackendError({ code: 'IDEMPOTENCY_RUNNING', status: 409 }), true],
  [new BackendError({ code: 'NOT_SENT' }), false],
  [new BackendError({ code: 'NO_TOKEN' }), false],
  [new BackendError({ code: 'MISSING_VALUE' }), false],
  [new BackendError({ code: 'TOO_MANY_REQUESTS', status: 429 }), false],
])('a write that failed with %o may have happened: %s', (error, may) => {
  expect(mayHaveHappened(error)).toBe(may)
})

test.each([
  ['wordingVersion', true],
  ['changes.1.wordingVersion', true],
  ['changes.1.isOn', false],
  ['purpose', false],
])('a refusal that names %s is about the wording: %s', (field, expected) => {
  const errors = [{ field, code: 'wrong', detail: 'Wrong.' }]
  const refused = new BackendError({
    status: 422,
    code: 'VALIDATION_FAILED',
    problem: { ...aProblem, errors },
  })
  expect(isAboutField(refused, 'wordingVersion')).toBe(expected)
})

test('a failure without named fields is about none', () => {
  for (const error of [new BackendError({ code: 'HTTP_422', status: 422 }), new Error('x')])
    expect(isAboutField(error, 'wordingVersion')).toBe(false)
})
