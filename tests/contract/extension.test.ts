import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../app/backend/contract/call.ts'
import { calls, type Operation } from '../../app/backend/contract/calls.ts'
import { extensionCalls } from '../../app/backend/contract/extension-calls.ts'
import {
  claim,
  claimList,
  consentList,
  dataExport,
  eCardList,
  messagePreferences,
  securityLog,
} from '../../app/backend/contract/me.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { ask, type Question, refuses, succeeds, unseen } from './ask.ts'
import { aBotToken } from './bot-token.ts'
import { aCustomer, advanceClock, setScenario } from './control.ts'
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

const minute = 60_000
const wordingVersion = '2026-09'
const aLink = () => crypto.randomUUID()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * minute).toISOString().slice(0, 10)
const aClaim = (more: object = {}) => ({
  body: {
    partnerCode: 'harbour-grocer',
    occurredOn: daysAgo(20),
    amountCents: 8415,
    receiptNumber: '0042-118',
    comment: '',
    ...more,
  },
  key: crypto.randomUUID(),
})
const aConsent = (isGranted = true) => ({ body: { purpose: 'research', isGranted, wordingVersion } })
const aCell = (more: object = {}) => ({
  body: { changes: [{ purpose: 'offers', channel: 'email', isOn: true, wordingVersion, ...more }] },
})

const mails = z.object({
  messages: z.array(z.object({ to: z.string(), kind: z.string(), body: z.string() })),
})

/** What the outbox holds for an address, newest first. */
async function mailTo(address: string) {
  const response = await fetch(`${inject('backendUrl')}/control/outbox?to=${encodeURIComponent(address)}`)
  return mails.parse(await response.json()).messages
}

/** The token of the link in a mail. */
const tokenIn = (body: string) => /\?token=([\w.-]+)/.exec(body)?.[1] ?? ''

/** A customer who waits for a new address to be confirmed. */
async function whoMoves(wanted = `moved-${crypto.randomUUID()}@example.ca`) {
  const customer = await aCustomer()
  await as(customer.sub, 'updateCustomer', { body: { email: wanted } })
  const [mail] = await mailTo(wanted)
  return { ...customer, wanted, token: tokenIn(mail?.body ?? '') }
}

/** Somebody who just joined, with the token that their welcome mail carries. */
async function whoJoined() {
  const email = `joined-${crypto.randomUUID()}@example.ca`
  const { json } = await succeeds('createCustomer', {
    botToken: await aBotToken('createCustomer'),
    body: {
      email,
      firstName: 'Noor',
      lastName: 'Haddad',
      phone: null,
      birthDate: '1990-02-28',
      gender: null,
      provinceCode: 'ON',
      language: 'en',
      preferences: { interests: [], personalisation: false },
      consents: [{ purpose: 'offers', channel: 'email', isGranted: true, wordingVersion }],
      termsVersion: '2026-09',
      shippingAddress: null,
      kitNumber: null,
    },
  })
  const [mail] = await mailTo(email)
  return { sub: String(Reflect.get(Object(json), 'sub')), email, token: tokenIn(mail?.body ?? '') }
}

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
  listConsents: () => ({}),
  setConsent: () => aConsent(),
  getMessagePreferences: () => ({}),
  setMessagePreferences: () => aCell(),
  unsubscribe: () => ({ body: { token: aLink() } }),
  confirmEmail: () => ({ body: { token: aLink() } }),
  cancelEmailChange: () => ({}),
  requestExport: () => ({}),
  getExport: () => ({ params: { exportId: 'nobody-has-this' } }),
  listExports: () => ({}),
  downloadExport: () => ({ params: { exportId: 'nobody-has-this' } }),
  getDeletion: () => ({}),
  requestDeletion: () => ({}),
  cancelDeletion: () => ({}),
  createClaim: () => aClaim(),
  listClaims: () => ({}),
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

test('a consent keeps its wording and date, and is withdrawn in one call', async () => {
  const { sub } = await aCustomer()
  const research = async () =>
    consentList.parse((await as(sub, 'listConsents')).json).consents.find((one) => one.purpose === 'research')
  expect(await research()).toMatchObject({ isGranted: false, decidedAt: null })
  await as(sub, 'setConsent', aConsent())
  expect(await research()).toMatchObject({ isGranted: true, wordingVersion, decidedAt: expect.any(String) })
  const old = { body: { purpose: 'research', isGranted: true, wordingVersion: 'old' } }
  await refuses('setConsent', 'VALIDATION_FAILED', await asCustomer('setConsent', sub, old))
  await as(sub, 'setConsent', { body: { ...old.body, isGranted: false } })
  expect(await research()).toMatchObject({ isGranted: false, decidedAt: expect.any(String) })
  const unknown = { body: { ...old.body, purpose: 'invented' } }
  await refuses('setConsent', 'VALIDATION_FAILED', await asCustomer('setConsent', sub, unknown))
})

