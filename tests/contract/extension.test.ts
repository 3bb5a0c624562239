import { expect, test } from 'vitest'
import type { Call } from '../../app/backend/contract/call.ts'
import { calls, type Operation } from '../../app/backend/contract/calls.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { ask, operationsOf, succeeds } from './ask.ts'
import { extensionTopics } from './extension-topics.ts'

const flags = async () => pageData.parse((await succeeds('getPageData')).json).featureFlags
const operations: readonly Operation[] = operationsOf('extension')

test('every call of the extension is tried by one file', () => {
  expect(Object.values(extensionTopics).flat().toSorted()).toEqual(operations.toSorted())
})

test.each(operations)('%s exists exactly when its flag says so', async (operation) => {
  const call: Call = calls[operation]
  const params = { idempotencyKey: 'nobody-used-this', exportId: 'none', cardId: 'none' }
  // Without a token a call that exists asks for one; with a broken body it says so. Only a missing one is not found.
  const reply = await ask(operation, { params, ...(call.body && { text: '{"broken":' }) })
  expect(reply.status === 404).toBe(!(await flags())[call.flag ?? ''])
})
