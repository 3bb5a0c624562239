import { expect, inject, test } from 'vitest'
import { createBotChallenge } from '../../app/bot-check/bot-check.functions.ts'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import { updateProfile } from '../../app/features/account/account.functions.ts'
import {
  getReturnedAddress,
  prepareAddress,
  setDefaultAddress,
} from '../../app/features/addresses/addresses.functions.ts'
import { getReturnedEmail } from '../../app/features/email-change/email-change.functions.ts'
import {
  getReturnedClosing,
  prepareClosing,
  setConsent,
} from '../../app/features/privacy/privacy.functions.ts'
import { redeemPin } from '../../app/features/promo/promo.functions.ts'
import { registerMember, validateEmail } from '../../app/features/registration/registration.functions.ts'
import {
  endSessions,
  getReturnedUnfreeze,
  getSessions,
  prepareUnfreeze,
} from '../../app/features/security/security.functions.ts'
import type { Scenario } from '../support/control.ts'
import { accountCalls } from './account-calls.ts'
import { Browser, control, locationOf, type Member, signedIn } from './member.ts'

const names = Object.keys(accountCalls)

/** How each call of a browser ended, by name. */
async function allEndings(browser: Browser): Promise<Record<string, unknown>> {
  const endings = await Promise.all(
    Object.entries(accountCalls).map(async ([name, call]) => {
      try {
        await browser.at(() => call(browser))
        return [name, 'answered'] as const
      } catch (error) {
        return [name, error] as const
      }
    }),
  )
  return Object.fromEntries(endings)
}

const everyOne = (ending: object) =>
  Object.fromEntries(names.map((name) => [name, expect.objectContaining(ending)]))

test('a visitor gets nothing of an account', async () => {
  expect(await allEndings(new Browser())).toEqual(everyOne({ status: 401, code: 'SIGNED_OUT' }))
  const visitor = new Browser()
  const { fetch } = visitor
  for (const call of [
    () => getSessions({ fetch }),
    () => endSessions({ data: {}, fetch }),
    () => prepareUnfreeze({ fetch }),
    () => prepareClosing({ fetch }),
    () => prepareAddress({ data: { typed: {} }, fetch }),
    () => getReturnedAddress({ data: { intent: 'any' }, fetch }),
    () => getReturnedEmail({ data: { intent: 'any' }, fetch }),
    () => getReturnedUnfreeze({ data: { intent: 'any' }, fetch }),
    () => getReturnedClosing({ data: { intent: 'any' }, fetch }),
    () => redeemPin({ data: { pin: 'ABCD-1234', token: 'any' }, fetch }),
  ]) {
    await expect(visitor.at<unknown>(call)).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' })
  }
})

const bent = async (scenario: Omit<Scenario, 'call'>): Promise<Member> => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: '*', ...scenario })
  return member
}

test('a refusal of the backend arrives with its status, its code and its words', async () => {
  const member = await bent({ kind: 'status', status: 409, code: 'CONFLICT', detail: 'Somebody was faster.' })
  expect(await allEndings(member)).toEqual(
    everyOne({
      status: 409,
      code: 'CONFLICT',
      problem: expect.objectContaining({ detail: 'Somebody was faster.' }),
    }),
  )
})

test('a failure of the backend arrives as one, without what it said', async () => {
  const member = await bent({ kind: 'status', status: 503, code: 'UNAVAILABLE', detail: 'a stack trace' })
  const endings = await allEndings(member)
  expect(endings).toEqual(everyOne({ status: 503, code: 'UNAVAILABLE' }))
  expect(JSON.stringify(endings)).not.toContain('a stack trace')
})

test('a backend that does not answer is given up after its time', async () => {
  const member = await bent({ kind: 'slow', ms: 12_000 })
  expect(await allEndings(member)).toEqual(everyOne({ code: 'TIMEOUT' }))
}, 40_000)

test('a session that has ended answers like no session', async () => {
  const member = await signedIn()
  await member.post('/auth/sign-out')
  expect(await allEndings(member)).toEqual(everyOne({ status: 401, code: 'SIGNED_OUT' }))
})

test('what no form of ours sends is refused before the backend hears of it', async () => {
  const member = await signedIn()
  const { fetch } = member
  const long = 'x'.repeat(3_000)
  for (const call of [
    () => updateProfile({ data: { section: 'name', values: { firstName: long } }, fetch }),
    () => prepareAddress({ data: { typed: { city: long } }, fetch }),
    () => setConsent({ data: { purpose: '', isGranted: true, wordingVersion: '1' }, fetch }),
    () => endSessions({ data: { key: long }, fetch }),
    () => redeemPin({ data: { pin: long, token: 'any' }, fetch }),
    () => validateEmail({ data: { email: 'no address', token: 'any' }, fetch }),
    () => registerMember({ data: { values: { firstName: long }, token: 'any' }, fetch }),
  ]) {
    await expect(member.at<unknown>(call)).rejects.toThrow()
  }
  expect((await control.look(member.customer.sub)).calls).toEqual([])
})

/** Joining as the page does it: with the sandbox's proof that a person does. */
async function aToken(visitor: Browser, action: BotAction): Promise<string> {
  const challenge = await visitor.at(() => createBotChallenge({ data: { action }, fetch: visitor.fetch }))
  if (challenge.kind !== 'sandbox') throw new Error('the sandbox checks nobody')
  return challenge.token
}

const somebody = () => ({
  email: `new-${crypto.randomUUID()}@example.ca`,
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  terms: 'on',
})

