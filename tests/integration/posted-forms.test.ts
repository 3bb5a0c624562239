import { expect, inject, test } from 'vitest'
import { MEMBER_FIELD } from '../../app/domain/page-member.ts'
import { getProfile } from '../../app/features/account/account.functions.ts'
import { listAddresses, prepareAddressRemoval } from '../../app/features/addresses/addresses.functions.ts'
import { unsentAt } from '../../app/site/links/unsent.ts'
import { cottage, home } from '../support/addresses.ts'
import type { Scenario } from '../support/control.ts'
import { confirm, intentOf } from './confirm.ts'
import { Browser, control, locationOf, type Member, signedIn } from './member.ts'

/** The forms of the account as a browser without JavaScript sends them. */

/** Each form with valid fields; `$address` is the member's own. */
const goodForms: readonly (readonly [path: string, fields: Record<string, string>, leadsTo: RegExp])[] = [
  ['/account/profile?edit=name', { firstName: 'Noor', lastName: 'Roy' }, /^\/account\/profile\?saved=name$/],
  ['/account/profile?edit=phone', { phone: '506 555 0188' }, /\?saved=phone$/],
  ['/account/profile?edit=interests', { 'interest:books-paper': 'on' }, /\?saved=interests$/],
  ['/account/profile?default=$address', {}, /^\/account\/profile\?address=default$/],
  ['/account/profile/email', { email: 'moved@example.ca' }, /^\/auth\/step-up\?intent=/],
  ['/account/profile?do=keep-email', {}, /^\/account\/profile\?email=kept$/],
  ['/account/profile/addresses/new', cottage, /^\/auth\/step-up\?intent=/],
  ['/account/profile/addresses/$address', { ...home, city: 'Ottawa' }, /^\/auth\/step-up\?intent=/],
  ['/account/profile/addresses/$address/delete', {}, /^\/auth\/step-up\?intent=/],
  [
    '/account/preferences',
    { 'offers/email': 'on', 'wording/offers': '2026-09' },
    /^\/account\/preferences\?news=saved$/,
  ],
  ['/account/preferences', { 'offers/email': 'on', 'wording/offers': 'an old one' }, /\?news=wording$/],
  ['/account/goal', { goal: 'maple-books/maple-books-25' }, /^\/account\/goal\?news=saved$/],
  ['/account/goal', { goal: '' }, /^\/account\/goal\?news=removed$/],
  ['/account/security?do=freeze', {}, /^\/account\/security\?news=frozen$/],
  ['/account/security?do=unfreeze', {}, /^\/auth\/step-up\?intent=/],
  ['/account/security?do=end', { key: 'nobodys' }, /^\/account\/security\?news=ended$/],
  ['/account/security?do=end', {}, /\?news=ended-others$/],
  [
    '/account/privacy',
    { purpose: 'research', isGranted: 'yes', wordingVersion: '2026-09' },
    /^\/account\/privacy\?news=given$/,
  ],
  [
    '/account/privacy',
    { purpose: 'research', isGranted: 'no', wordingVersion: '2026-09' },
    /\?news=withdrawn$/,
  ],
  ['/account/privacy', { purpose: 'research', isGranted: 'yes', wordingVersion: 'old' }, /\?news=wording$/],
  ['/account/privacy?do=export', {}, /^\/account\/privacy$/],
  ['/account/privacy?do=join-tries', {}, /\?news=joined$/],
  ['/account/privacy?do=leave-tries', {}, /\?news=left$/],
  ['/account/privacy?do=close', {}, /^\/auth\/step-up\?intent=/],
  ['/account/privacy?do=keep', {}, /^\/account\/privacy\?news=kept$/],
  ['/create-account/done', {}, /^\/$/],
]

/** Where a form stands, where that is not the address that it is sent to. */
const pageOf = (path: string) => (path === '/create-account/done' ? '/' : path)

const at = (path: string, { customer }: Member) => path.replace('$address', customer.addressIds[0] ?? '')

test.each(goodForms)('%s with %o answers 303 and leads on', async (path, fields, leadsTo) => {
  const member = await signedIn({ addresses: [home] })
  const answer = await member.post(at(path, member), fields)
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toMatch(leadsTo)
})

/** What is tried out is a choice of this browser, with or without a session. */
const formsOfMembers = goodForms.filter(([path]) => !path.endsWith('-tries'))

test.each(formsOfMembers)(
  '%s sends a visitor to sign in and back to the form’s page',
  async (path, fields) => {
    const answer = await new Browser().post(path, fields)
    expect(answer.status).toBe(303)
    const { pathname, searchParams } = new URL(locationOf(answer), inject('world').site)
    expect([pathname, searchParams.get('returnTo')]).toEqual(['/auth/sign-in', unsentAt(pageOf(path))])
  },
)

