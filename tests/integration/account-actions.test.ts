import { expect, test } from 'vitest'
import { getProfile, updateProfile } from '../../app/features/account/account.functions.ts'
import {
  getReturnedAddress,
  listAddresses,
  prepareAddress,
  prepareAddressRemoval,
} from '../../app/features/addresses/addresses.functions.ts'
import {
  cancelEmailChange,
  getReturnedEmail,
  prepareEmail,
} from '../../app/features/email-change/email-change.functions.ts'
import { saveMessagePreferences } from '../../app/features/message-preferences/preferences.functions.ts'
import {
  cancelClosing,
  getClosing,
  getConsents,
  getReturnedClosing,
  listDataExports,
  prepareClosing,
  readDataExport,
  requestDataExport,
  setConsent,
} from '../../app/features/privacy/privacy.functions.ts'
import {
  endSessions,
  freezeAccount,
  getFreeze,
  getReturnedUnfreeze,
  getSessions,
  prepareUnfreeze,
} from '../../app/features/security/security.functions.ts'
import { home } from '../support/addresses.ts'
import { confirm, openCallback } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

/** The handle in the address of the page that asks for a code. */
const intentOf = (stepUp: string): string => new URL(stepUp, 'http://site').searchParams.get('intent') ?? ''

const addressesOf = async (member: Member) =>
  (await member.at(() => listAddresses({ fetch: member.fetch }))).addresses

