import { expect, test } from 'vitest'
import { getReturnedAction } from '../../app/actions/step-up.data.ts'
import { saveMessagePreferences } from '../../app/features/message-preferences/preferences.data.ts'
import {
  cancelClosing,
  getClosing,
  getConsents,
  listDataExports,
  prepareClosing,
  readDataExport,
  requestDataExport,
  setConsent,
} from '../../app/features/privacy/privacy.data.ts'
import {
  endSessions,
  freezeAccount,
  getFreeze,
  getSecurityLog,
  getSessions,
  prepareUnfreeze,
} from '../../app/features/security/security.data.ts'
import { getPageData } from '../../app/member-data/page-data.data.ts'
import { personaPassword } from '../../sandbox/seed/personas/identity.ts'
import { fixedWords } from '../support/words.ts'
import { confirm, openCallback } from './confirm.ts'
import { memberWithOrder } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

test('message preferences are saved with the wording on the screen; another wording saves nothing', async () => {
  const member = await signedIn()
  const save = (wording: string) =>
    member.at(() =>
      saveMessagePreferences({
        data: { ticked: ['offers/email'], wordings: { offers: wording } },
        fetch: member.fetch,
      }),
    )
  expect(await save('an old one')).toEqual({ ok: false, reason: 'wording' })
  expect(await save('2026-10')).toMatchObject({ ok: true })
})

test('an older form of message preferences does not undo a newer one', async () => {
  const member = await signedIn()
  const wordings = { offers: '2026-10' }
  const save = (ticked: string[], seen: Record<string, boolean>) =>
    member.at(() => saveMessagePreferences({ data: { ticked, wordings, seen }, fetch: member.fetch }))
  const shown = { 'offers/email': false, 'offers/sms': false }
  await save(['offers/sms'], shown)
  const saved = await save(['offers/email'], shown)
  const offers = saved.ok ? saved.preferences.purposes.find(({ code }) => code === 'offers') : undefined
  const isOn = (channel: string) => offers?.channels.find((one) => one.channel === channel)?.isOn
  expect([isOn('email'), isOn('sms')]).toEqual([true, true])
})

test('a consent keeps its history, and an outdated wording gives none', async () => {
  const member = await signedIn()
  const decide = (isGranted: boolean, wordingVersion = '2026-10') =>
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
  // What was chosen is said with its own wording, not with the current one.
  await decide(false, '2025-03')
  const page = (await (await member.open('/account/privacy')).text()).replaceAll('\u2060', '')
  expect(page).toMatch(/Last choice: [^<]+\(version 2025-03\)/)
})

test('what is refused for another reason is not said to have another wording', async () => {
  const member = await signedIn()
  const { fetch } = member
  const refused = { status: 422, code: 'VALIDATION_FAILED' }
  const data = { purpose: 'nothing', isGranted: true, wordingVersion: '2026-10' }
  await expect(member.at(() => setConsent({ data, fetch }))).rejects.toMatchObject(refused)
  await control.setScenario(member.customer.sub, {
    call: 'setMessagePreferences',
    kind: 'status',
    ...refused,
  })
  const grid = { ticked: ['offers/email'], wordings: { offers: '2026-10' } }
  await expect(member.at(() => saveMessagePreferences({ data: grid, fetch }))).rejects.toMatchObject(refused)
})

