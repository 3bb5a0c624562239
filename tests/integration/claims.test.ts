import { expect, test } from 'vitest'
import { createClaim, listClaims } from '../../app/features/claims/claims.data.ts'
import { locationOf } from '../support/browser.ts'
import { daysAgo } from '../support/samples.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { Browser, control, type Member, signedIn } from './member.ts'
import { tooSlow } from './site-limits.ts'

const aClaim = (more: Record<string, string> = {}) => ({
  key: crypto.randomUUID(),
  partnerCode: 'maple-books',
  occurredOn: daysAgo(30),
  amount: '42.50',
  receiptNumber: '',
  comment: '',
  ...more,
})

const send = (browser: Browser, data: Record<string, string>) =>
  browser.at(() => createClaim({ data, fetch: browser.fetch }))

const own = async (member: Member) => (await member.at(() => listClaims({ fetch: member.fetch }))).claims

test('a claim is accepted once per key, and listed for its member', async () => {
  const member = await signedIn()
  const claim = aClaim({ receiptNumber: 'R-100', comment: 'Paid by card.' })
  const sent = await send(member, claim)
  expect(sent).toEqual({ ok: true, claimNumber: expect.any(String) })
  expect(await send(member, claim)).toEqual(sent)
  expect(await own(member)).toEqual([
    expect.objectContaining({
      ...(sent.ok && { claimNumber: sent.claimNumber }),
      amountCents: 4_250,
      receiptNumber: 'R-100',
      state: 'received',
    }),
  ])
})

test('the key of the next claim is the same in every tab of a member, and differs between members', async () => {
  const [member, other] = [await signedIn(), await signedIn()]
  const keyOf = async (one: Member) => (await one.at(() => listClaims({ fetch: one.fetch }))).nextKey
  const key = await keyOf(member)
  expect(await keyOf(member)).toBe(key)
  expect(await keyOf(other)).not.toBe(key)
  await send(member, aClaim({ key }))
  expect(await keyOf(member)).not.toBe(key)
})

test.each([
  ['fr-ca', '12,345', 'claims_amountCents'],
  ['en-ca', '12.345', 'claims_amountCents'],
  ['fr-ca', '-5', 'claims_amountBelow'],
  ['en-ca', '0', 'claims_amountBelow'],
  ['fr-ca', '25 €', 'claims_amountCurrency'],
] as const)(
  'in %s the amount %s is refused for what it is, without JavaScript, and stays',
  async (locale, amount, words) => {
    const member = await signedIn({}, { locale })
    const path = locale === 'fr-ca' ? '/fr-ca/help/missing-points' : '/help/missing-points'
    const wrong = await member.post(path, aClaim({ amount }))
    const page = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(page).toContain(fixedWords(locale, words))
    expect(page).toContain(`value="${amount}"`)
    expect(await own(member)).toEqual([])
  },
)

test('an amount in French notation is the same amount', async () => {
  const member = await signedIn({ language: 'fr' }, { locale: 'fr-ca' })
  expect(await send(member, aClaim({ amount: '42,50 $' }))).toMatchObject({ ok: true })
  expect(await own(member)).toMatchObject([{ amountCents: 4_250 }])
})

test('a date is taken in any order, and asked about where it may be two', async () => {
  const member = await signedIn()
  const occurredOn = daysAgo(30)
  const [year, month, day] = occurredOn.split('-')
  expect(await send(member, aClaim({ occurredOn: `${year}/${month}/${day}` }))).toMatchObject({ ok: true })
  expect(await own(member)).toMatchObject([{ occurredOn }])
  expect(await send(member, aClaim({ occurredOn: '03/04/2026' }))).toEqual({
    ok: false,
    errors: { occurredOn: 'date-ambiguous:2026-04-03:2026-03-04' },
  })
})

test('a claim about a line of the history begins with its partner and day', async () => {
  const member = await signedIn({ language: 'fr' }, { locale: 'fr-ca' })
  const page = await (
    await member.open('/fr-ca/help/missing-points?partner=maple-books&on=2026-10-01')
  ).text()
  expect(page).toMatch(/<option[^>]*value="maple-books"[^>]*selected/)
  expect(page).toContain('value="1er octobre 2026"')
  // A member comes for the form, a visitor to read.
  const isFormFirst = (text: string) => text.indexOf('id="claim"') < text.indexOf('<h2 class="text-h3"')
  const visitors = await (await new Browser().open('/help/missing-points')).text()
  expect([isFormFirst(page), isFormFirst(visitors)]).toEqual([true, false])
})

test('missing fields are named, and the backend is not called', async () => {
  const member = await signedIn()
  const wrong = aClaim({
    partnerCode: '',
    occurredOn: '2026-02-31',
    amount: 'lots',
    comment: 'x'.repeat(1_001),
  })
  expect(await send(member, wrong)).toEqual({
    ok: false,
    errors: { partnerCode: 'partner', occurredOn: 'date-impossible', amount: 'amount', comment: 'comment' },
  })
  const endless = await send(member, aClaim({ comment: 'x'.repeat(5_000) }))
  expect(endless).toEqual({ ok: false, errors: { comment: 'comment' } })
  const { calls } = await control.look(member.customer.sub)
  expect(calls.map(({ operation }) => operation)).not.toContain('createClaim')
})

