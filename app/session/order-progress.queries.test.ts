import { expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'

vi.stubEnv('SANDBOX', '1')
const { isUnsure } = await import('./order-progress.queries.ts')

const lost = new BackendError({ code: 'NETWORK' })
const gone = new BackendError({ status: 404, code: 'NOT_FOUND' })

test.each([
  ['no order is named', undefined, {}, false],
  ['nobody answered yet', 'i', {}, true],
  ['nobody could be asked', 'i', { error: lost }, true],
  ['the order is not there any more', 'i', { error: gone }, false],
  ['its outcome is known', 'i', { data: { name: 'running' } as const }, false],
])('%s', (_, intent, asked, expected) => {
  expect(isUnsure(intent, asked)).toBe(expected)
})
