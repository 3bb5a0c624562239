import { expect, inject, test } from 'vitest'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { getAuthState } from '../../app/session/session.data.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { confirm } from './confirm.ts'
import { aSelection, review } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

const authOf = (browser: Browser) => browser.at(() => getAuthState({ fetch: browser.fetch }))
const profileOf = (browser: Browser) => browser.at(() => getProfile({ fetch: browser.fetch }))

/** A copy of a browser with its current cookies, as somebody might have stolen them. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser(browser.locale, browser.world)
  const site = new URL(browser.world.site)
  const cookies = browser.jar.header(site).split('; ')
  const headers = cookies.map((pair): [string, string] => ['set-cookie', `${pair}; Path=/; Secure`])
  copy.jar.store(site, new Response(null, { headers }))
  return copy
}

test('a sign-in leads to the requested page, and its cookie is opaque, HttpOnly and SameSite=Lax', async () => {
  const customer = await control.createCustomer({ firstName: 'Robin', language: 'fr' })
  const browser = new Browser('fr-ca')
  expect(await browser.signIn(customer, '/fr-ca/account/orders?page=2')).toBe('/fr-ca/account/orders?page=2')
  expect(await profileOf(browser)).toMatchObject({ email: customer.email, firstName: 'Robin' })
  const auth = await authOf(browser)
  expect(auth.isLoggedIn).toBe(true)
  expect(auth.expiresOn).toBeGreaterThan(Date.now())
  expect(Object.keys(auth).sort()).toEqual(['expiresOn', 'isLoggedIn', 'member'])
})

test('the session cookie has every protection that browsers offer', async () => {
  const customer = await control.createCustomer()
  const browser = new Browser()
  const lines: string[] = []
  const store = browser.jar.store.bind(browser.jar)
  browser.jar.store = (url, response) => {
    lines.push(...response.headers.getSetCookie())
    store(url, response)
  }
  await browser.signIn(customer)
  const session = lines.filter((line) => line.startsWith('__Host-borealis='))
  expect(session).toHaveLength(1)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(session[0]).toContain(attribute)
  expect(session[0]).not.toContain('Domain')
  expect(session[0]).not.toMatch(/eyJ/)
})

test('a page that is read while signed in sets no cookie and is not cached', async () => {
  const member = await signedIn({ points: 500 })
  const page = await member.open('/account')
  expect(page.status).toBe(200)
  expect(page.headers.getSetCookie()).toEqual([])
  expect(page.headers.get('cache-control')).toBe('no-store, no-transform')
})

test('a step-up rotates the session id, and the old one still answers requests under way', async () => {
  const member = await signedIn({ points: 30_000 })
  const before = member.sessionCookie
  const old = copyOf(member)
  await confirm(member, (await review(member, await aSelection(member))).intent)
  expect(member.sessionCookie).not.toBe(before)
  expect(await authOf(member)).toMatchObject({ isLoggedIn: true })
  // For how long: `session-races.test.ts`.
  expect(await authOf(old)).toMatchObject({ isLoggedIn: true })
})

test('signing out ends the session here and at the provider', async () => {
  const member = await signedIn()
  await profileOf(member)
  const copied = copyOf(member)
  const answer = await member.post('/auth/sign-out')
  expect(locationOf(answer)).toContain(inject('world').issuer)
  expect(member.sessionCookie).toBeUndefined()
  expect(await authOf(copied)).toEqual({ isLoggedIn: false, expiresOn: null, member: null })
  await expect(profileOf(copied)).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' })
  const kinds = (await control.events(member.customer.sub)).map(({ kind }) => kind)
  expect(kinds).toContain('grant-revoked')
})

test('two concurrent sign-ins of one browser end in one session', async () => {
  const customer = await control.createCustomer()
  const browser = new Browser()
  const begun = [await browser.open('/auth/sign-in'), await browser.open('/auth/sign-in')].map(locationOf)
  const walks: string[] = []
  for (const url of begun) {
    walks.push((await signInAtProvider(url, customer, browser.providerJar)).callbackUrl)
  }
  const [first = '', second = ''] = walks
  await browser.open(first)
  const earlier = copyOf(browser)
  expect(await authOf(earlier)).toMatchObject({ isLoggedIn: true })
  await browser.open(second)
  expect(await authOf(browser)).toMatchObject({ isLoggedIn: true })
  expect(await authOf(earlier)).toMatchObject({ isLoggedIn: true })
  const security = await browser.open('/account/security')
  expect(await security.text()).not.toContain('Another browser')
  // Either callback again, by Back or a reload, changes nothing and shows no error.
  for (const url of [first, second]) expect(locationOf(await browser.open(url))).toBe('/')
  expect(await authOf(browser)).toMatchObject({ isLoggedIn: true })
})

test('two clicks at the provider sign in, whichever response the browser drops; not after signing out', async () => {
  const customer = await control.createCustomer()
  const browser = new Browser()
  const begun = locationOf(await browser.open('/auth/sign-in?returnTo=/account/orders'))
  const { callbackUrl } = await signInAtProvider(begun, customer, browser.providerJar)
  const [first, second, late] = [copyOf(browser), copyOf(browser), copyOf(browser)]
  const landed = await Promise.all([first, second].map((click) => click.open(callbackUrl)))
  expect(landed.map(locationOf)).toEqual(['/account/orders', '/account/orders'])
  for (const click of [first, second]) expect(await authOf(click)).toMatchObject({ isLoggedIn: true })
  expect(await (await first.open('/account/security')).text()).not.toContain('Another browser')
  await first.post('/auth/sign-out')
  expect(locationOf(await late.open(callbackUrl))).toContain('/auth/problem?reason=expired')
})

test('a sign-in that failed also fails for the second click, without a delay', async () => {
  const browser = new Browser()
  const begun = locationOf(await browser.open('/auth/sign-in'))
  const customer = await control.createCustomer()
  const { callbackUrl } = await signInAtProvider(begun, customer, browser.providerJar)
  const refused = callbackUrl.replace(/code=[^&]*/, 'error=server_error')
  expect(locationOf(await browser.open(refused))).toContain('reason=unavailable')
  expect(locationOf(await browser.open(refused))).toContain('reason=expired')
})

test('a modified or invented cookie is a visitor', async () => {
  const member = await signedIn()
  for (const value of [
    'Fe26.2*1*abc',
    `${member.sessionCookie?.split('=')[1]?.slice(0, -6)}AAAAAA`,
    '',
    '%00',
  ]) {
    const forged = new Browser()
    const answer = await forged.open('/account', { headers: { cookie: `__Host-borealis=${value}` } })
    expect(answer.status).toBe(303)
    expect(await answer.text()).toBe('')
  }
})