test('errors of the backend are shown at their field, in the page’s language', async () => {
  for (const locale of ['en-ca', 'fr-ca'] as const) {
    const member = await signedIn({}, { locale })
    const answers = await Promise.all(
      [
        aClaim({ occurredOn: daysAgo(1) }),
        aClaim({ occurredOn: daysAgo(500) }),
        aClaim({ partnerCode: 'nobody' }),
      ].map((claim) => send(member, claim)),
    )
    expect(answers.map((answer) => (answer.ok ? [] : Object.keys(answer.errors)))).toEqual([
      ['occurredOn'],
      ['occurredOn'],
      ['partnerCode'],
    ])
    const words = JSON.stringify(answers)
    expect(/\b(claim|claimed)\b/i.test(words)).toBe(locale === 'en-ca')
    expect(await own(member)).toEqual([])
    // The browser's own words would come first, in the browser's language.
    const page = await (await member.open('/help/missing-points')).text()
    const form = /<form\b[^>]*action="[^"]*\/help\/missing-points"[^>]*>/.exec(page)?.[0]
    expect(form).toMatch(/\snovalidate/i)
  }
})

test('a visitor, and a customer whose session has expired, cannot claim', async () => {
  const ended = await signedIn()
  await ended.post('/auth/sign-out')
  for (const browser of [new Browser(), ended]) {
    await expect(send(browser, aClaim())).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' })
    await expect(browser.at(() => listClaims({ fetch: browser.fetch }))).rejects.toMatchObject({
      code: 'SIGNED_OUT',
    })
  }
})

test('a page whose claims could not be read says so instead of showing nothing', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'listClaims', kind: 'status', status: 503 })
  const html = await (await member.open('/help/missing-points')).text()
  expect(html).toContain(fixedWords('en-ca', 'claims_unreadable'))
})

test('what was typed is in the page although neither the claim nor the list of claims got through', async () => {
  const member = await signedIn()
  const sent = aClaim({ comment: 'two receipts' })
  for (const call of ['createClaim', 'listClaims'] as const)
    await control.setScenario(member.customer.sub, { call, kind: 'status', status: 503 })
  const html = await (await member.post('/help/missing-points', sent)).text()
  for (const value of [sent.comment, sent.key]) expect(html).toContain(`value="${value}"`)
  expect(html).toContain(fixedWords('en-ca', 'claims_listUnreadable'))
})

test('a refusal has the backend’s message', async () => {
  const member = await signedIn()
  const refusal = { kind: 'status', status: 409, code: 'CONFLICT', detail: 'Not now.' } as const
  await control.setScenario(member.customer.sub, { call: 'createClaim', ...refusal })
  expect(await send(member, aClaim())).toEqual({ ok: false, errors: { form: 'Not now.' } })
})

test.each([
  ['fails', { kind: 'status', status: 503, code: 'UNAVAILABLE', detail: 'a stack trace' }, 'UNAVAILABLE'],
  ['drops the connection', { kind: 'reset' }, 'NETWORK'],
  ['does not answer', tooSlow, 'TIMEOUT'],
] as const)('after the backend %s, the claim can be sent again', async (_how, scenario, code) => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'createClaim', ...scenario })
  const claim = aClaim()
  await expect(send(member, claim)).rejects.toMatchObject({ code })
  await control.clearScenarios(member.customer.sub)
  // The backend may still be processing the first request, which it accepts only once.
  await expect.poll(() => send(member, claim)).toMatchObject({ ok: true })
  expect(await own(member)).toHaveLength(1)
})

test('a claim whose response was lost is accepted once', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'createClaim', kind: 'cut-after-commit', times: 1 })
  const claim = aClaim()
  await expect(send(member, claim)).rejects.toMatchObject({ code: 'NETWORK' })
  expect(await send(member, claim)).toMatchObject({ ok: true })
  expect(await own(member)).toHaveLength(1)
})

test('a refused claim can be corrected and sent again from the same form', async () => {
  const member = await signedIn()
  const refused = aClaim({ occurredOn: daysAgo(1) })
  expect(await send(member, refused)).toMatchObject({ ok: false })
  expect(await send(member, { ...refused, occurredOn: daysAgo(30) })).toMatchObject({ ok: true })
  expect(await own(member)).toHaveLength(1)
})

test('the same claim from two tabs is accepted once, and from a form opened later is a new one', async () => {
  const member = await signedIn()
  const nextKey = async () => (await member.at(() => listClaims({ fetch: member.fetch }))).nextKey
  const [here, there] = [await nextKey(), await nextKey()]
  for (const key of [here, there]) expect(await send(member, aClaim({ key }))).toMatchObject({ ok: true })
  expect(await own(member)).toHaveLength(1)
  const later = aClaim({ key: await nextKey(), receiptNumber: 'R-101' })
  expect(await send(member, later)).toMatchObject({ ok: true })
  expect(await own(member)).toHaveLength(2)
})

