import { isDeepStrictEqual } from 'node:util'
import { type CustomerPatch, customer } from '@borealis/contract/customers.ts'
import type { Changes } from './changes.ts'

/** Changes a name, a preference and a goal, and restores them. */
export async function changeProfile({ known, done, holds }: Changes): Promise<void> {
  const before = await done(customer, 'getCustomer', 'before a change')
  if (!before) return
  const { firstName, preferences, goal } = before
  const brandId = known.ids.brandId ?? ''
  const wanted = {
    firstName: 'Contract',
    preferences: { ...preferences, personalisation: !preferences.personalisation },
    ...(known.ids.sku && { goal: { brandId, sku: known.ids.sku } }),
  } satisfies CustomerPatch
  const answered = await done(customer, 'updateCustomer', 'a name, a preference and a goal', {
    body: wanted,
  })
  const kept = await done(customer, 'getCustomer', 'after a change')
  // A customer without personalisation is in no segment.
  const expected = { ...before, ...wanted, segments: kept?.segments }
  holds(
    'updateCustomer',
    'what the body names is changed, and nothing else',
    [isDeepStrictEqual(answered, kept), 'the answer to be the profile as it is read then'],
    [isDeepStrictEqual(kept, expected), 'the three to be changed and the rest to be as before'],
  )
  await done(customer, 'updateCustomer', 'back to what it was', { body: { firstName, preferences, goal } })
  const back = await done(customer, 'getCustomer', 'as it was')
  holds('updateCustomer', 'everything can be put back', [
    isDeepStrictEqual(back, before),
    'the profile to be as before',
  ])
}

/** Changes the e-mail address, and restores it: at once, or by cancelling the pending change. */
export async function changeEmail({ stepUp, has, done, refused, holds }: Changes): Promise<void> {
  const before = await done(customer, 'getCustomer', 'before a new e-mail address')
  const email = `contract-check-${crypto.randomUUID().slice(0, 8)}@example.com`
  const asked = await done(customer, 'updateCustomer', 'a new e-mail address', {
    body: { email },
    stepUp: await stepUp(),
  })
  if (!has('emailConfirmation')) {
    holds('updateCustomer', 'it takes effect at once', [asked?.email === email, 'the new e-mail address'])
    const body = { email: before?.email }
    await done(customer, 'updateCustomer', 'the e-mail address as it was', { body, stepUp: await stepUp() })
    return
  }
  holds(
    'updateCustomer',
    'a new e-mail address waits for its link',
    [asked?.pendingEmail === email, 'pendingEmail to be the new one'],
    [asked?.email === before?.email, 'email to stay in force'],
  )
  await done(customer, 'cancelEmailChange', 'the one that waits')
  const after = await done(customer, 'getCustomer', 'after it was taken back')
  holds('cancelEmailChange', 'nothing waits any more', [
    after?.pendingEmail === null && after.email === before?.email,
    'no pendingEmail, and email as before',
  ])
  await refused('cancelEmailChange', 'when nothing waits', 'NOT_FOUND')
}
