import { consentList, messagePreferences } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { asCustomer, refusesFor, succeedsFor } from './as-customer.ts'
import { refuses, succeeds, unseen } from './ask.ts'
import { aBotToken, aCustomer } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { mailTo, tokenIn } from './mail.ts'

const wordingVersion = '2026-11'
const aConsent = (isGranted = true) => ({ body: { purpose: 'research', isGranted, wordingVersion } })
const aCell = (more: object = {}) => ({
  body: { changes: [{ purpose: 'offers', channel: 'email', isOn: true, wordingVersion, ...more }] },
})

/** A customer who has just joined, with the token of their welcome mail. */
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
      termsVersion: '2026-11',
      shippingAddress: null,
      kitNumber: null,
    },
  })
  const [mail] = await mailTo(email)
  return { sub: String(Reflect.get(Object(json), 'sub')), email, token: tokenIn(mail?.body ?? '') }
}

guards({
  listConsents: () => ({}),
  setConsent: () => aConsent(),
  getMessagePreferences: () => ({}),
  setMessagePreferences: () => aCell(),
  unsubscribe: () => ({ body: { token: crypto.randomUUID() } }),
})

test('a consent stores its wording and date, and is withdrawn in one call', async () => {
  const { sub } = await aCustomer()
  const research = async () =>
    consentList
      .parse((await succeedsFor(sub, 'listConsents')).json)
      .consents.find((one) => one.purpose === 'research')
  expect(await research()).toMatchObject({ isGranted: false, decidedAt: null })
  await succeedsFor(sub, 'setConsent', aConsent())
  expect(await research()).toMatchObject({ isGranted: true, wordingVersion, decidedAt: expect.any(String) })
  const old = { body: { purpose: 'research', isGranted: true, wordingVersion: 'old' } }
  await refusesFor(sub, 'setConsent', 'VALIDATION_FAILED', old)
  await succeedsFor(sub, 'setConsent', { body: { ...old.body, isGranted: false } })
  expect(await research()).toMatchObject({ isGranted: false, decidedAt: expect.any(String) })
  const unknown = { body: { ...old.body, purpose: 'invented' } }
  await refusesFor(sub, 'setConsent', 'VALIDATION_FAILED', unknown)
})

test('withdrawing personalisation also changes the profile’s setting', async () => {
  const { sub } = await aCustomer()
  const body = { purpose: 'personalisation', isGranted: false, wordingVersion }
  await succeedsFor(sub, 'setConsent', { body })
  expect((await succeedsFor(sub, 'getCustomer')).json).toMatchObject({
    preferences: { personalisation: false },
  })
  await succeedsFor(sub, 'updateCustomer', { body: { preferences: { personalisation: true } } })
  expect((await succeedsFor(sub, 'listConsents')).json).toMatchObject({
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

test('message preferences are saved by purpose and channel, for one customer only', async () => {
  const [{ sub }, stranger] = [await aCustomer(), await aCustomer()]
  const { json } = await succeedsFor(sub, 'setMessagePreferences', aCell())
  expect(cellOf(json, 'offers', 'email')).toMatchObject({
    isOn: true,
    decidedAt: expect.any(String),
    decidedWording: wordingVersion,
  })
  expect(cellOf(json, 'offers', 'sms')).toMatchObject({
    isOn: false,
    decidedAt: null,
    decidedWording: null,
  })
  const theirs = (await succeedsFor(stranger.sub, 'getMessagePreferences')).json
  expect(cellOf(theirs, 'offers', 'email')).toMatchObject({ isOn: false, decidedAt: null })
})

test.each([
  ['a purpose that does not exist', { purpose: 'invented' }],
  ['a channel that the purpose does not have', { purpose: 'surveys', channel: 'sms' }],
  ['turning off what the account needs', { purpose: 'account', isOn: false }],
  ['agreeing to an old wording', { wordingVersion: 'old' }],
])('the preferences reject %s, and change nothing', async (_what, more) => {
  const { sub } = await aCustomer()
  const changes = [...aCell({ channel: 'push' }).body.changes, ...aCell(more).body.changes]
  const question = await asCustomer('setMessagePreferences', sub, { body: { changes } })
  const { json } = await refuses('setMessagePreferences', 'VALIDATION_FAILED', question)
  expect(json).toMatchObject({ errors: [{ field: expect.stringMatching(/^changes\.1\./) }] })
  expect(cellOf((await succeedsFor(sub, 'getMessagePreferences')).json, 'offers', 'push')).toMatchObject({
    isOn: false,
  })
})

test('the unsubscribe link stops messages without signing in', async () => {
  const { sub, email, token } = await whoJoined()
  expect(cellOf((await succeedsFor(sub, 'getMessagePreferences')).json, 'offers', 'email')?.isOn).toBe(true)
  const { json } = await succeeds('unsubscribe', { body: { token, purpose: 'offers' } })
  expect(json).toEqual({ maskedEmail: 'j•••@example.ca', purposes: ['Offers'] })
  expect(JSON.stringify(json)).not.toContain(email)
  expect(cellOf((await succeedsFor(sub, 'getMessagePreferences')).json, 'offers', 'email')?.isOn).toBe(false)
  await refuses('unsubscribe', 'VALIDATION_FAILED', { body: { token, purpose: 'invented' } })
  await refuses('unsubscribe', 'LINK_EXPIRED', { body: { token: `${token}x` } })
  for (let count = 0; count < 9; count++) await succeeds('unsubscribe', { body: { token } })
  await refuses('unsubscribe', 'TOO_MANY_REQUESTS', { body: { token } })
  expect(cellOf((await succeedsFor(sub, 'getMessagePreferences')).json, 'account', 'email')?.isOn).toBe(true)
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.messages)).toEqual([]))
