import { expect, test } from 'vitest'
import type { Call } from '../../app/backend/contract/call.ts'
import { calls, type Operation } from '../../app/backend/contract/calls.ts'
import { extensionCalls } from '../../app/backend/contract/extension-calls.ts'
import { eCardList, securityLog } from '../../app/backend/contract/me.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { ask, type Question, refuses, succeeds, unseen } from './ask.ts'
import { aCustomer, advanceClock } from './control.ts'
import { asCustomer, guards } from './guards.ts'
import { anECardOrder, placed } from './orders.ts'

const home = {
  addressLine1: '214 Riverside Drive',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
} as const
const cottage = {
  addressLine1: '9 chemin du Lac',
  city: 'Val-David',
  provinceCode: 'QC',
  postalCode: 'J0T 2N0',
} as const

const as = async (sub: string, operation: Operation, question: Question = {}) =>
  succeeds(operation, await asCustomer(operation, sub, question))

const flags = async () => pageData.parse((await succeeds('getPageData')).json).featureFlags

const cardParams = { params: { cardId: 'nobody-has-this' } }

guards({
  getRedemption: () => ({ params: { idempotencyKey: 'nobody-used-this' } }),
  getFreeze: () => ({}),
  freezeAccount: () => ({}),
  unfreezeAccount: () => ({}),
  getSecurityLog: () => ({}),
  listECards: () => ({}),
  markECard: () => ({ ...cardParams, body: { isUsed: true } }),
  revealECard: () => cardParams,
  resendECard: () => cardParams,
  setDefaultAddress: () => ({ body: { uniqueId: 'nobody-has-this' } }),
})

test('a key that nobody used is unknown', async () => {
  const { sub } = await aCustomer()
  const { json } = await as(sub, 'getRedemption', { params: { idempotencyKey: 'nobody-used-this' } })
  expect(json).toEqual({ status: 'unknown' })
})

test('freezing takes one call, unfreezing a step-up, and the log tells both', async () => {
  const { sub } = await aCustomer()
  expect((await as(sub, 'getFreeze')).json).toEqual({ isFrozen: false, since: null })
  expect((await as(sub, 'freezeAccount')).json).toMatchObject({ isFrozen: true, since: expect.any(String) })
  expect((await as(sub, 'getCustomer')).json).toMatchObject({ isFrozen: true })
  expect((await as(sub, 'unfreezeAccount')).json).toEqual({ isFrozen: false, since: null })
  const { events } = securityLog.parse((await as(sub, 'getSecurityLog')).json)
  expect(events.map(({ kind }) => kind)).toEqual(['unfrozen', 'frozen'])
})

test('another address becomes the default one', async () => {
  const { sub, addressIds } = await aCustomer({ addresses: [home, cottage] })
  const [first = '', second = ''] = addressIds
  const { json } = await as(sub, 'setDefaultAddress', { body: { uniqueId: second } })
  expect(json).toMatchObject({
    addresses: [
      { uniqueId: second, isDefault: true },
      { uniqueId: first, isDefault: false },
    ],
  })
  const stranger = await aCustomer()
  const theirs = await asCustomer('setDefaultAddress', stranger.sub, { body: { uniqueId: first } })
  await refuses('setDefaultAddress', 'ADDRESS_NOT_FOUND', theirs)
})

test('an e-card is in the wallet at once, has a code once it was sent, and only for its owner', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const stranger = await aCustomer()
  const { orderNumber } = await placed(sub, await anECardOrder())
  const wallet = async () => eCardList.parse((await as(sub, 'listECards')).json).cards
  const [card] = await wallet()
  if (!card) throw new Error('the wallet is empty')
  expect(card).toMatchObject({ orderNumber, sentAt: null, isUsed: false })
  const params = { cardId: card.cardId }
  await refuses('revealECard', 'NOT_FOUND', await asCustomer('revealECard', sub, { params }))

  await advanceClock(20 * 60_000)
  const revealed = await as(sub, 'revealECard', { params })
  expect(revealed.json).toMatchObject({ cardId: card.cardId, code: expect.stringMatching(/\d/) })
  expect((await as(sub, 'listECards')).text).not.toContain(Reflect.get(Object(revealed.json), 'code'))
  expect((await as(sub, 'markECard', { params, body: { isUsed: true } })).json).toMatchObject({
    isUsed: true,
  })
  for (let count = 0; count < 3; count++) await as(sub, 'resendECard', { params })
  await refuses('resendECard', 'TOO_MANY_REQUESTS', await asCustomer('resendECard', sub, { params }))

  for (const operation of ['revealECard', 'markECard', 'resendECard'] as const) {
    const theirs = await asCustomer(operation, stranger.sub, {
      params,
      ...(operation === 'markECard' && { body: { isUsed: false } }),
    })
    await refuses(operation, 'NOT_FOUND', theirs)
  }
})

test.each(Object.keys(extensionCalls) as (keyof typeof extensionCalls)[])(
  '%s exists exactly when its flag says so',
  async (operation) => {
    const call: Call = calls[operation]
    const params = { idempotencyKey: 'nobody-used-this', exportId: 'none', cardId: 'none' }
    // Without a token a call that exists asks for one; with a broken body it says so. Only a missing one is not found.
    const reply = await ask(operation, { params, ...(call.body && { text: '{"broken":' }) })
    expect(reply.status === 404).toBe(!(await flags())[call.flag ?? ''])
  },
)

test('every outcome of the calls that exist was seen', async () => {
  const on = await flags()
  const missing = unseen('extension').filter((outcome) => {
    // An outcome begins with the name of its operation.
    const call: Call = calls[outcome.split(' ')[0] as Operation]
    return on[call.flag ?? '']
  })
  expect(missing).toEqual([])
})