test('withdrawing personalisation is the same switch as the profile has', async () => {
  const { sub } = await aCustomer()
  const body = { purpose: 'personalisation', isGranted: false, wordingVersion }
  await as(sub, 'setConsent', { body })
  expect((await as(sub, 'getCustomer')).json).toMatchObject({ preferences: { personalisation: false } })
  await as(sub, 'updateCustomer', { body: { preferences: { personalisation: true } } })
  expect((await as(sub, 'listConsents')).json).toMatchObject({
    consents: expect.arrayContaining([
      expect.objectContaining({ purpose: 'personalisation', isGranted: true, decidedAt: expect.any(String) }),
    ]),
  })
})

const cellOf = (json: unknown, purpose: string, channel: string) =>
  messagePreferences
    .parse(json)
    .purposes.find(({ code }) => code === purpose)
    ?.channels.find((cell) => cell.channel === channel)

test('messages are chosen by purpose and channel, nobody else’s with them', async () => {
  const [{ sub }, stranger] = [await aCustomer(), await aCustomer()]
  const { json } = await as(sub, 'setMessagePreferences', aCell())
  expect(cellOf(json, 'offers', 'email')).toMatchObject({ isOn: true, decidedAt: expect.any(String) })
  expect(cellOf(json, 'offers', 'sms')).toMatchObject({ isOn: false, decidedAt: null })
  const theirs = (await as(stranger.sub, 'getMessagePreferences')).json
  expect(cellOf(theirs, 'offers', 'email')).toMatchObject({ isOn: false, decidedAt: null })
})

test.each([
  ['a purpose that does not exist', { purpose: 'invented' }],
  ['a channel that the purpose does not have', { purpose: 'surveys', channel: 'sms' }],
  ['turning off what the account needs', { purpose: 'account', isOn: false }],
  ['agreeing to an old wording', { wordingVersion: 'old' }],
])('the grid refuses %s, and changes nothing', async (_what, more) => {
  const { sub } = await aCustomer()
  const changes = [...aCell({ channel: 'push' }).body.changes, ...aCell(more).body.changes]
  const question = await asCustomer('setMessagePreferences', sub, { body: { changes } })
  const { json } = await refuses('setMessagePreferences', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field: expect.stringMatching(/^changes\.1\./) }] })
  expect(cellOf((await as(sub, 'getMessagePreferences')).json, 'offers', 'push')).toMatchObject({
    isOn: false,
  })
})

test('the link of a message stops messages without signing in', async () => {
  const { sub, email, token } = await whoJoined()
  expect(cellOf((await as(sub, 'getMessagePreferences')).json, 'offers', 'email')?.isOn).toBe(true)
  const { json } = await succeeds('unsubscribe', { body: { token, purpose: 'offers' } })
  expect(json).toEqual({ maskedEmail: 'j•••@example.ca', purposes: ['Offers'] })
  expect(JSON.stringify(json)).not.toContain(email)
  expect(cellOf((await as(sub, 'getMessagePreferences')).json, 'offers', 'email')?.isOn).toBe(false)
  await refuses('unsubscribe', 'VALIDATION_FAILED', { body: { token, purpose: 'invented' } })
  await refuses('unsubscribe', 'LINK_EXPIRED', { body: { token: `${token}x` } })
  for (let count = 0; count < 9; count++) await succeeds('unsubscribe', { body: { token } })
  await refuses('unsubscribe', 'TOO_MANY_REQUESTS', { body: { token } })
  expect(cellOf((await as(sub, 'getMessagePreferences')).json, 'account', 'email')?.isOn).toBe(true)
})

test('a new e-mail address waits for its link, and the old one is told', async () => {
  const { sub, email, wanted, token } = await whoMoves()
  const profile = async () => (await as(sub, 'getCustomer')).json
  expect(await profile()).toMatchObject({ email, pendingEmail: wanted })
  expect((await mailTo(email)).map(({ kind }) => kind)).toContain('email-change-asked')
  await succeeds('confirmEmail', { body: { token } })
  expect(await profile()).toMatchObject({ email: wanted, pendingEmail: null })
  await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  const { events } = securityLog.parse((await as(sub, 'getSecurityLog')).json)
  expect(events.map(({ kind }) => kind)).toEqual(['email-changed', 'email-change-asked'])
})

test('a pending e-mail address is taken back, by its owner only', async () => {
  const { sub, email, token } = await whoMoves()
  const stranger = await aCustomer()
  await refuses('cancelEmailChange', 'NOT_FOUND', await asCustomer('cancelEmailChange', stranger.sub, {}))
  await as(sub, 'cancelEmailChange')
  expect((await as(sub, 'getCustomer')).json).toMatchObject({ email, pendingEmail: null })
  await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  await refuses('cancelEmailChange', 'NOT_FOUND', await asCustomer('cancelEmailChange', sub, {}))
})

test('an address that somebody else took meanwhile cannot be confirmed', async () => {
  const first = await whoMoves()
  const second = await whoMoves(first.wanted)
  await succeeds('confirmEmail', { body: { token: second.token } })
  await refuses('confirmEmail', 'EMAIL_TAKEN', { body: { token: first.token } })
})