async function asked(member: Member, typed: Record<string, string>, uniqueId?: string): Promise<string> {
  const prepared = await member.at(() =>
    prepareAddress({ data: { typed, ...(uniqueId && { uniqueId }) }, fetch: member.fetch }),
  )
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.errors)}`)
  return intentOf(prepared.stepUp)
}

test('a section of the profile is saved, and what cannot be is told by field', async () => {
  const member = await signedIn()
  const save = (
    section: 'name' | 'phone' | 'birthDate' | 'personalisation',
    values: Record<string, string>,
  ) => member.at(() => updateProfile({ data: { section, values }, fetch: member.fetch }))
  expect(await save('phone', { phone: '(506) 555 0188' })).toMatchObject({
    ok: true,
    profile: { phone: '506-555-0188' },
  })
  expect(await save('personalisation', { personalisation: 'no' })).toMatchObject({
    profile: { preferences: { personalisation: false } },
  })
  expect(await save('name', { firstName: ' ', lastName: 'Roy' })).toMatchObject({
    ok: false,
    errors: { firstName: expect.any(String) },
  })
  expect(await save('birthDate', { birthDate: '2999-01-01' })).toEqual({
    ok: false,
    errors: { birthDate: 'in-the-future' },
  })
  expect(await member.at(() => getProfile({ fetch: member.fetch }))).toMatchObject({ phone: '506-555-0188' })
})

test('an address is added, changed and removed, each after a code', async () => {
  const member = await signedIn()
  const cottage = {
    ...home,
    addressLine1: '9 chemin du Lac',
    city: 'Val-David',
    provinceCode: 'QC',
    postalCode: 'j0t2n0',
  }
  expect(await confirm(member, await asked(member, cottage))).toBe('/account/profile?address=created')
  const [added] = await addressesOf(member)
  expect(added).toMatchObject({ city: 'Val-David', postalCode: 'J0T 2N0' })
  const uniqueId = added?.uniqueId ?? ''
  expect(await confirm(member, await asked(member, { ...cottage, city: 'Sainte-Adèle' }, uniqueId))).toBe(
    '/account/profile?address=updated',
  )
  expect(await addressesOf(member)).toMatchObject([{ city: 'Sainte-Adèle' }])
  const { stepUp } = await member.at(() => prepareAddressRemoval({ data: { uniqueId }, fetch: member.fetch }))
  expect(await confirm(member, intentOf(stepUp))).toBe('/account/profile?address=deleted')
  expect(await addressesOf(member)).toEqual([])
})

test('an address that is added on the way goes on with the order, chosen', async () => {
  const member = await signedIn()
  const returnTo = '/gift-cards/prairie-outfitters/redeem?step=address&format=Physical'
  const prepared = await member.at(() =>
    prepareAddress({ data: { typed: { ...home }, returnTo }, fetch: member.fetch }),
  )
  const landed = await confirm(member, prepared.ok ? intentOf(prepared.stepUp) : '')
  const [added] = await addressesOf(member)
  expect(landed).toBe(`${returnTo}&address=${added?.uniqueId}`)
})

test('a step-up that was denied, or a backend that refuses, changes nothing and keeps what was typed', async () => {
  const member = await signedIn()
  const intent = await asked(member, { ...home })
  const back = await openCallback(member, await member.stepUp(intent, 'cancel'))
  expect(back).toContain(`/account/profile/addresses/new?intent=${intent}`)
  const returned = () => member.at(() => getReturnedAddress({ data: { intent }, fetch: member.fetch }))
  expect(await returned()).toMatchObject({ outcome: 'cancelled', address: home })
  await control.setScenario(member.customer.sub, {
    call: 'createAddress',
    kind: 'status',
    status: 500,
    times: 1,
  })
  expect(await confirm(member, intent)).toContain(`intent=${intent}`)
  expect(await returned()).toMatchObject({ outcome: 'refused', address: home })
  expect(await addressesOf(member)).toEqual([])
})

test("nobody changes, removes or sees another customer's address or pending change", async () => {
  const [owner, stranger] = await Promise.all([signedIn({ addresses: [home] }), signedIn()])
  const uniqueId = owner.customer.addressIds[0] ?? ''
  await expect(
    stranger.at(() => prepareAddressRemoval({ data: { uniqueId }, fetch: stranger.fetch })),
  ).rejects.toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' })
  const changed = await asked(stranger, { ...home, city: 'Elsewhere' }, uniqueId)
  expect(await confirm(stranger, changed)).toContain(`intent=${changed}`)
  const intent = await asked(owner, { ...home, city: 'Ottawa' }, uniqueId)
  expect(await stranger.at(() => getReturnedAddress({ data: { intent }, fetch: stranger.fetch }))).toBeNull()
  expect(await stranger.at(() => getReturnedEmail({ data: { intent }, fetch: stranger.fetch }))).toBeNull()
  expect(await stranger.at(() => getReturnedUnfreeze({ data: { intent }, fetch: stranger.fetch }))).toBe(
    'expired',
  )
  expect(await stranger.at(() => getReturnedClosing({ data: { intent }, fetch: stranger.fetch }))).toBe(
    'expired',
  )
  expect(await addressesOf(owner)).toMatchObject([{ city: 'Sudbury' }])
})

test('a new e-mail address waits for its confirmation, and can be taken back', async () => {
  const member = await signedIn()
  const prepare = (typed: string) => member.at(() => prepareEmail({ data: { typed }, fetch: member.fetch }))
  expect(await prepare('')).toEqual({ ok: false, problem: 'missing' })
  expect(await prepare('nobody')).toEqual({ ok: false, problem: 'wrong' })
  expect(await prepare(member.customer.email.toUpperCase())).toEqual({ ok: false, problem: 'same' })
  const wanted = `moved-${crypto.randomUUID()}@example.ca`
  const prepared = await prepare(wanted)
  expect(await confirm(member, prepared.ok ? intentOf(prepared.stepUp) : '')).toBe(
    '/account/profile?email=asked',
  )
  const profile = () => member.at(() => getProfile({ fetch: member.fetch }))
  expect(await profile()).toMatchObject({ email: member.customer.email, pendingEmail: wanted })
  for (const _twice of [1, 2]) await member.at(() => cancelEmailChange({ fetch: member.fetch }))
  expect(await profile()).toMatchObject({ email: member.customer.email, pendingEmail: null })
})

test('messages are chosen in the wording on the screen; another wording saves nothing', async () => {
  const member = await signedIn()
  const save = (wording: string) =>
    member.at(() =>
      saveMessagePreferences({
        data: { ticked: ['offers/email'], wordings: { offers: wording } },
        fetch: member.fetch,
      }),
    )
  expect(await save('an old one')).toEqual({ ok: false, reason: 'wording' })
  expect(await save('2026-09')).toMatchObject({ ok: true })
})

test('a consent keeps its history; an old wording gives none', async () => {
  const member = await signedIn()
  const decide = (isGranted: boolean, wordingVersion = '2026-09') =>
    member.at(() =>
      setConsent({ data: { purpose: 'research', isGranted, wordingVersion }, fetch: member.fetch }),
    )
  expect(await decide(true, 'an old one')).toEqual({ ok: false, reason: 'wording' })
  await decide(true)
  await decide(false)
  const { consents } = await member.at(() => getConsents({ fetch: member.fetch }))
  expect(consents.find(({ purpose }) => purpose === 'research')).toMatchObject({
    isGranted: false,
    history: [{ isGranted: false }, { isGranted: true }],
  })
})

test('an export is on its way first, and nobody reads another customer’s', async () => {
  const [member, stranger] = await Promise.all([signedIn(), signedIn()])
  const { exportId } = await member.at(() => requestDataExport({ fetch: member.fetch }))
  expect(await member.at(() => listDataExports({ fetch: member.fetch }))).toMatchObject([
    { exportId, state: 'running' },
  ])
  expect(await stranger.at(() => listDataExports({ fetch: stranger.fetch }))).toEqual([])
  for (const browser of [member, stranger]) {
    await expect(
      browser.at(() => readDataExport({ data: { exportId }, fetch: browser.fetch })),
    ).rejects.toMatchObject({ status: 404 })
  }
})

test('an account is closed only after a code, and kept until its day', async () => {
  const member = await signedIn({ points: 500 })
  const closing = () => member.at(() => getClosing({ fetch: member.fetch }))
  const { stepUp } = await member.at(() => prepareClosing({ fetch: member.fetch }))
  const intent = intentOf(stepUp)
  expect(await openCallback(member, await member.stepUp(intent, 'cancel'))).toContain(
    '/account/privacy?intent=',
  )
  expect(await member.at(() => getReturnedClosing({ data: { intent }, fetch: member.fetch }))).toBe(
    'cancelled',
  )
  expect(await closing()).toMatchObject({ isRequested: false })
  expect(await confirm(member, intent)).toBe('/account/privacy?news=closing')
  expect(await closing()).toMatchObject({ isRequested: true, pointsLost: 500 })
  for (const _twice of [1, 2]) await member.at(() => cancelClosing({ fetch: member.fetch }))
  expect(await closing()).toMatchObject({ isRequested: false })
})

test('redemptions are stopped at once and allowed again only after a code', async () => {
  const member = await signedIn({ points: 30_000 })
  expect(await member.at(() => freezeAccount({ fetch: member.fetch }))).toMatchObject({ isFrozen: true })
  const { stepUp } = await member.at(() => prepareUnfreeze({ fetch: member.fetch }))
  expect(await openCallback(member, await member.stepUp(intentOf(stepUp), 'cancel'))).toContain(
    '/account/security?',
  )
  expect(await member.at(() => getFreeze({ fetch: member.fetch }))).toMatchObject({ isFrozen: true })
  expect(await confirm(member, intentOf(stepUp))).toBe('/account/security?redemptions=allowed')
  expect(await member.at(() => getFreeze({ fetch: member.fetch }))).toMatchObject({ isFrozen: false })
})

test('the list of sessions names devices, and ends one, all, and nobody else’s', async () => {
  const member = await signedIn()
  const stranger = await signedIn()
  const elsewhere = async (agent: string): Promise<Browser> => {
    const browser = new Browser()
    const { request } = browser
    browser.request = (path, init = {}) =>
      request.call(browser, path, { ...init, headers: { ...init.headers, 'user-agent': agent } })
    await browser.signIn(member.customer)
    return browser
  }
  const list = (browser: Browser) => browser.at(() => getSessions({ fetch: browser.fetch }))
  const phone = await elsewhere(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  )
  await elsewhere('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36')
  const sessions = await list(member)
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toMatchObject({ isThisBrowser: true })
  expect(sessions.map(({ device }) => `${device.browser} ${device.system}`)).toEqual(
    expect.arrayContaining(['Safari iPhone', 'Chrome Windows']),
  )
  const key = sessions.find(({ device }) => device.system === 'iPhone')?.key ?? ''
  await stranger.at(() => endSessions({ data: { key }, fetch: stranger.fetch }))
  expect(await list(phone)).toHaveLength(3)
  await member.at(() => endSessions({ data: { key }, fetch: member.fetch }))
  await expect(list(phone)).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  await member.at(() => endSessions({ data: {}, fetch: member.fetch }))
  expect(await list(member)).toMatchObject([{ isThisBrowser: true }])
})
