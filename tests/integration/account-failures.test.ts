import { expect, test } from 'vitest'
import { getReturnedAction } from '../../app/actions/step-up.data.ts'
import { updateProfile } from '../../app/features/account/account.data.ts'
import { prepareAddress, setDefaultAddress } from '../../app/features/addresses/addresses.data.ts'
import { prepareClosing, setConsent } from '../../app/features/privacy/privacy.data.ts'
import { redeemPin } from '../../app/features/promo/promo.data.ts'
import { registerMember, validateEmail } from '../../app/features/registration/registration.data.ts'
import { endSessions, getSessions, prepareUnfreeze } from '../../app/features/security/security.data.ts'
import type { Scenario } from '../support/control.ts'
import { accountCalls } from './account-calls.ts'
import { endingsOf, everyOne } from './endings.ts'
import { Browser, control, type Member, signedIn } from './member.ts'
import { aProof } from './proof.ts'
import { tooSlow } from './site-limits.ts'

test('account functions reject a visitor', async () => {
  expect(await endingsOf(new Browser(), accountCalls)).toEqual(
    everyOne(accountCalls, { status: 401, code: 'SIGNED_OUT' }),
  )
  const visitor = new Browser()
  const { fetch } = visitor
  for (const call of [
    () => getSessions({ fetch }),
    () => endSessions({ data: {}, fetch }),
    () => prepareUnfreeze({ fetch }),
    () => prepareClosing({ fetch }),
    () => prepareAddress({ data: { typed: {} }, fetch }),
    () => getReturnedAction({ data: { intent: 'any' }, fetch }),
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

test('a refusal of the backend keeps its status, code and message', async () => {
  const member = await bent({ kind: 'status', status: 409, code: 'CONFLICT', detail: 'Somebody was faster.' })
  expect(await endingsOf(member, accountCalls)).toEqual(
    everyOne(accountCalls, {
      status: 409,
      code: 'CONFLICT',
      problem: expect.objectContaining({ detail: 'Somebody was faster.' }),
    }),
  )
})

test('a failure of the backend is an error without the backend’s text', async () => {
  const member = await bent({ kind: 'status', status: 503, code: 'UNAVAILABLE', detail: 'a stack trace' })
  const endings = await endingsOf(member, accountCalls)
  expect(endings).toEqual(everyOne(accountCalls, { status: 503, code: 'UNAVAILABLE' }))
  expect(JSON.stringify(endings)).not.toContain('a stack trace')
})

test('a call to a backend that does not answer times out', async () => {
  const member = await bent(tooSlow)
  expect(await endingsOf(member, accountCalls)).toEqual(everyOne(accountCalls, { code: 'TIMEOUT' }))
}, 40_000)

test('an expired session is answered like no session', async () => {
  const member = await signedIn()
  await member.post('/auth/sign-out')
  expect(await endingsOf(member, accountCalls)).toEqual(
    everyOne(accountCalls, { status: 401, code: 'SIGNED_OUT' }),
  )
})

test('invalid input is rejected before the backend is called', async () => {
  const member = await signedIn()
  const { fetch } = member
  const long = 'x'.repeat(3_000)
  for (const call of [
    () => updateProfile({ data: { section: 'name', values: { firstName: long } }, fetch }),
    () => prepareAddress({ data: { typed: { city: long } }, fetch }),
    () => setConsent({ data: { purpose: '', isGranted: true, wordingVersion: '1' }, fetch }),
    () => endSessions({ data: { key: long }, fetch }),
    () => redeemPin({ data: { pin: long, token: 'any' }, fetch }),
    () => validateEmail({ data: { email: long, token: 'any' }, fetch }),
    () => registerMember({ data: { values: { firstName: long }, token: 'any' }, fetch }),
  ]) {
    await expect(member.at<unknown>(call)).rejects.toThrow()
  }
  expect((await control.look(member.customer.sub)).calls).toEqual([])
})

test('entering a PIN and setting a default address time out, too', async () => {
  const member = await signedIn()
  const { fetch } = member
  const token = await aProof(member, 'redeemPromotionPin')
  await control.setScenario(member.customer.sub, { call: '*', ...tooSlow })
  await Promise.all(
    [
      () => redeemPin({ data: { pin: 'NOBODYS-PIN-0000', token }, fetch }),
      () => setDefaultAddress({ data: { uniqueId: 'any' }, fetch }),
    ].map((call) => expect(member.at<unknown>(call)).rejects.toMatchObject({ code: 'TIMEOUT' })),
  )
}, 40_000)
