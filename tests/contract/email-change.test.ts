import { securityLog } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { refusesFor, succeedsFor } from './as-customer.ts'
import { refuses, succeeds, unseen } from './ask.ts'
import { aCustomer } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { mailTo, tokenIn } from './mail.ts'

/** A customer with a pending e-mail change. */
async function whoMoves(wanted = `moved-${crypto.randomUUID()}@example.ca`) {
  const customer = await aCustomer()
  await succeedsFor(customer.sub, 'updateCustomer', { body: { email: wanted } })
  const [mail] = await mailTo(wanted)
  return { ...customer, wanted, token: tokenIn(mail?.body ?? '') }
}

guards({
  confirmEmail: () => ({ body: { token: crypto.randomUUID() } }),
  cancelEmailChange: () => ({}),
})

test('a new e-mail address is pending until its link is opened, and the old address is notified', async () => {
  const { sub, email, wanted, token } = await whoMoves()
  const profile = async () => (await succeedsFor(sub, 'getCustomer')).json
  expect(await profile()).toMatchObject({ email, pendingEmail: wanted })
  expect((await mailTo(email)).map(({ kind }) => kind)).toContain('email-change-asked')
  await succeeds('confirmEmail', { body: { token } })
  expect(await profile()).toMatchObject({ email: wanted, pendingEmail: null })
  await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  const { events } = securityLog.parse((await succeedsFor(sub, 'getSecurityLog')).json)
  expect(events.map(({ kind }) => kind)).toEqual(['email-changed', 'email-change-asked'])
})

test('a pending e-mail change can be cancelled, by its owner only', async () => {
  const { sub, email, token } = await whoMoves()
  const stranger = await aCustomer()
  await refusesFor(stranger.sub, 'cancelEmailChange', 'NOT_FOUND')
  await succeedsFor(sub, 'cancelEmailChange')
  expect((await succeedsFor(sub, 'getCustomer')).json).toMatchObject({ email, pendingEmail: null })
  await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  await refusesFor(sub, 'cancelEmailChange', 'NOT_FOUND')
})

test('an address that another customer has taken meanwhile cannot be confirmed', async () => {
  const first = await whoMoves()
  const second = await whoMoves(first.wanted)
  await succeeds('confirmEmail', { body: { token: second.token } })
  await refuses('confirmEmail', 'EMAIL_TAKEN', { body: { token: first.token } })
})

test('a confirmation link is rate-limited to ten attempts', async () => {
  const token = crypto.randomUUID()
  for (let count = 0; count < 10; count++) await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  await refuses('confirmEmail', 'TOO_MANY_REQUESTS', { body: { token } })
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.emailChange)).toEqual([]))