test('one link is tried ten times, no more', async () => {
  const token = aLink()
  for (let count = 0; count < 10; count++) await refuses('confirmEmail', 'LINK_EXPIRED', { body: { token } })
  await refuses('confirmEmail', 'TOO_MANY_REQUESTS', { body: { token } })
})

test('an export is on its way, then ready as JSON, for its owner only', async () => {
  const { sub, email } = await aCustomer({ addresses: [home], points: 1_234 })
  const stranger = await aCustomer()
  const asked = dataExport.parse((await as(sub, 'requestExport')).json)
  expect(asked).toMatchObject({ state: 'running', downloadPath: null })
  expect((await as(sub, 'requestExport')).json).toEqual(asked)
  const params = { exportId: asked.exportId }
  expect((await as(sub, 'listExports')).json).toEqual({ exports: [asked] })
  await refuses('downloadExport', 'NOT_FOUND', await asCustomer('downloadExport', sub, { params }))

  await advanceClock(2 * minute)
  const { state, downloadPath } = dataExport.parse((await as(sub, 'getExport', { params })).json)
  expect(state).toBe('ready')
  expect(downloadPath).toBe(`/me/export/${asked.exportId}/data`)
  expect((await as(sub, 'downloadExport', { params })).json).toMatchObject({
    profile: [{ sub, email, pointsBalance: 1_234 }],
    addresses: [{ city: 'Sudbury' }],
    securityLog: [{ kind: 'data-exported' }],
  })
  expect((await as(stranger.sub, 'listExports')).json).toEqual({ exports: [] })
  await refuses('downloadExport', 'NOT_FOUND', await asCustomer('downloadExport', stranger.sub, { params }))
  await refuses('getExport', 'NOT_FOUND', await asCustomer('getExport', stranger.sub, { params }))
  for (let count = 0; count < 2; count++) {
    await as(sub, 'requestExport')
    await advanceClock(2 * minute)
  }
  await refuses('requestExport', 'TOO_MANY_REQUESTS', await asCustomer('requestExport', sub, {}))
})

test('closing the account says when and what it costs, and is taken back', async () => {
  const { sub, email } = await aCustomer({ points: 500 })
  const open = { isRequested: false, closesOn: null, pointsLost: 500 }
  expect((await as(sub, 'getDeletion')).json).toEqual(open)
  await refuses('cancelDeletion', 'NOT_FOUND', await asCustomer('cancelDeletion', sub, {}))
  const asked = await as(sub, 'requestDeletion')
  expect(asked.json).toMatchObject({ isRequested: true, closesOn: expect.stringMatching(/^\d{4}-/) })
  expect((await as(sub, 'requestDeletion')).json).toEqual(asked.json)
  expect((await mailTo(email)).map(({ kind }) => kind)).toEqual(['deletion-asked'])
  expect((await as(sub, 'cancelDeletion')).json).toEqual(open)
  expect((await as(sub, 'getBalance')).json).toMatchObject({ points: 500 })
})

test('a claim is taken once per key, and listed for its owner only', async () => {
  const [{ sub }, stranger] = [await aCustomer(), await aCustomer()]
  const question = aClaim()
  const first = await as(sub, 'createClaim', question)
  expect(claim.parse(first.json)).toMatchObject({ state: 'received', pointsGranted: null, ...question.body })
  expect((await as(sub, 'createClaim', question)).text).toBe(first.text)
  const mine = claimList.parse((await as(sub, 'listClaims')).json).claims
  expect(mine).toEqual([first.json])
  expect((await as(stranger.sub, 'listClaims')).json).toEqual({ claims: [] })
  expect((await as(sub, 'getRedemption', { params: { idempotencyKey: question.key } })).json).toEqual({
    status: 'unknown',
  })
  const other = await asCustomer('createClaim', sub, { ...aClaim({ amountCents: 900 }), key: question.key })
  await refuses('createClaim', 'IDEMPOTENCY_MISMATCH', other)
  const { key: _, ...keyless } = await asCustomer('createClaim', sub, aClaim())
  await refuses('createClaim', 'IDEMPOTENCY_KEY_MISSING', keyless)
  for (let count = 0; count < 4; count++) await as(sub, 'createClaim', aClaim())
  const late = await asCustomer('createClaim', sub, aClaim())
  await refuses('createClaim', 'TOO_MANY_REQUESTS', late)
  await advanceClock(25 * 60 * minute)
  await succeeds('createClaim', late)
})

test.each([
  { partnerCode: 'nobody' },
  { occurredOn: daysAgo(1) },
  { occurredOn: daysAgo(400) },
  { amountCents: 10 },
])('a claim with %j is refused by name', async (more) => {
  const { sub } = await aCustomer()
  const question = await asCustomer('createClaim', sub, aClaim(more))
  const { json } = await refuses('createClaim', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field: Object.keys(more)[0] }] })
})

test('a claim that is at work is not started twice', async () => {
  const { sub } = await aCustomer()
  await setScenario(sub, { call: 'createClaim', kind: 'slow', ms: 600 })
  const question = await asCustomer('createClaim', sub, aClaim())
  const first = succeeds('createClaim', question)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await refuses('createClaim', 'IDEMPOTENCY_RUNNING', question)
  await first
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
