import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { formatConsent } from '../../app/domain/consent.ts'
import { variantFor } from '../../app/domain/experiment.ts'
import { getConsentChoice, saveConsent } from '../../app/features/consent/consent.data.ts'
import { getExperiments } from '../../app/member-data/experiments.data.ts'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { fixedWords } from '../support/words.ts'
import { Browser, control } from './member.ts'

const choiceOf = (browser: Browser) => browser.at(() => getConsentChoice({ fetch: browser.fetch }))
const experimentsOf = (browser: Browser) => browser.at(() => getExperiments({ fetch: browser.fetch }))
const save = (browser: Browser, granted: ('measurement' | 'experiments')[]) =>
  browser.at(() => saveConsent({ data: { granted }, fetch: browser.fetch }))
const cookiesOf = (browser: Browser) => browser.jar.header(new URL(browser.world.site))

test('without consent nothing is allowed, no cookie is set, and everybody is in variant B', async () => {
  const visitor = new Browser()
  expect(await choiceOf(visitor)).toEqual({ granted: null, isRefusedByBrowser: false })
  const { isTakingPart, running, codes } = await experimentsOf(visitor)
  expect({ isTakingPart, codes }).toEqual({ isTakingPart: false, codes: [] })
  expect(running.map(({ variant }) => variant)).toEqual(['B', 'B'])
  expect(cookiesOf(visitor)).toBe('')
})

test('consent to experiments sets a device id that determines variants, and withdrawing it removes the id', async () => {
  const visitor = new Browser()
  await save(visitor, ['experiments'])
  expect(await choiceOf(visitor)).toMatchObject({ granted: ['experiments'] })
  const device = /device=([\w-]+)/.exec(cookiesOf(visitor))?.[1]
  const { isTakingPart, running, codes } = await experimentsOf(visitor)
  expect(isTakingPart).toBe(true)
  const sorts = running.find(({ key }) => key === 'gift-card-sort')
  expect(sorts?.variant).toBe(variantFor(device, { key: 'gift-card-sort', ratio: 30 }))
  expect(codes).toContain(`EXP-211.${sorts?.variant}`)
  // Consenting again keeps the device id, so that the variants stay the same.
  await save(visitor, ['measurement', 'experiments'])
  expect(cookiesOf(visitor)).toContain(`device=${device}`)
  await save(visitor, ['measurement'])
  expect(cookiesOf(visitor)).not.toContain('device=')
  expect(cookiesOf(visitor)).toContain(`consent=${formatConsent(['measurement'])}`)
})

test('who takes part in experiments, all in variant B, shares no page with who takes no part', async () => {
  const inB = (device: string) =>
    [
      { key: 'home-offer-order', ratio: 50 },
      { key: 'gift-card-sort', ratio: 30 },
    ].every((experiment) => variantFor(device, experiment) === 'B')
  const device = Array.from({ length: 64 }, () => crypto.randomUUID()).find(inB)
  const cookie = `consent=${formatConsent(['experiments'])}; device=${device}`
  const open = (headers: Record<string, string> = {}) =>
    new Browser().open('/offers?category=home', { headers })
  for (let time = 0; time < 2; time++) {
    const [theirs, other] = [await open({ cookie }), await open()]
    expect(await theirs.text()).toContain('"isTakingPart":true')
    expect(theirs.headers.get('cache-control')).toContain('private')
    expect(await other.text()).toContain('"isTakingPart":false')
  }
})

test.each([
  ['/', 'home-offer-order', 50, 3],
  ['/gift-cards', 'gift-card-sort', 30, 8],
] as const)(
  'each variant of the experiment of %s has its own order, on every visit',
  async (path, key, ratio, count) => {
    const seenIn = async (
      variant: 'A' | 'B',
      purposes: ('measurement' | 'experiments')[] = ['experiments'],
    ) => {
      const device = Array.from({ length: 64 }, () => crypto.randomUUID()).find(
        (one) => variantFor(one, { key, ratio }) === variant,
      )
      const cookie = `consent=${formatConsent(purposes)}; device=${device}`
      const html = await (await new Browser().open(path, { headers: { cookie } })).text()
      const main = html.slice(html.indexOf('<main'))
      return [...main.matchAll(/<(?:article|li)\b.*?href="(\/(?:offers|gift-cards)\/[^"]+)"/gs)]
        .map((match) => match[1])
        .slice(0, count)
    }
    const [a, b, again] = [await seenIn('A'), await seenIn('B'), await seenIn('A')]
    expect(a).toHaveLength(count)
    expect(b).toHaveLength(count)
    expect(a).not.toEqual(b)
    expect(again).toEqual(a)
    // Without consent to experiments the cookie counts for nothing.
    expect(await seenIn('A', ['measurement'])).toEqual(b)
  },
)

