import type { AddressBody } from '@borealis/contract/addresses.ts'
import { aJoiner } from '@borealis/contract/conformance/sample-calls.ts'
import { consentList } from '@borealis/contract/me.ts'
import { suggestEmail } from '@borealis/contract/serving/email-suggestion.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitNumbers } from '../seeding/write-catalogue.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const shippingAddress: AddressBody = {
  addressLine1: '12, rue Saint-Jean',
  city: 'Québec',
  provinceCode: 'QC',
  postalCode: 'G1R 1N8',
}
const person = (more: Parameters<typeof aJoiner>[0] = {}) =>
  aJoiner({
    birthDate: '1988-02-29',
    provinceCode: 'QC',
    language: 'fr',
    preferences: { interests: ['books-paper'], personalisation: false },
    consents: [{ purpose: 'offers', channel: 'email', isGranted: true, wordingVersion: '2026-10' }],
    shippingAddress,
    ...more,
  })

const join = (body: unknown, headers = { recaptchaToken: trial.botToken('createCustomer') }) =>
  trial.send('createCustomer', null, { body, headers, language: 'fr' })

test('a new member has an account, a number, a default address and the welcome points', async () => {
  const body = person()
  const got = await join(body)
  expect(got.status).toBe(201)
  const { sub } = got.json as { sub: string } // checked by the status
  expect(trial.deps.accounts.findByEmail(body.email)).toMatchObject({
    sub,
    hasPassword: false,
    language: 'fr',
  })
  expect((await trial.send('getBalance', sub)).json).toMatchObject({ points: 500 })
  expect((await trial.send('listAddresses', sub)).json).toMatchObject({ addresses: [{ isDefault: true }] })
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({
    segments: [],
    onBoardMessageActive: true,
  })
  expect((await join(body)).json).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 })
})

test('the joining date is the calendar day in the member’s time zone', async () => {
  const { clock } = trial.deps
  clock.advance(Date.parse('2027-06-01T02:30:00Z') - clock.now())
  const { sub } = (await join(person())).json as { sub: string } // as above
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ memberSince: '2027-05-31' })
  clock.reset()
})

test('consents given on joining keep their date and wording', async () => {
  const decided = {
    purpose: 'personalisation',
    channel: 'any',
    isGranted: true,
    wordingVersion: '2026-10',
  } as const
  const preferences = { interests: [], personalisation: true }
  const { sub } = (await join(person({ preferences, consents: [decided] }))).json as { sub: string } // as above
  const { consents } = consentList.parse((await trial.send('listConsents', sub)).json)
  expect(consents.find(({ purpose }) => purpose === 'personalisation')).toMatchObject({
    isGranted: true,
    wordingVersion: '2026-10',
    decidedAt: expect.stringMatching(/^\d{4}-/),
    history: [{ isGranted: true }],
  })
})

test('a kit is activated once, and minors are refused', async () => {
  const kitNumber = kitNumbers[0] ?? null
  const owner = person({ kitNumber })
  const joined = await join(owner)
  expect(joined.json).toMatchObject({ sceneNumber: kitNumber, onBoardMessageActive: true })
  const { sub } = joined.json as { sub: string } // as above
  expect((await trial.send('getCustomer', sub)).json).toMatchObject({ isGhostKitActivated: true })
  expect((await join(person({ kitNumber }))).json).toMatchObject({ code: 'KIT_ALREADY_ACTIVE' })
  expect((await join(owner)).json).toMatchObject({ code: 'EMAIL_TAKEN' })
  trial.deps.clock.advance(2 * 86_400_000)
  expect((await join(owner)).json).toMatchObject({ code: 'KIT_ALREADY_ACTIVE' })
  expect((await join(person({ kitNumber: '1'.repeat(16) }))).json).toMatchObject({ code: 'KIT_NOT_FOUND' })
  expect((await join(person({ birthDate: '2020-01-01' }))).json).toMatchObject({
    code: 'TOO_YOUNG',
    detail: expect.stringContaining('14'),
  })
})

test('validation errors name the field, in the caller’s language', async () => {
  const bad = person({ phone: '12', shippingAddress: { ...shippingAddress, postalCode: '12345' } })
  expect((await join(bad)).json).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [
      { field: 'phone', detail: expect.stringMatching(/10\u00a0chiffres/) },
      { field: 'shippingAddress.postalCode', detail: expect.stringContaining('code postal') },
    ],
  })
})

test('an e-mail address is checked, with a correction of a slip', async () => {
  const validate = (email: string) =>
    trial.send('validateEmail', null, {
      body: { email },
      headers: { recaptchaToken: trial.botToken('validateEmail') },
    })
  expect((await validate('avery.chen@example.ca')).json).toEqual({ isAvailable: false, suggestion: null })
  expect((await validate('new@gmial.com')).json).toEqual({ isAvailable: true, suggestion: 'new@gmail.com' })
  expect(['a@gmail.co', 'a@gmal.com', 'a@example.ca'].map(suggestEmail)).toEqual([
    'a@gmail.com',
    'a@gmail.com',
    null,
  ])
})

test('a promotion PIN adds its points once, and five tries are enough for fifteen minutes', async () => {
  const { sub } = trial.customer()
  const redeem = (pin: string) =>
    trial.send('redeemPromotionPin', sub, {
      body: { pin },
      headers: { recaptchaToken: trial.botToken('redeemPromotionPin'), hostIp: '203.0.113.9' },
    })
  expect((await redeem('aurora-500')).json).toMatchObject({ points: 500, balanceAfter: 500 })
  expect((await trial.send('getPointsHistory', sub, { body: {} })).json).toMatchObject({
    transactions: [{ type: 'BONUS', points: 500, balanceAfter: 500 }],
  })
  expect((await redeem('AURORA 500')).json).toMatchObject({ code: 'PIN_ALREADY_USED' })
  expect((await redeem('NOSUCHPIN')).json).toMatchObject({ code: 'PIN_NOT_FOUND' })
  expect((await redeem('SUMMER2026')).json).toMatchObject({ code: 'PIN_EXPIRED', status: 410 })
  await redeem('NOSUCHPIN')
  const stopped = await redeem('PLEINELUMIERE')
  expect(stopped.json).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
  trial.deps.clock.advance(15 * 60_000)
  expect((await redeem('PLEINELUMIERE')).json).toMatchObject({ points: 250 })
  trial.deps.clock.reset()
})