test('a claim that may have arrived is not reported as unsent', async () => {
  const member = await signedIn()
  const { sub } = member.customer
  const [unsure, unsent] = ['claims_unsureTitle', 'claims_errorTitle'] as const
  const said = (page: string) => [unsure, unsent].filter((key) => page.includes(fixedWords('en-ca', key)))
  const post = (claim: Record<string, string>) => member.post('/help/missing-points', claim)
  expect(said(await (await post(aClaim({ amount: 'a lot' }))).text())).toEqual([unsent])
  await control.setScenario(sub, { call: 'createClaim', kind: 'cut-after-commit', times: 1 })
  expect(said(await (await post(aClaim())).text())).toEqual([unsure])
  // A second request while the first is in progress.
  await control.setScenario(sub, { call: 'createClaim', kind: 'slow', ms: 5_000, times: 1 })
  const twice = aClaim({ receiptNumber: 'R-101' })
  const first = post(twice)
  const states = async () => (await control.look(sub)).redemptions.map(({ state }) => state)
  await expect.poll(states).toContain('running')
  const second = await post(twice)
  expect(second.status).not.toBe(303)
  expect(said(await second.text())).toEqual([unsure])
  expect((await first).status).toBe(303)
  expect(await own(member)).toHaveLength(2)
})

test('the form without JavaScript redirects to the claim, and keeps the input when it is refused', async () => {
  const member = await signedIn({ language: 'fr' }, { locale: 'fr-ca' })
  const path = '/fr-ca/help/missing-points'
  const wrong = await member.post(path, aClaim({ amount: 'beaucoup', comment: 'Payé par carte.' }))
  expect(wrong.headers.get('location')).toBeNull()
  const html = await wrong.text()
  expect(html).toContain('value="beaucoup"')
  expect(html).toContain('Payé par carte.')
  await control.setScenario(member.customer.sub, {
    call: 'createClaim',
    kind: 'status',
    status: 503,
    times: 1,
  })
  const down = await member.post(path, aClaim({ comment: 'Payé comptant.' }))
  expect(down.status).toBe(503)
  const again = await down.text()
  expect(again).toContain('Payé comptant.')
  expect(again).toContain('role="alert"')
  const taken = await member.post(path, aClaim())
  expect(taken.status).toBe(303)
  expect(locationOf(taken)).toMatch(/^\/fr-ca\/help\/missing-points\?claim=[\w-]+$/)
})

test('an address alone says of no claim that it was received', async () => {
  const member = await signedIn()
  const sent = await send(member, aClaim())
  const number = sent.ok ? sent.claimNumber : ''
  const isSaid = async (browser: Browser, claim: string) =>
    (await (await browser.open(`/help/missing-points?claim=${claim}`)).text()).includes(
      wordsIn('en-ca')('claims_sentTitle', { number: claim }),
    )
  expect([await isSaid(member, number), await isSaid(member, 'CL-0')]).toEqual([true, false])
  expect(await isSaid(new Browser(), number)).toBe(false)
  await control.setScenario(member.customer.sub, { call: 'listClaims', kind: 'status', status: 503 })
  expect(await isSaid(member, number)).toBe(true)
})

test('without a partner to claim from, nothing leads to a form, and claims of before are there', async () => {
  const member = await signedIn()
  const read = async () => {
    const detail = JSON.stringify({ postingTimes: [] })
    const scenario = await control.createScenario({ call: 'listHelp', kind: 'odd', detail })
    member.carryScenario(scenario)
    return Promise.all(
      ['/help/missing-points', '/contact'].map(async (path) => (await member.open(path)).text()),
    )
  }
  await send(member, aClaim())
  const [form, own, way] = (['claims_formTitle', 'claims_ownTitle', 'help_contactMissingText'] as const).map(
    (key) => `>${fixedWords('en-ca', key)}<`,
  )
  const [withOne = '', contact = ''] = await read()
  expect([withOne.includes(`${form}`), withOne.includes(`${own}`), contact.includes(`${way}`)]).toEqual([
    false,
    true,
    false,
  ])
  // Its partner has no name any more, and its code is none.
  expect(withOne).not.toContain('maple-books, ')
  await control.setScenario(member.customer.sub, { call: 'listClaims', kind: 'empty' })
  const [without = ''] = await read()
  expect([without.includes(`${form}`), without.includes(`${own}`)]).toEqual([false, false])
})

test('without a partner to claim from, claims of before that cannot be read are not denied', async () => {
  const member = await signedIn()
  const detail = JSON.stringify({ postingTimes: [] })
  member.carryScenario(await control.createScenario({ call: 'listHelp', kind: 'odd', detail }))
  await control.setScenario(member.customer.sub, { call: 'listClaims', kind: 'status', status: 503 })
  const page = await (await member.open('/help/missing-points')).text()
  expect(page).toContain(`>${fixedWords('en-ca', 'claims_ownTitle')}<`)
  expect(page).not.toContain(fixedWords('en-ca', 'claims_none'))
})
