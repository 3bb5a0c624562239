import { expect, test } from 'vitest'
import { getProfile } from '../../app/member-data/profile.data.ts'
import type { Scenario } from '../support/control.ts'
import { cottage, home } from '../support/samples.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { at, fieldOf } from './forms.ts'
import { control, signedIn } from './member.ts'

/** Forms that were not saved, as a browser without JavaScript shows them again: refused, outdated, or failed. */

test.each([
  ['/account/profile?edit=name', { firstName: ' ', lastName: 'Tremblay-Côté' }, 'firstName', 'lastName'],
  ['/account/profile?edit=phone', { phone: '12' }, 'phone', 'phone'],
  ['/account/profile/email', { email: 'nobody' }, 'email', 'email'],
  ['/account/profile/addresses/new', { ...cottage, postalCode: '12345' }, 'postalCode', 'addressLine1'],
  ['/account/profile/addresses/$address', { ...home, city: '' }, 'city', 'addressLine1'],
  // A whole page that was pasted into a field.
  ['/account/profile?edit=name', { firstName: 'a '.repeat(800), lastName: 'Roy' }, 'firstName', 'firstName'],
  ['/account/profile/email', { email: 'a'.repeat(3_000) }, 'email', 'email'],
  ['/account/profile/addresses/new', { ...cottage, city: 'a'.repeat(3_000) }, 'city', 'city'],
  ['/account/profile?edit=phone', { phone: `705-555-0137${' '.repeat(900)}x` }, 'phone', 'phone'],
])('%s with %o answers 422, names the field and keeps what was typed', async (path, fields, wrong, kept) => {
  const member = await signedIn({ addresses: [home] })
  const answer = await member.post(at(path, member), fields)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(fieldOf(html, wrong)).toContain('aria-invalid="true"')
  expect(fieldOf(html, kept)).toContain(`value="${Reflect.get(fields, kept)}"`)
})

test.each([
  ['/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25', 'quantity', 'a few'],
  ['/account/redeem/credit?step=review&amount=other', 'points', 'a lot'],
  ['/account/history?dates=custom&from=2026-01-01', 'to', '2026-02-30'],
  ['/account/history/statement?dates=custom&from=2026-01-01', 'to', 'the end'],
])(
  '%s with a %s of "%s", in the address, names the field and keeps what was typed',
  async (path, name, typed) => {
    const member = await signedIn({ points: 30_000, hasCreditCard: true })
    const html = await (await member.open(`${path}&${new URLSearchParams({ [name]: typed })}`)).text()
    const field = fieldOf(html, name)
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain(`value="${typed}"`)
  },
)

test('a goal that names no card leaves the pinned one', async () => {
  const pinned = { brandId: 'maple-books', sku: 'maple-books-25' }
  const member = await signedIn({ goal: pinned })
  const answer = await member.post('/account/goal', { goal: 'nothing' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(fixedWords('en-ca', 'goal_failed'))
  expect((await member.at(() => getProfile({ fetch: member.fetch }))).goal).toEqual(pinned)
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

/** The hidden field with the version that the form was rendered with. */
const seenIn = (html: string) => /value="([^"]*)"/.exec(fieldOf(html, 'seen'))?.[1] ?? ''

test.each([
  [
    'name',
    { firstName: 'Noor', lastName: 'Roy' },
    { firstName: 'Aurélie', lastName: 'Roy-Côté' },
    'Noor Roy',
  ],
  [
    'province',
    { provinceCode: 'NB', timeZone: 'America/Toronto' },
    { provinceCode: 'QC', timeZone: 'America/Halifax' },
    'New Brunswick, Eastern (Toronto, Montréal)',
  ],
])(
  '%s in two tabs: the second to save is told of the first, keeps the input, and may save anyway',
  async (section, first, second, now) => {
    const member = await signedIn({ provinceCode: 'NS' })
    const page = `/account/profile?edit=${section}`
    const seen = seenIn(await (await member.open(page)).text())
    expect(seen).not.toBe('')
    expect((await member.post(page, { ...first, seen })).status).toBe(303)
    // The same request again, as after a lost response, is accepted.
    expect((await member.post(page, { ...first, seen })).status).toBe(303)

    const late = await member.post(page, { ...second, seen })
    expect(late.status).toBe(422)
    const html = await late.text()
    expect(html).toContain(wordsIn('en-ca')('profile_changedMeanwhile', { current: now }))
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

test('a language that another tab has changed meanwhile is named, although its line is no plain text', async () => {
  const member = await signedIn()
  const page = '/account/profile?edit=language'
  const seen = seenIn(await (await member.open(page)).text())
  expect((await member.post(page, { language: 'fr', seen })).status).toBe(303)
  const late = await member.post(page, { language: 'en', seen })
  expect(late.status).toBe(422)
  expect(await late.text()).toContain(wordsIn('en-ca')('profile_changedMeanwhile', { current: 'Français' }))
})

/** The value of a field: its text, or the selected option. */
function shownIn(html: string, name: string): string | undefined {
  const field = fieldOf(html, name)
  const list = html.slice(html.indexOf(field), html.indexOf('</select>', html.indexOf(field)))
  const shown = field.startsWith('<select') ? /<option[^>]*\sselected[^>]*>/.exec(list)?.[0] : field
  return /\svalue="([^"]*)"/.exec(shown ?? '')?.[1]
}

/** Without digit grouping. */
const formatted = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/[ -]/g, '') : value,
    ]),
  )

