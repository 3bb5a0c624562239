import { accountList, customer, customerCreated } from '@borealis/contract/customers.ts'
import { securityLog } from '@borealis/contract/me.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { expect, test } from 'vitest'
import { kitNumbers } from '../../sandbox/loyalty/seeding/write-catalogue.ts'
import { refusesFor, succeedsFor } from './as-customer.ts'
import { operationsOf, refuses, succeeds, unseen } from './ask.ts'
import { aBotToken, aCustomer, aPersona } from './control.ts'
import { guards } from './guards.ts'
import { aLine } from './orders.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

const profileOf = async (sub: string) => customer.parse((await succeedsFor(sub, 'getCustomer')).json)
const anEmail = () => `join-${crypto.randomUUID()}@example.ca`

const aJoiner = async (more: object = {}) => ({
  email: anEmail(),
  firstName: 'Noor',
  lastName: 'Haddad',
  phone: '705-555-0188',
  birthDate: '1990-02-28',
  gender: null,
  provinceCode: 'ON',
  language: 'en',
  preferences: { interests: [], personalisation: true },
  consents: [{ purpose: 'offers', channel: 'email', isGranted: false, wordingVersion: '1' }],
  termsVersion: pageData.parse((await succeeds('getPageData')).json).termsVersion,
  shippingAddress: null,
  kitNumber: null,
  ...more,
})

const join = async (more: object = {}) => ({
  body: await aJoiner(more),
  botToken: await aBotToken('createCustomer'),
})

guards({
  getCustomer: () => ({}),
  updateCustomer: () => ({ body: { firstName: 'Noor' } }),
  listAccounts: () => ({}),
  validateEmail: async () => ({ body: { email: anEmail() }, botToken: await aBotToken('validateEmail') }),
  createCustomer: () => join(),
})

test('a profile belongs to the customer of the token', async () => {
  const one = await aCustomer({ firstName: 'Noor', provinceCode: 'NS' })
  const other = await aCustomer()
  const { sub, email, sceneNumber } = await profileOf(one.sub)
  expect({ sub, email, sceneNumber }).toEqual({
    sub: one.sub,
    email: one.email,
    sceneNumber: one.sceneNumber,
  })
  expect((await profileOf(other.sub)).sub).toBe(other.sub)
})

test('an update changes only the fields it contains', async () => {
  const { sub } = await aCustomer()
  const before = await profileOf(sub)
  const { id: brandId, sku } = await aLine('E-Card')
  const goal = { brandId, sku }
  await succeedsFor(sub, 'updateCustomer', {
    body: { firstName: 'Noor', phone: null, onBoardMessageActive: false, goal },
  })
  expect(await profileOf(sub)).toEqual({
    ...before,
    firstName: 'Noor',
    phone: null,
    onBoardMessageActive: false,
    goal,
  })
})

test('a change of e-mail or phone requires a step-up, other changes do not', async () => {
  const { sub, email } = await aCustomer()
  const bearer = await anAccessToken(sub)
  await succeeds('updateCustomer', { bearer, body: { lastName: 'Haddad' } })
  const wanted = anEmail()
  await refuses('updateCustomer', 'STEP_UP_REQUIRED', {
    bearer,
    body: { email: wanted, lastName: 'Changed' },
  })
  const phone = '416-555-0199'
  await refuses('updateCustomer', 'STEP_UP_REQUIRED', { bearer, body: { phone } })
  expect(await profileOf(sub)).toMatchObject({ email, lastName: 'Haddad', pendingEmail: null })
  expect((await profileOf(sub)).phone).not.toBe(phone)
  await succeeds('updateCustomer', { bearer, stepUp: await aStepUpToken(sub), body: { phone } })
  expect(await profileOf(sub)).toMatchObject({ phone })
  const { events } = securityLog.parse((await succeedsFor(sub, 'getSecurityLog')).json)
  expect(events.map(({ kind }) => kind)).toEqual(['phone-changed'])
  await succeeds('updateCustomer', { bearer, stepUp: await aStepUpToken(sub), body: { email: wanted } })
  const after = await profileOf(sub)
  expect([after.email, after.pendingEmail]).toContain(wanted)
})

