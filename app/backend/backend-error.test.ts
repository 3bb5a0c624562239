import { expect, test } from 'vitest'
import { aProblem } from '../../tests/support/a-backend.ts'
import { BackendError } from './backend-error.ts'

test('the error is the same after the wire', () => {
  const sent = new BackendError({
    status: 409,
    code: 'PRICE_CHANGED',
    correlationId: 'cor-9',
    problem: aProblem,
  })
  const received = BackendError.fromJSON(JSON.parse(JSON.stringify(sent)))
  expect(received).toBeInstanceOf(BackendError)
  expect(received.toJSON()).toEqual(sent.toJSON())
  expect(received.message).toBe('PRICE_CHANGED')
})