test('somebody joins; the address is proven by signing in with a code', async () => {
  const visitor = new Browser('fr-ca')
  const values = somebody()
  const { fetch } = visitor
  const token = await aToken(visitor, 'validateEmail')
  expect(await visitor.at(() => validateEmail({ data: { email: values.email, token }, fetch }))).toEqual({
    suggestion: null,
  })
  const proof = await aToken(visitor, 'createCustomer')
  expect(await visitor.at(() => registerMember({ data: { values, token: proof }, fetch }))).toEqual({
    ok: true,
  })
  // The same proof once more is worth nothing.
  await expect(
    visitor.at(() => registerMember({ data: { values, token: proof }, fetch })),
  ).rejects.toMatchObject({
    code: 'BOT_CHECK_FAILED',
  })
})

test('an address that a member has is answered like a new one, and its owner is told', async () => {
  const { email } = await control.createCustomer()
  const visitor = new Browser()
  const { fetch } = visitor
  const values = { ...somebody(), email }
  const token = await aToken(visitor, 'validateEmail')
  expect(await visitor.at(() => validateEmail({ data: { email, token }, fetch }))).toEqual({
    suggestion: null,
  })
  const proof = await aToken(visitor, 'createCustomer')
  expect(await visitor.at(() => registerMember({ data: { values, token: proof }, fetch }))).toEqual({
    ok: true,
  })
  const answer = await globalThis.fetch(
    `${inject('world').issuer}/outbox.json?to=${encodeURIComponent(email)}`,
  )
  const messages: { body: string }[] = await answer.json()
  expect(messages[0]?.body).toContain('/auth/sign-in')
})

test('who is too young, or left something out, is told field by field', async () => {
  const visitor = new Browser()
  const token = await aToken(visitor, 'createCustomer')
  const values = { ...somebody(), birthDate: new Date().toISOString().slice(0, 10), lastName: ' ' }
  expect(await visitor.at(() => registerMember({ data: { values, token }, fetch: visitor.fetch }))).toEqual({
    ok: false,
    errors: { lastName: 'missing', birthDate: 'too-young' },
  })
})

test('while joining is closed nobody joins, whatever page they have open', async () => {
  const visitor = new Browser('fr-ca')
  const { fetch } = visitor
  const values = somebody()
  const [first, second] = [await aToken(visitor, 'validateEmail'), await aToken(visitor, 'createCustomer')]
  const headers = {
    'x-borealis-scenario': await control.createScenario({ call: 'getPageData', kind: 'joining-closed' }),
  }
  const closed = { status: 403, code: 'JOINING_CLOSED' }
  const ask = () => validateEmail({ data: { email: values.email, token: first }, fetch, headers })
  await expect(visitor.at(ask)).rejects.toMatchObject(closed)
  const join = () => registerMember({ data: { values, token: second }, fetch, headers })
  await expect(visitor.at(join)).rejects.toMatchObject(closed)
  // Nothing was sent: the proofs are still good once it is open.
  const open = { values, token: second }
  expect(await visitor.at(() => registerMember({ data: open, fetch }))).toEqual({ ok: true })
})

/** Where the page of a link out of a message leads once its button was pressed. */
async function afterLink(path: string, scenario: Record<string, string>): Promise<string> {
  const answer = await new Browser().request(path, {
    method: 'POST',
    body: new URLSearchParams({ token: 'a-token-of-some-length' }),
    headers: { origin: inject('world').site, 'sec-fetch-site': 'same-origin', ...scenario },
  })
  return locationOf(answer)
}

test.each([
  ['refuses', { kind: 'status', status: 409, code: 'CONFLICT' }, { status: 409, code: 'CONFLICT' }],
  ['fails', { kind: 'status', status: 500, code: 'INTERNAL' }, { status: 500, code: 'INTERNAL' }],
  ['is silent', { kind: 'slow', ms: 12_000 }, { code: 'TIMEOUT' }],
] as const)(
  'when the backend %s nobody joins, and links say so',
  async (_how, scenario, ending) => {
    const visitor = new Browser()
    const { fetch } = visitor
    const values = somebody()
    const [first, second] = [await aToken(visitor, 'validateEmail'), await aToken(visitor, 'createCustomer')]
    const headers = {
      'x-borealis-scenario': await control.createScenario({ call: '*', ...scenario }),
    }
    await Promise.all([
      expect(
        visitor.at(() => validateEmail({ data: { email: values.email, token: first }, fetch, headers })),
      ).rejects.toMatchObject(ending),
      expect(
        visitor.at(() => registerMember({ data: { values, token: second }, fetch, headers })),
      ).rejects.toMatchObject(ending),
      expect(afterLink('/confirm-email', headers)).resolves.toContain('outcome=failed'),
      expect(afterLink('/unsubscribe', headers)).resolves.toContain('outcome=failed'),
    ])
  },
  40_000,
)

test('a PIN and a default address that nobody answers for are given up after their time', async () => {
  const member = await signedIn()
  const { fetch } = member
  const token = await aToken(member, 'redeemPromotionPin')
  await control.setScenario(member.customer.sub, { call: '*', kind: 'slow', ms: 12_000 })
  await Promise.all(
    [
      () => redeemPin({ data: { pin: 'NOBODYS-PIN-0000', token }, fetch }),
      () => setDefaultAddress({ data: { uniqueId: 'any' }, fetch }),
    ].map((call) => expect(member.at<unknown>(call)).rejects.toMatchObject({ code: 'TIMEOUT' })),
  )
}, 40_000)