test('a device id without consent, or one that was not issued here, has no effect', async () => {
  for (const cookie of [
    'device=5f1d9a3c-0b1e-4c2d-8e3f-123456789abc',
    `consent=${formatConsent(['experiments'])}; device=chosen-by-hand`,
    'consent=2020-01.measurement.experiments; device=5f1d9a3c-0b1e-4c2d-8e3f-123456789abc',
  ]) {
    const visitor = new Browser()
    const answer = await visitor.at(() =>
      getExperiments({
        fetch: (input, init) =>
          visitor.fetch(input, {
            ...init,
            headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie },
          }),
      }),
    )
    expect(answer.isTakingPart).toBe(false)
  }
})

test('Global Privacy Control means refusal, whatever the cookie says', async () => {
  const visitor = new Browser()
  await save(visitor, ['measurement', 'experiments'])
  const withSignal: typeof fetch = (input, init) =>
    visitor.fetch(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'sec-gpc': '1' },
    })
  const choice = await visitor.at(() => getConsentChoice({ fetch: withSignal }))
  expect(choice).toEqual({ granted: [], isRefusedByBrowser: true })
  const { isTakingPart } = await visitor.at(() => getExperiments({ fetch: withSignal }))
  expect(isTakingPart).toBe(false)
})

test('the form without JavaScript stores the choice and returns to the page, never to another site', async () => {
  const visitor = new Browser()
  const first = await visitor.post('/cookies', { measurement: 'on' })
  expect(first.status).toBe(303)
  // By way of a page that tells a browser which refuses cookies.
  const kept = await visitor.open(locationOf(first))
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/cookies?outcome=saved'])
  const told = /<main.*?<div class="late (.*?)<\/div>/s.exec(
    await (await visitor.open(locationOf(kept))).text(),
  )
  expect(told?.[1]).toContain(fixedWords('en-ca', 'cookies_saved'))
  expect(await choiceOf(visitor)).toMatchObject({ granted: ['measurement'] })
  const from = await visitor.post('/fr-ca/cookies', { consent: 'none', from: '/offers?sort=new' })
  expect(from.headers.get('location')).toBe('/fr-ca/offers?sort=new')
  const away = await visitor.post('/cookies', { consent: 'none', from: '//evil.example' })
  expect(away.headers.get('location')).toBe('/')
  expect(await choiceOf(visitor)).toMatchObject({ granted: [] })
})

test.each([{ consent: 'none', from: '/' }, { plain: 'yes' }])(
  'an answer without JavaScript (%o) hides the banner on shared pages, for those alone who gave it',
  async (fields) => {
    const visitor = new Browser('fr-ca')
    const asked = await (await visitor.open('/fr-ca/gift-cards')).text()
    expect(asked).toMatch(/<form[^>]* action="\/fr-ca\/cookies"[^>]* method="post"/i)
    const buttons = [...asked.matchAll(/<button[^>]*>/g)].filter(([button]) =>
      button.includes('name="consent"'),
    )
    expect(buttons.filter(([button]) => button.includes('value="none"'))).toHaveLength(1)
    await visitor.post('/fr-ca/cookies', fields)
    const rootOf = async (browser: Browser) =>
      /<html[^>]*>/.exec(await (await browser.open('/fr-ca/gift-cards')).text())?.[0]
    expect(await rootOf(visitor)).toContain('class="answered"')
    expect(await rootOf(new Browser('fr-ca'))).not.toContain('answered')
    const byScript = new Browser('fr-ca')
    await byScript.post('/fr-ca/cookies', { consent: 'none' })
    expect(await rootOf(byScript)).not.toContain('answered')
  },
)

