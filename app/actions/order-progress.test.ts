import { expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'

vi.stubEnv('SANDBOX', '1')
const { isUnderWay } = await import('./order-progress.data.ts')

const lost = new BackendError({ code: 'NETWORK' })
const gone = new BackendError({ status: 404, code: 'NOT_FOUND' })

test.each([
  ['no order is named', undefined, {}, false],
  ['nobody answered yet', 'i', {}, true],
  ['nobody could be asked', 'i', { error: lost }, true],
  ['the order is not there any more', 'i', { error: gone }, false],
  ['it is on its way', 'i', { data: { name: 'running' } as const }, true],
  ['nobody could tell', 'i', { data: { name: 'unknown', title: 'A card', detail: '' } as const }, true],
  ['it is done', 'i', { data: { name: 'done', orderNumber: null } as const }, true],
  ['it waits for its check', 'i', { data: { name: 'waiting', cancelled: true } as const }, false],
])('%s', (_, intent, asked, expected) => {
  expect(isUnderWay(intent, asked)).toBe(expected)
})
