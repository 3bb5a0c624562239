import { securityLog } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { succeedsFor } from './as-customer.ts'
import { unseen } from './ask.ts'
import { aCustomer } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'

guards({
  getFreeze: () => ({}),
  freezeAccount: () => ({}),
  unfreezeAccount: () => ({}),
  getSecurityLog: () => ({}),
})

test('freezing takes one call, unfreezing a step-up, and both are in the security log', async () => {
  const { sub } = await aCustomer()
  expect((await succeedsFor(sub, 'getFreeze')).json).toEqual({ isFrozen: false, since: null })
  expect((await succeedsFor(sub, 'freezeAccount')).json).toMatchObject({
    isFrozen: true,
    since: expect.any(String),
  })
  expect((await succeedsFor(sub, 'getCustomer')).json).toMatchObject({ isFrozen: true })
  expect((await succeedsFor(sub, 'unfreezeAccount')).json).toEqual({ isFrozen: false, since: null })
  const { events } = securityLog.parse((await succeedsFor(sub, 'getSecurityLog')).json)
  expect(events.map(({ kind }) => kind)).toEqual(['unfrozen', 'frozen'])
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.security)).toEqual([]))