test('an e-mail address of another member is rejected', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()]
  const body = { email: other.email.toUpperCase() }
  await refusesFor(one.sub, 'updateCustomer', 'EMAIL_TAKEN', { body })
})

test.each([{ phone: '7055550188' }, { birthDate: '2026-02-30' }, { provinceCode: 'ZZ' }, { language: 'de' }])(
  'a profile update rejects %j and names the field',
  async (body) => {
    const { sub } = await aCustomer()
    const { json } = await refusesFor(sub, 'updateCustomer', 'VALIDATION_FAILED', { body })
    expect(json).toMatchObject({ errors: [{ field: Object.keys(body)[0] }] })
  },
)

test('a birth date below the minimum age is rejected, on joining and later', async () => {
  const birthDate = `${new Date().getUTCFullYear() - 10}-01-01`
  await refuses('createCustomer', 'TOO_YOUNG', await join({ birthDate }))
  const { sub } = await aCustomer()
  await refusesFor(sub, 'updateCustomer', 'TOO_YOUNG', { body: { birthDate } })
})

test('Avery has cards, exactly one of them primary', async () => {
  const { sub } = aPersona('avery.chen@example.ca')
  const { accounts } = accountList.parse((await succeedsFor(sub, 'listAccounts')).json)
  expect(accounts.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  const { cardTypes } = pageData.parse((await succeeds('getPageData')).json)
  for (const { cardType } of accounts) expect(cardTypes.map(({ code }) => code)).toContain(cardType)
})

const check = async (email: string) => ({ body: { email }, botToken: await aBotToken('validateEmail') })

test('an e-mail address is available until somebody joins with it', async () => {
  const email = anEmail()
  expect((await succeeds('validateEmail', await check(email))).json).toMatchObject({ isAvailable: true })
  const { json } = await succeeds('createCustomer', await join({ email }))
  const { sub, sceneNumber, onBoardMessageActive } = customerCreated.parse(json)
  expect(onBoardMessageActive).toBe(true)
  expect((await succeeds('validateEmail', await check(email))).json).toMatchObject({ isAvailable: false })
  expect(await profileOf(sub)).toMatchObject({
    email,
    sceneNumber,
    firstName: 'Noor',
    onBoardMessageActive: true,
  })
  await refuses('createCustomer', 'EMAIL_TAKEN', await join({ email }))
})

test('checks of one e-mail address are rate-limited', async () => {
  const email = anEmail()
  for (let count = 0; count < 10; count++) await succeeds('validateEmail', await check(email))
  await refuses('validateEmail', 'TOO_MANY_REQUESTS', await check(email))
})

test('a misspelled e-mail domain gets a suggestion', async () => {
  const { json } = await succeeds('validateEmail', await check(`someone-${crypto.randomUUID()}@gmial.com`))
  expect(json).toMatchObject({ suggestion: expect.stringMatching(/@gmail\.com$/) })
})

test('joining with a starter kit uses its number, once', async () => {
  const [kitNumber = ''] = kitNumbers
  const { json } = await succeeds('createCustomer', await join({ kitNumber }))
  const { sub } = customerCreated.parse(json)
  expect(await profileOf(sub)).toMatchObject({ sceneNumber: kitNumber, isGhostKitActivated: true })
  await refuses('createCustomer', 'KIT_ALREADY_ACTIVE', await join({ kitNumber }))
  await refuses('createCustomer', 'KIT_NOT_FOUND', await join({ kitNumber: '0000000000000000' }))
})

test.each(['validateEmail', 'createCustomer'] as const)(
  '%s requires a bot check token, valid once',
  async (operation) => {
    const question = operation === 'validateEmail' ? await check(anEmail()) : await join()
    const { botToken: _, ...without } = question
    await refuses(operation, 'BOT_CHECK_FAILED', without)
    await refuses(operation, 'BOT_CHECK_FAILED', { ...without, botToken: 'invented' })
    await refuses(operation, 'BOT_CHECK_FAILED', {
      ...without,
      botToken: await aBotToken('redeemPromotionPin'),
    })
    await succeeds(operation, question)
    await refuses(operation, 'BOT_CHECK_FAILED', question)
  },
)

test('every documented outcome of these calls was observed', () =>
  expect(unseen(operationsOf('customers'))).toEqual([]))