test('an export is pending first, and no other customer can read it', async () => {
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

test('an account is closed only after a step-up, and kept until its closing date', async () => {
  const member = await signedIn({ points: 500 })
  const closing = () => member.at(() => getClosing({ fetch: member.fetch }))
  const { stepUp: intent } = await member.at(() => prepareClosing({ fetch: member.fetch }))
  // As somebody returns whom the provider was not able to ask.
  const waiting = await (await member.open(`/account/privacy?intent=${intent}`)).text()
  expect(waiting).toContain(fixedWords('en-ca', 'privacy_closeNotYet'))
  expect(await openCallback(member, await member.stepUp(intent, 'cancel'))).toContain(
    '/account/privacy?intent=',
  )
  expect(await member.at(() => getReturnedAction({ data: { intent }, fetch: member.fetch }))).toEqual({
    outcome: 'cancelled',
    detail: null,
    typed: null,
  })
  expect(await closing()).toMatchObject({ isRequested: false })
  expect(await confirm(member, intent)).toBe('/account/privacy?outcome=closing#privacy-closing')
  expect(await closing()).toMatchObject({ isRequested: true, pointsLost: 500 })
  const notice = 'Your account closes on'
  expect(await (await member.open('/account')).text()).toContain(notice)
  for (const _twice of [1, 2]) await member.at(() => cancelClosing({ fetch: member.fetch }))
  expect(await closing()).toMatchObject({ isRequested: false })
  expect(await (await member.open('/account')).text()).not.toContain(notice)
})

test('redemptions are frozen at once, and allowed again only after a step-up', async () => {
  const member = await signedIn({ points: 30_000 })
  expect(await member.at(() => freezeAccount({ fetch: member.fetch }))).toMatchObject({ isFrozen: true })
  const { stepUp } = await member.at(() => prepareUnfreeze({ fetch: member.fetch }))
  const waiting = await (await member.open(`/account/security?intent=${stepUp}`)).text()
  expect(waiting).toContain(fixedWords('en-ca', 'security_frozenNotYet'))
  expect(await openCallback(member, await member.stepUp(stepUp, 'cancel'))).toContain('/account/security?')
  expect(await member.at(() => getFreeze({ fetch: member.fetch }))).toMatchObject({ isFrozen: true })
  expect(await confirm(member, stepUp)).toBe('/account/security?redemptions=allowed')
  expect(await member.at(() => getFreeze({ fetch: member.fetch }))).toMatchObject({ isFrozen: false })
  const { events } = await member.at(() => getSecurityLog({ fetch: member.fetch }))
  expect(events.map(({ kind }) => kind)).toEqual(['unfrozen', 'step-up', 'frozen', 'sign-in'])
  const page = await (await member.open('/account/security')).text()
  for (const said of [fixedWords('en-ca', 'security_kindStepUp'), 'Signed in']) expect(page).toContain(said)
  expect(page.split(fixedWords('en-ca', 'security_contact'))).toHaveLength(events.length + 1)
  expect(page).toContain(fixedWords('en-ca', 'security_methodPassword'))
})

test('the list of sessions names devices, and ends one or all of the customer’s own', async () => {
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
  expect(sessions[0]).toMatchObject({ isThisBrowser: true, method: 'password' })
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

test('the privacy page names the segments and the takeover that determine what a member sees', async () => {
  const member = new Browser()
  await member.signIn({ email: 'elodie.tremblay@example.ca', password: personaPassword })
  const { takeovers } = await member.at(() => getPageData({ fetch: member.fetch }))
  const week = takeovers.find(({ provinceCodes }) => provinceCodes.includes('QC'))
  const page = await (await member.open('/account/privacy')).text()
  const [, why = ''] = /<section aria-labelledby="privacy-why"(.*?)<\/section>/s.exec(page) ?? []
  for (const reason of ['Fresh food shopper, Book lover', week?.title ?? 'no brand week in Quebec']) {
    expect(why).toContain(reason)
  }
})

test('the activity says what happened, then what the backend adds to it', async () => {
  const { member } = await memberWithOrder()
  const page = (await (await member.open('/account/security')).text()).replaceAll(/<[^>]+>/g, ' ')
  const [{ detail = '' } = {}] = (await member.at(() => getSecurityLog({ fetch: member.fetch }))).events
  expect(detail).not.toBe('')
  const log = page.slice(page.indexOf(fixedWords('en-ca', 'security_logIntro')))
  const [happened, added] = [
    log.indexOf(fixedWords('en-ca', 'security_kindRedemption')),
    log.indexOf(`${detail} · `),
  ]
  expect(happened).toBeGreaterThan(0)
  expect(added).toBeGreaterThan(happened)
})