test.each(formsOfMembers)(
  '%s with %o does nothing when it stood on the page of another member than who is signed in by now',
  async (path, fields) => {
    const member = await signedIn({ addresses: [home] })
    const sent = at(path, member)
    const answer = await member.post(sent, { ...fields, [MEMBER_FIELD]: 'usr_somebody-else' })
    expect(answer.status).toBe(303)
    const { pathname, searchParams } = new URL(locationOf(answer), inject('world').site)
    expect([pathname, searchParams.get('reason'), searchParams.get('returnTo')]).toEqual([
      '/auth/problem',
      'other-account',
      pageOf(sent),
    ])
    expect((await control.look(member.customer.sub)).calls).toEqual([])
    // Its own member's goes on.
    const own = await member.post(sent, { ...fields, [MEMBER_FIELD]: member.customer.sub })
    expect(locationOf(own)).not.toContain('other-account')
  },
)

/** What signs out or steps up; and a browser's own choices: what it tries out, has read, agrees to be measured by. */
const FORMS_OF_NO_MEMBER =
  /action="[^"]*(?:\/auth\/|do=(?:join|leave)-tries|\/announcements|\/cookies|\/province)/

test.each([
  '/',
  '/account/goal',
  '/account/preferences',
  '/account/privacy',
  '/account/profile',
  '/account/profile/addresses/$address',
  '/account/profile/addresses/$address/delete',
  '/account/profile/addresses/new',
  '/account/profile/email',
  '/account/profile?edit=name',
  '/account/security',
  '/help/missing-points',
])('each form of %s says whose it is', async (path) => {
  const member = await signedIn({
    addresses: [home, cottage],
    onBoardMessageActive: true,
    goal: { brandId: 'maple-books', sku: 'maple-books-25' },
  })
  const html = await (await member.open(at(path, member))).text()
  const posted = [...html.matchAll(/<form\b[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/g)].map(
    ([form]) => form,
  )
  const own = posted.filter((form) => !FORMS_OF_NO_MEMBER.test(form))
  expect(own.length).toBeGreaterThan(0)
  for (const form of own)
    expect(fieldOf(form, MEMBER_FIELD), form).toContain(`value="${member.customer.sub}"`)
})

test('who signs in again after a form was not sent is told so, also without JavaScript', async () => {
  const member = await signedIn()
  const html = await (await member.open(unsentAt('/account/goal'))).text()
  const [, told = ''] =
    /<noscript>([\s\S]*?)<\/noscript>/.exec(html.slice(html.indexOf('<main') - 4_000)) ?? []
  expect(told).toContain('your last action was not sent')
})

test.each([
  ['/account/goal?news=saved', 'Your goal is set.'],
  ['/account/privacy?news=kept', 'Your account stays open.'],
  ['/account/profile?email=kept', 'Your email address stays'],
  ['/account/security?news=ended', 'That session is closed.'],
  ['/account/security?news=ended-others', 'Your other sessions are closed.'],
])('%s says what the form has done, also without JavaScript', async (path, words) => {
  const member = await signedIn()
  const html = await (await member.open(path)).text()
  const told = [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, said]) => said)
  expect(told.join('\n')).toContain(words)
})

