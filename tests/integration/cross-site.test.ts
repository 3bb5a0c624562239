import { expect, inject, test } from 'vitest'
import { getAuthState } from '../../app/session/session.functions.ts'
import { aSelection, review } from './gift-card-orders.ts'
import { type Browser, control, locationOf, signedIn } from './member.ts'

/** Headers that browsers send with requests from other sites. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site that hides its name': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'another origin of the same site': { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
  'an old browser on another site': { origin: 'https://evil.example' },
  'a page that only has a referrer elsewhere': { referer: 'https://evil.example/points' },
  'something that says nothing': {},
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
  const { reviewOrder } = await import('../../app/features/gift-cards/redeem.functions.ts')
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

test('a sign-out by a link or an image has no effect', async () => {
  const member = await signedIn()
  expect(locationOf(await member.open('/fr-ca/auth/sign-out'))).toBe('/fr-ca')
  expect(await isSignedIn(member)).toBe(true)
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
