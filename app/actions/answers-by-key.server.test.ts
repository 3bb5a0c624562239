import type { PageData } from '@borealis/contract/page-data.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { aBackend, json } from '../../tests/support/a-backend.ts'
import { aPageData } from '../../tests/support/samples.ts'
import type { BoundOrder } from './action.ts'

// How the site learns that a backend looks a key up before the step-up token.

beforeEach(() => {
  vi.resetModules()
  process.env.LOG_LEVEL = 'silent'
})

const refusal = {
  type: 'about:blank',
  title: 'Refused',
  status: 403,
  detail: '',
  code: 'STEP_UP_REQUIRED',
  correlationId: 'c',
}
const theOrder = { action: 'save_giftcard_order', idempotencyKey: 'key-12345678', orderNumber: 'B-7' }

async function learn(
  placed: () => ReturnType<BoundOrder['place']>,
  featureFlags: PageData['featureFlags'] = {},
) {
  const { answersByKey, learnAnswersByKey } = await import('./answers-by-key.server.ts')
  const place = vi.fn<BoundOrder['place']>(placed)
  const { backend } = await aBackend(json(200, { ...aPageData, featureFlags }))
  await learnAnswersByKey({ place }, theOrder, backend)
  await learnAnswersByKey({ place }, theOrder, backend)
  return { isProven: answersByKey(theOrder.action), asked: place.mock.calls, answersByKey }
}

test('an order that is answered again as before proves it of its kind, and is repeated once, without a token', async () => {
  const { isProven, asked, answersByKey } = await learn(async () => ({ ok: true, orderNumber: 'B-7' }))
  expect(isProven).toBe(true)
  // Another call may be another system behind the backend.
  expect(answersByKey('redeem_travel')).toBe(false)
  expect(asked).toEqual([[expect.anything(), { idempotencyKey: 'key-12345678', isRepeat: true }]])
})

test.each<[string, () => ReturnType<BoundOrder['place']>]>([
  ['asks for a step-up', async () => ({ ok: false, problem: refusal })],
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
