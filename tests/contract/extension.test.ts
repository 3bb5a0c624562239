import { expect, test } from 'vitest'
import type { Call } from '../../app/backend/contract/call.ts'
import { extensionCalls } from '../../app/backend/contract/extension-calls.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { ask, refuses, succeeds } from './ask.ts'
import { aCustomer } from './control.ts'
import { guards } from './guards.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

guards({ getRedemption: () => ({ params: { idempotencyKey: 'nobody-used-this' } }) })

test('a key that nobody used is unknown', async () => {
  const { sub } = await aCustomer()
  const bearer = await anAccessToken(sub, { client: 'content' })
  const { json } = await succeeds('getRedemption', { bearer, params: { idempotencyKey: 'nobody-used-this' } })
  expect(json).toEqual({ status: 'unknown' })
})

test('the outcome of a redemption is known to its customer only', async () => {
  await refuses('getRedemption', 'UNAUTHENTICATED', { params: { idempotencyKey: 'nobody-used-this' } })
})

test.each(Object.entries<Call>(extensionCalls))(
  '%s exists exactly when its flag says so',
  async (name, call) => {
    const { featureFlags } = pageData.parse((await succeeds('getPageData')).json)
    const { sub } = await aCustomer()
    const params = { idempotencyKey: 'nobody-used-this', exportId: 'none', cardId: 'none' }
    const reply = await ask(name as keyof typeof extensionCalls, {
      params,
      ...(call.body && { text: '{"broken":' }),
      bearer: await anAccessToken(sub, { client: 'content' }),
      stepUp: await aStepUpToken(sub),
    })
    const isMissing = reply.status === 404 && !/"(ADDRESS|PURCHASE|ACCOUNT)_/.test(reply.text)
    const mayBeNotFound = call.problems.includes('NOT_FOUND')
    if (call.flag === undefined) throw new Error(`${name} has no flag`)
    if (!featureFlags[call.flag]) expect(isMissing).toBe(true)
    else if (!mayBeNotFound) expect(isMissing).toBe(false)
  },
)