test('a validation error keeps the version that the form was rendered with', async () => {
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
  ['drops the connection', { kind: 'reset' }, 503],
]

test.each(failures)('when the backend %s, the form keeps its input', async (_how, scenario, status) => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'updateCustomer', ...scenario })
  const answer = await member.post('/account/profile?edit=name', { firstName: 'Noor', lastName: 'Roy-Côté' })
  expect(answer.status).toBe(status)
  // Only a temporary failure has a Retry-After.
  expect(answer.headers.has('retry-after')).toBe(status === 503)
  const html = await answer.text()
  expect(fieldOf(html, 'lastName')).toContain('value="Roy-Côté"')
  expect(html).toContain('role="alert"')
  // A refusal has the backend's reason; an outage has none.
  expect(html.includes('Somebody was faster.')).toBe(status === 422)
})

test.each([
  ['/account/security?do=freeze', 'freezeAccount', {}],
  ['/account/privacy?do=keep', 'cancelDeletion', {}],
  ['/account/privacy?do=export', 'requestExport', {}],
  ['/account/profile?default=$address', 'setDefaultAddress', {}],
  ['/account/preferences', 'setMessagePreferences', { 'offers/email': 'on', 'wording/offers': '2026-10' }],
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

test('message preferences that could not be saved stay ticked', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, {
    call: 'setMessagePreferences',
    kind: 'status',
    status: 503,
  })
  const sent = { 'offers/email': 'on', 'seen/offers/email': 'off', 'wording/offers': '2026-10' }
  const html = await (await member.post('/account/preferences', sent)).text()
  const box = html.match(/<input[^>]*name="offers\/email"[^>]*>/)?.[0]
  expect(box).toContain('checked=""')
  // The page shows what was sent, so that looking at it tells nobody what is stored.
  expect(html).toContain('They’re still selected here')
  expect(html).not.toContain('Check this page')
})

test('message preferences whose wording has changed ask about that one again and keep the others ticked', async () => {
  const member = await signedIn()
  const page = '/account/preferences'
  const form = await (await member.open(page)).text()
  const [changed, other] = [...form.matchAll(/name="wording\/([^"]+)" value="([^"]+)"/g)]
  const boxes = [changed, other].map((purpose) => {
    const cell = new RegExp(`name="seen/(${purpose?.[1]}/[a-z]+)" value="off"`).exec(form)?.[1] ?? 'none'
    return { cell, sent: { [cell]: 'on', [`seen/${cell}`]: 'off' } }
  })
  const answer = await member.post(page, {
    ...Object.assign({}, ...boxes.map(({ sent }) => sent)),
    [`wording/${changed?.[1]}`]: 'an old one',
    [`wording/${other?.[1]}`]: other?.[2] ?? '',
  })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(fixedWords('en-ca', 'messages_wordingChanged'))
  const isTicked = ({ cell }: { cell: string }) => fieldOf(html, cell).includes('checked=""')
  expect(boxes.map(isTicked)).toEqual([false, true])
})

test.each([
  ['/account/security?do=freeze', 'freezeAccount', {}],
  ['/account/privacy?do=export', 'requestExport', {}],
  ['/account/privacy', 'setConsent', { purpose: 'research', isGranted: 'yes', wordingVersion: '2026-10' }],
  ['/account/profile?default=$address', 'setDefaultAddress', {}],
  ['/account/profile?edit=name', 'updateCustomer', { firstName: 'Noor', lastName: 'Roy' }],
  ['/account/preferences', 'setMessagePreferences', { 'offers/email': 'on', 'wording/offers': '2026-10' }],
  ['/account/goal', 'updateCustomer', { goal: 'tundra-tech/tundra-tech-300' }],
] as const)('%s whose answer was lost is not said to have changed nothing', async (path, call, fields) => {
  const member = await signedIn({ addresses: [home] })
  await control.setScenario(member.customer.sub, { call, kind: 'cut-after-commit' })
  const answer = await (await member.post(at(path, member), fields)).text()
  // The head holds the words of a page that may have to be hidden.
  const html = answer.slice(answer.indexOf('<body'))
  expect(html.match(/We’re not sure [^.<]*/)?.[0], 'that nobody can tell').toBeDefined()
  expect(html.match(/nothing was changed|weren’t able to[^.<]*/i)?.[0]).toBeUndefined()
})
