import { beforeEach, expect, test, vi } from 'vitest'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import type { BoundOrder } from './action.ts'

// How the site learns that a backend looks a key up before the step-up token.

beforeEach(() => {
  vi.resetModules()
  process.env.LOG_LEVEL = 'silent'
})

const theOrder = { idempotencyKey: 'key-12345678', orderNumber: 'B-7' }

async function learn(placed: () => Promise<unknown>, flags: object = {}) {
  const { answersByKey, learnAnswersByKey } = await import('./answers-by-key.server.ts')
  const place = vi.fn(placed)
  const backend = { content: { pageData: async () => ({ featureFlags: flags }) } }
  const order = { isLike: () => true, place }
  await learnAnswersByKey(order as unknown as BoundOrder, theOrder, backend as unknown as Backend)
  await learnAnswersByKey(order as unknown as BoundOrder, theOrder, backend as unknown as Backend)
  return { isProven: answersByKey(), asked: place.mock.calls }
}

test('an order that is answered again as before proves it, and is repeated once, without a token', async () => {
  const { isProven, asked } = await learn(async () => ({ ok: true, orderNumber: 'B-7' }))
  expect(isProven).toBe(true)
  expect(asked).toEqual([[expect.anything(), { idempotencyKey: 'key-12345678', isRepeat: true }]])
})

test.each([
  ['asks for a step-up', async () => ({ ok: false, problem: { code: 'STEP_UP_REQUIRED' } })],
  ['places another order', async () => ({ ok: true, orderNumber: 'B-8' })],
  ['does not answer', () => Promise.reject(new BackendError({ code: 'NETWORK' }))],
])('a backend that %s proves nothing', async (_name, placed) => {
  expect((await learn(placed)).isProven).toBe(false)
})

test('a backend that can be asked for an outcome is not asked otherwise', async () => {
  const { isProven, asked } = await learn(async () => ({ ok: true, orderNumber: 'B-7' }), {
    redemptionStatus: true,
  })
  expect([isProven, asked]).toEqual([false, []])
})
