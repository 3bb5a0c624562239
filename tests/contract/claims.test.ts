import { claim, claimList } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { daysAgo } from '../support/days-ago.ts'
import { asCustomer, succeedsFor } from './as-customer.ts'
import { refuses, succeeds, unseen } from './ask.ts'
import { aCustomer, advanceClock, isUnderWay, MINUTE_MS, setScenario } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'

const aClaim = (more: object = {}) => ({
  body: {
    partnerCode: 'harbour-grocer',
    occurredOn: daysAgo(20),
    amountCents: 8415,
    // Another receipt, another purchase.
    receiptNumber: crypto.randomUUID().slice(0, 8),
    comment: '',
    ...more,
  },
  key: crypto.randomUUID(),
})

guards({
  createClaim: () => aClaim(),
  listClaims: () => ({}),
})

test('a claim is accepted once per idempotency key, and listed for its owner only', async () => {
  const [{ sub }, stranger] = [await aCustomer(), await aCustomer()]
  const question = aClaim()
  const first = await succeedsFor(sub, 'createClaim', question)
  expect(claim.parse(first.json)).toMatchObject({ state: 'received', pointsGranted: null, ...question.body })
  expect((await succeedsFor(sub, 'createClaim', question)).text).toBe(first.text)
  const mine = claimList.parse((await succeedsFor(sub, 'listClaims')).json).claims
  expect(mine).toEqual([first.json])
  expect((await succeedsFor(stranger.sub, 'listClaims')).json).toEqual({ claims: [] })
  expect(
    (await succeedsFor(sub, 'getRedemption', { params: { idempotencyKey: question.key } })).json,
  ).toEqual({
    status: 'unknown',
  })
  const other = await asCustomer('createClaim', sub, { ...aClaim({ amountCents: 900 }), key: question.key })
  await refuses('createClaim', 'IDEMPOTENCY_MISMATCH', other)
  const { key: _, ...keyless } = await asCustomer('createClaim', sub, aClaim())
  await refuses('createClaim', 'IDEMPOTENCY_KEY_MISSING', keyless)
  for (let count = 0; count < 4; count++) await succeedsFor(sub, 'createClaim', aClaim())
  const late = await asCustomer('createClaim', sub, aClaim())
  const { json: tooMany } = await refuses('createClaim', 'TOO_MANY_REQUESTS', late)
  expect(tooMany).toMatchObject({ detail: 'Too many attempts. Try again in 24 hours.' })
  await advanceClock(25 * 60 * MINUTE_MS)
  await succeeds('createClaim', late)
})

test.each([
  { partnerCode: 'nobody' },
  { occurredOn: daysAgo(1) },
  { occurredOn: daysAgo(400) },
  { amountCents: 10 },
])('a claim with %j is rejected, and the field is named', async (more) => {
  const { sub } = await aCustomer()
  const question = await asCustomer('createClaim', sub, aClaim(more))
  const { json } = await refuses('createClaim', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field: Object.keys(more)[0] }] })
})

test('a receipt is claimed once', async () => {
  const { sub } = await aCustomer()
  const { body } = aClaim()
  await succeedsFor(sub, 'createClaim', aClaim(body))
  const again = await asCustomer('createClaim', sub, aClaim(body))
  const { json } = await refuses('createClaim', 'VALIDATION_FAILED', again)
  expect(json).toMatchObject({ errors: [{ field: 'receiptNumber' }] })
})

test('a claim in progress is not started twice', async () => {
  const { sub } = await aCustomer()
  await setScenario(sub, { call: 'createClaim', kind: 'slow', ms: 1_500, times: 1 })
  const question = await asCustomer('createClaim', sub, aClaim())
  const first = succeeds('createClaim', question)
  await isUnderWay(sub, question.key)
  await refuses('createClaim', 'IDEMPOTENCY_RUNNING', question)
  await first
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.claims)).toEqual([]))