/** The attributes of a form's field as the page shows it again. */
function fieldOf(html: string, name: string): string {
  return new RegExp(`<(?:input|select)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? `no field ${name}`
}

test.each([
  ['/account/profile?edit=name', { firstName: ' ', lastName: 'Tremblay-Côté' }, 'firstName', 'lastName'],
  ['/account/profile?edit=phone', { phone: '12' }, 'phone', 'phone'],
  ['/account/profile/email', { email: 'nobody' }, 'email', 'email'],
  ['/account/profile/addresses/new', { ...cottage, postalCode: '12345' }, 'postalCode', 'addressLine1'],
  ['/account/profile/addresses/$address', { ...home, city: '' }, 'city', 'addressLine1'],
])('%s with %o answers 422, names the field and keeps what was typed', async (path, fields, wrong, kept) => {
  const member = await signedIn({ addresses: [home] })
  const answer = await member.post(at(path, member), fields)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(fieldOf(html, wrong)).toContain('aria-invalid="true"')
  expect(fieldOf(html, kept)).toContain(`value="${Reflect.get(fields, kept)}"`)
})

test.each([
  ['/account/profile?edit=name', { firstName: 'given-name', lastName: 'family-name' }],
  ['/account/profile?edit=phone', { phone: 'tel-national' }],
  ['/account/profile?edit=birthDate', { birthDate: 'bday' }],
  ['/account/profile/email', { email: 'email' }],
  [
    '/account/profile/addresses/new',
    { addressLine1: 'address-line1', city: 'address-level2', postalCode: 'postal-code' },
  ],
])('%s tells browsers what they may fill in: %o', async (path, purposes) => {
  const member = await signedIn()
  const html = await (await member.open(path)).text()
  for (const [name, purpose] of Object.entries(purposes)) {
    expect(fieldOf(html, name)).toMatch(new RegExp(`\\sautocomplete="${purpose}"`, 'i'))
  }
})

/** The hidden field in which a form says what it was opened on. */
const seenIn = (html: string) => /value="([^"]*)"/.exec(fieldOf(html, 'seen'))?.[1] ?? ''

test.each([
  [
    'name',
    { firstName: 'Noor', lastName: 'Roy' },
    { firstName: 'Aurélie', lastName: 'Roy-Côté' },
    'Noor Roy',
  ],
  ['phone', { phone: '506 555 0111' }, { phone: '506 555 0199' }, '506-555-0111'],
  ['province', { provinceCode: 'NB' }, { provinceCode: 'QC' }, 'New Brunswick'],
])(
  '%s of two tabs: who saves second is told of the first, keeps what was typed, and may insist',
  async (section, first, second, now) => {
    const member = await signedIn({ provinceCode: 'NS' })
    const page = `/account/profile?edit=${section}`
    const seen = seenIn(await (await member.open(page)).text())
    expect(seen).not.toBe('')
    expect((await member.post(page, { ...first, seen })).status).toBe(303)
    // The same once more, as after an answer that was lost: nothing is in its way.
    expect((await member.post(page, { ...first, seen })).status).toBe(303)

    const late = await member.post(page, { ...second, seen })
    expect(late.status).toBe(422)
    const html = await late.text()
    expect(html).toContain(`It now says: ${now}.`)
    const [field = ''] = Object.keys(second)
    expect(fieldOf(html, field)).toContain('aria-invalid="true"')
    const profile = () => member.at(() => getProfile({ fetch: member.fetch }))
    const stands = async (values: object) =>
      expect(formatted(await profile())).toMatchObject(formatted(values))
    await stands(first)
    for (const [name, typed] of Object.entries(second)) expect(shownIn(html, name)).toBe(typed)

    expect((await member.post(page, { ...second, seen: seenIn(html) })).status).toBe(303)
    await stands(second)
  },
)

/** What a field shows: its text, or the choice of its list. */
function shownIn(html: string, name: string): string | undefined {
  const field = fieldOf(html, name)
  const list = html.slice(html.indexOf(field), html.indexOf('</select>', html.indexOf(field)))
  const shown = field.startsWith('<select') ? /<option[^>]*\sselected[^>]*>/.exec(list)?.[0] : field
  return /\svalue="([^"]*)"/.exec(shown ?? '')?.[1]
}

/** Without what numbers are grouped by. */
const formatted = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/[ -]/g, '') : value,
    ]),
  )

test('what was wrong with a field leaves the older version where it was', async () => {
  const member = await signedIn()
  const page = '/account/profile?edit=name'
  const seen = seenIn(await (await member.open(page)).text())
  await member.post(page, { firstName: 'Noor', lastName: 'Roy', seen })
  const wrong = await (await member.post(page, { firstName: ' ', lastName: 'Côté', seen })).text()
  expect(seenIn(wrong)).toBe(seen)
  expect(
    (await member.post(page, { firstName: 'Aurélie', lastName: 'Côté', seen: seenIn(wrong) })).status,
  ).toBe(422)
})

const failures: readonly (readonly [string, Omit<Scenario, 'call'>, number])[] = [
  ['refuses', { kind: 'status', status: 409, code: 'CONFLICT', detail: 'Somebody was faster.' }, 422],
  ['fails', { kind: 'status', status: 500, code: 'INTERNAL' }, 503],
  ['cuts the line', { kind: 'reset' }, 503],
]

test.each(failures)('a backend that %s costs nobody what was typed', async (_how, scenario, status) => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'updateCustomer', ...scenario })
  const answer = await member.post('/account/profile?edit=name', { firstName: 'Noor', lastName: 'Roy-Côté' })
  expect(answer.status).toBe(status)
  // Only what may recover soon is worth another try.
  expect(answer.headers.has('retry-after')).toBe(status === 503)
  const html = await answer.text()
  expect(fieldOf(html, 'lastName')).toContain('value="Roy-Côté"')
  expect(html).toContain('role="alert"')
  // A refusal says why; an outage can only say that it is one.
  expect(html.includes('Nothing was changed. Somebody was faster.')).toBe(status === 422)
})

test.each([
  ['/account/security?do=freeze', 'freezeAccount', {}],
  ['/account/privacy?do=keep', 'cancelDeletion', {}],
  ['/account/privacy?do=export', 'requestExport', {}],
  ['/account/profile?default=$address', 'setDefaultAddress', {}],
  ['/account/preferences', 'setMessagePreferences', { 'offers/email': 'on', 'wording/offers': '2026-09' }],
  ['/account/goal', 'updateCustomer', { goal: 'tundra-tech/tundra-tech-100' }],
] as const)('%s says on its own page that the backend failed', async (path, call, fields) => {
  const member = await signedIn({ addresses: [home] })
  await control.setScenario(member.customer.sub, { call, kind: 'status', status: 503 })
  const answer = await member.post(at(path, member), fields)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await answer.text()
  expect(html).toContain(path === '/account/goal' ? 'aria-invalid="true"' : 'role="alert"')
  expect(html).toContain('<main')
})

test('choices of messages that could not be saved are still ticked', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, {
    call: 'setMessagePreferences',
    kind: 'status',
    status: 503,
  })
  const sent = { 'offers/email': 'on', 'seen/offers/email': 'off', 'wording/offers': '2026-09' }
  const html = await (await member.post('/account/preferences', sent)).text()
  const box = html.match(/<input[^>]*name="offers\/email"[^>]*>/)?.[0]
  expect(box).toContain('checked=""')
})

test.each([
  ['/account/security?do=freeze', 'freezeAccount', {}],
  ['/account/privacy?do=export', 'requestExport', {}],
  ['/account/privacy', 'setConsent', { purpose: 'research', isGranted: 'yes', wordingVersion: '2026-09' }],
  ['/account/profile?default=$address', 'setDefaultAddress', {}],
  ['/account/profile?edit=name', 'updateCustomer', { firstName: 'Noor', lastName: 'Roy' }],
  ['/account/preferences', 'setMessagePreferences', { 'offers/email': 'on', 'wording/offers': '2026-09' }],
  ['/account/goal', 'updateCustomer', { goal: 'tundra-tech/tundra-tech-300' }],
] as const)('%s whose answer was lost is not said to have changed nothing', async (path, call, fields) => {
  const member = await signedIn({ addresses: [home] })
  await control.setScenario(member.customer.sub, { call, kind: 'cut-after-commit' })
  const html = await (await member.post(at(path, member), fields)).text()
  const says = (words: RegExp) => words.test(html)
  expect(says(/No answer came back, so (this|your choices) may/)).toBe(true)
  expect(says(/Nothing was changed|could not be saved|could not save/)).toBe(false)
})

test('a removal whose answer was lost leads to a page that says that the address is gone', async () => {
  const member = await signedIn({ addresses: [home, cottage] })
  const form = at('/account/profile/addresses/$address/delete', member)
  const { stepUp } = await member.at(() =>
    prepareAddressRemoval({ data: { uniqueId: member.customer.addressIds[0] ?? '' }, fetch: member.fetch }),
  )
  await control.setScenario(member.customer.sub, { call: 'deleteAddress', kind: 'cut-after-commit' })
  const landed = await confirm(member, intentOf(stepUp))
  expect(landed).toContain(`${form}?intent=`)
  const html = await (await member.open(landed)).text()
  expect(html.includes('This address is gone already')).toBe(true)
  // Without an own removal there is nothing at this address.
  expect((await member.open(form)).status).toBe(404)
  expect((await member.open(`${form}?intent=nobodys`)).status).toBe(404)
})

test('the address for physical cards is chosen by its owner alone', async () => {
  const [owner, stranger] = await Promise.all([signedIn({ addresses: [home, cottage] }), signedIn()])
  const list = async () =>
    (await owner.at(() => listAddresses({ fetch: owner.fetch }))).addresses.map(({ city }) => city)
  const [, second = ''] = (await owner.at(() => listAddresses({ fetch: owner.fetch }))).addresses.map(
    ({ uniqueId }) => uniqueId,
  )
  const before = await list()
  expect((await stranger.post(`/account/profile?default=${second}`)).status).not.toBe(303)
  expect(await list()).toEqual(before)
  expect((await owner.post(`/account/profile?default=${second}`)).status).toBe(303)
  expect(await list()).toEqual(before.toReversed())
})

test('while sign-in is closed nobody is sent to the provider', async () => {
  const scenario = await control.createScenario({ call: 'getPageData', kind: 'joining-closed' })
  const visitor = new Browser('fr-ca')
  const headers = { 'x-borealis-scenario': scenario }
  const answer = await visitor.open('/fr-ca/auth/sign-in?returnTo=%2Ffr-ca%2Faccount', { headers })
  expect(locationOf(answer)).toMatch(/^\/fr-ca\/auth\/problem\?reason=closed&/)
  const page = await visitor.open(locationOf(answer), { headers })
  expect(await page.text()).toContain('La connexion n’est pas possible pour le moment')
})
