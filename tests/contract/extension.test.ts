import type { Call } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { expect, test } from 'vitest'
import { ask, operationsOf, succeeds } from './ask.ts'
import { extensionTopics } from './extension-topics.ts'

const flags = async () => pageData.parse((await succeeds('getPageData')).json).featureFlags
const operations: readonly Operation[] = operationsOf('extension')

test('every call of the extension is covered by one test file', () => {
  expect(Object.values(extensionTopics).flat().toSorted()).toEqual(operations.toSorted())
})

test.each(operations)('%s exists exactly when its feature flag is on', async (operation) => {
  const call: Call = calls[operation]
  const params = { idempotencyKey: 'nobody-used-this', exportId: 'none', cardId: 'none' }
  // Without a token, an existing call answers 401, or 400 for a malformed body. Only a missing call is a 404.
  const reply = await ask(operation, { params, ...(call.body && { text: '{"broken":' }) })
  expect(reply.status === 404).toBe(!(call.flag && (await flags())[call.flag]))
})
