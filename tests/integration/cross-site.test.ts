import { expect, inject, test } from 'vitest'
import { getAuthState } from '../../app/session/session.data.ts'
import { locationOf } from '../support/browser.ts'
import { fixedWords } from '../support/words.ts'
import { aSelection, review } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

/** Headers that browsers send with requests from other sites. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site that hides its name': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'another origin of the same site': { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
  'an old browser on another site': { origin: 'https://evil.example' },
  'a page that only has a referrer elsewhere': { referer: 'https://evil.example/points' },
}

const isSignedIn = async (browser: Browser) =>
  (await browser.at(() => getAuthState({ fetch: browser.fetch }))).isLoggedIn

test.each(Object.entries(foreign))('a server function refuses %s', async (_name, headers) => {
  const member = await signedIn({ points: 30_000 })
  const asked: { url?: string; body?: BodyInit | null } = {}
  const seeing: typeof fetch = (input, init) => {
    Object.assign(asked, { url: String(input), body: init?.body })
    return member.fetch(input, init)
  }
  // The same request that was valid a moment ago, sent by another site.
  const selection = await aSelection(member)
  const { reviewOrder } = await import('../../app/features/spend/spend.data.ts')
  await member.at(() => reviewOrder({ data: selection, fetch: seeing }))
  const replay = (extra: Record<string, string>) =>
    member.replay(asked.url ?? '', {
      method: 'POST',
      body: asked.body ?? null,
      headers: { 'content-type': 'application/json', 'x-tsr-serverfn': 'true', ...extra },
    })
  expect((await replay({ 'sec-fetch-site': 'same-origin', origin: inject('world').site })).status).toBe(200)
  const refused = await replay(headers)
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain('intent')
})

test('a call that says nothing of its origin has a header that no other site can send, or is refused', async () => {
  const member = await signedIn({ points: 30_000 })
  const url = '/_serverFn/getAuthState'
  const body = JSON.stringify({ t: { t: 10, i: 0, p: { k: [], v: [] }, o: 0 }, f: 63, m: [] })
  const type = { 'content-type': 'application/json' }
  const plain = await member.request(url, { method: 'POST', body, headers: type })
  expect(plain.status).toBe(400)
  const asked = await member.request(url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([405, null])
})

test.each(Object.entries(foreign))('forms reject %s and change nothing', async (_name, headers) => {
  const member = await signedIn({ points: 30_000 })
  const { intent } = await review(member, await aSelection(member))
  for (const path of ['/auth/sign-out', '/fr-ca/auth/sign-out', '/auth/step-up', '/province', '/account']) {
    const answer = await member.request(path, {
      method: 'POST',
      body: new URLSearchParams({ intent, provinceCode: 'QC' }),
      headers,
    })
    expect({ path, status: answer.status }).toEqual({ path, status: 403 })
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect(await isSignedIn(member)).toBe(true)
})

test('a form of another site, or of another host, is refused on a page of ours that says so', async () => {
  const { site } = inject('world')
  const reader = new Browser('fr-ca')
  const page = await reader.request('/fr-ca/province', {
    method: 'POST',
    body: new URLSearchParams({ province: 'QC' }),
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  })
  const text = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(text).toContain('lang="fr-CA"')
  expect(text).toContain(fixedWords('fr-ca', 'errors_formElsewhereHeading'))
  const other = site.replace('localhost', '127.0.0.1')
  const body = new URLSearchParams({ province: 'QC' })
  const moved = await fetch(`${other}/province?from=/offers`, {
    method: 'POST',
    body,
    headers: { origin: other },
  })
  expect(moved.status).toBe(403)
  const there = await moved.text()
  expect(there).toContain(fixedWords('en-ca', 'errors_formOtherHostHeading'))
  expect(there).toContain(`href="${site}/province?from=/offers"`)
})

/** The fields of the form on a page, as a browser would send them. */
const fieldsOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    ),
  )

test('a form whose sender a proxy hides is shown with all that was typed, and works when it is sent again', async () => {
  const visitor = new Browser('fr-ca')
  const send = (body: URLSearchParams, path = '/fr-ca/province') =>
    visitor.request(path, { method: 'POST', body })
  const first = await send(
    new URLSearchParams([
      ['province', 'QC'],
      ['from', '/offers?q="<é&\'>'],
      ['from', 'b'],
    ]),
  )
  const shown = await first.text()
  expect([first.status, first.headers.getSetCookie()]).toEqual([403, []])
  expect(shown).toContain(fixedWords('fr-ca', 'errors_formUnsaidHeading'))
  const fields = fieldsOf(shown)
  expect(fields.getAll('from')).toEqual(['/offers?q="<é&\'>', 'b'])
  const again = await send(fields)
  expect(again.headers.getSetCookie().join()).toContain('province=QC')
  // It is good for this form of this reader only.
  expect((await send(fields, '/province')).status).toBe(403)
  const member = await signedIn()
  const stolen = await member.request('/fr-ca/province', { method: 'POST', body: fields })
  expect(stolen.status).toBe(403)
  fields.set('form-proof', `${fields.get('form-proof')}x`)
  expect((await send(fields)).status).toBe(403)
})

test('a sign-out ends the session, whatever a proxy has taken out of it', async () => {
  const member = await signedIn()
  const answer = await member.request('/fr-ca/auth/sign-out', { method: 'POST' })
  expect(answer.status).toBe(303)
  expect(await isSignedIn(member)).toBe(false)
})

test('a sign-out by a link or an image has no effect', async () => {
  const member = await signedIn()
  expect(locationOf(await member.open('/fr-ca/auth/sign-out'))).toBe('/fr-ca')
  expect(await isSignedIn(member)).toBe(true)
})

test.each([
  ['an image', { 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a script’s call, or a hint to fetch ahead', { 'sec-fetch-dest': 'empty' }],
  ['a page fetched ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
  ['a page rendered ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
])('no page begins a sign-in by %s', async (_name, headers) => {
  const visitor = new Browser('fr-ca')
  const begin = (extra: Record<string, string>) =>
    visitor.request('/fr-ca/auth/sign-in', { headers: { 'sec-fetch-site': 'cross-site', ...extra } })
  const refused = await begin(headers)
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
  // A link on another site, such as the programme's newsletter.
  expect((await begin({ 'sec-fetch-dest': 'document' })).status).toBe(303)
})

test('a logout token that the provider did not sign ends no session', async () => {
  const member = await signedIn()
  const forged = [
    'e30',
    Buffer.from(JSON.stringify({ sub: member.customer.sub })).toString('base64url'),
    'x',
  ].join('.')
  const answer = await member.request('/auth/backchannel-logout', {
    method: 'POST',
    body: new URLSearchParams({ logout_token: forged }),
  })
  expect(answer.status).toBe(400)
  expect(await isSignedIn(member)).toBe(true)
  expect((await control.events(member.customer.sub)).map(({ kind }) => kind)).not.toContain('signed-out')
})

test('a callback of another browser’s sign-in is rejected', async () => {
  const [victim, attacker] = await Promise.all([signedIn(), signedIn({ points: 30_000 })])
  const { intent } = await review(attacker, await aSelection(attacker))
  const callback = await attacker.stepUp(intent, attacker.customer)
  const answer = await victim.open(callback, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.headers.get('location')).toContain('reason=expired')
  expect((await control.look(attacker.customer.sub)).orders).toEqual([])
})