test.each([
  ['/fr-ca/cookies', { consent: 'none' }],
  ['/fr-ca/province', { province: 'QC', from: '/' }],
  ['/fr-ca/announcements', { dismiss: 'NEWS', from: '/offers' }],
])('a browser that refuses cookies is told so, once, when it posts %s', async (path, fields) => {
  const posted = locationOf(await new Browser('fr-ca').post(path, fields))
  expect(posted).toMatch(/^\/fr-ca\/auth\/problem\?reason=choice&returnTo=/)
  const told = await new Browser('fr-ca').open(posted)
  expect(told.status).toBe(200)
  const page = await told.text()
  expect(page).toContain(fixedWords('fr-ca', 'auth_choiceHeading'))
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
  const [again, on] = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(again).toBe(path)
  const onward = await new Browser('fr-ca').open(on ?? '')
  expect(onward.status).toBe(200)
  expect(await onward.text()).not.toContain(fixedWords('fr-ca', 'cookies_saved'))
})

test('a form in another charset is refused', async () => {
  const visitor = new Browser('fr-ca')
  const type = 'application/x-www-form-urlencoded; charset=iso-8859-1'
  const headers = { origin: visitor.site, 'content-type': type }
  const { status } = await visitor.request('/fr-ca/province', { method: 'POST', body: 'from=%C9', headers })
  expect(status).toBe(415)
})

test('a sign-out without any cookie only leads home: it needs none', async () => {
  expect(locationOf(await new Browser('fr-ca').post('/fr-ca/auth/sign-out'))).toBe('/fr-ca')
})

test('a sign-in whose cookie did not come back names cookies as the cause', async () => {
  const customer = await control.createCustomer()
  const begun = await new Browser('fr-ca').open('/fr-ca/auth/sign-in?returnTo=/fr-ca/offers')
  const walk = await signInAtProvider(locationOf(begun), customer, new CookieJar())
  const answer = await new Browser('fr-ca').open(walk.callbackUrl, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(locationOf(answer)).toMatch(/^\/fr-ca\/auth\/problem\?reason=cookies&/)
})

test('browser reports are logged as one line each, without input', async () => {
  const visitor = new Browser()
  const { site } = visitor.world
  const reference = crypto.randomUUID()
  const host = `${crypto.randomUUID()}.example`
  const send = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) => visitor.request(path, { method: 'POST', body: JSON.stringify(body), headers })
  const failure = {
    name: 'TypeError',
    reference,
    place: 'app-Cd12.js:1:4711',
    hydrationReason: 'interaction',
    message: 'avery.chen@example.ca',
  }
  expect((await send('/reports/failure', failure)).status).toBe(204)
  const violation = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://${host}/x.js?email=avery.chen@example.ca`,
      'document-uri': `${site}/search?q=avery.chen@example.ca`,
    },
  }
  // Browsers send these without an origin.
  const page = await visitor.open('/account')
  const reports = /report-uri ([^\s;]+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  expect(reports).toBe(`/reports/policy?reference=${page.headers.get('x-correlation-id')}`)
  expect((await send(reports, violation, {})).status).toBe(204)
  for (const bad of [
    '<script>',
    { name: 'a b', reference },
    { name: 'X'.repeat(900), reference },
    { ...failure, hydrationReason: '<b>' },
    null,
  ])
    expect((await send('/reports/failure', bad)).status).toBe(204)
  expect((await send('/reports/failure', failure, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const log = () => readFile(inject('world').siteLog, 'utf8')
  const linesWith = async (text: string) => (await log()).split('\n').filter((line) => line.includes(text))
  await expect.poll(() => linesWith(host)).toEqual([expect.stringContaining('"section":"/search"')])
  expect((await linesWith(host))[0]).toContain(`"reference":"${page.headers.get('x-correlation-id')}"`)
  const [line, ...more] = await linesWith(reference)
  expect(JSON.parse(line ?? '')).toMatchObject({
    msg: 'a script failed in a browser',
    hydrationReason: 'interaction',
  })
  expect(more).toEqual([])
  expect(await log()).not.toContain('avery.chen@example.ca')
})
