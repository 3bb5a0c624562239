import { expect, test } from 'vitest'
import { listGiftCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { listOrders } from '../../app/features/orders/orders.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { locationOf } from '../support/browser.ts'
import { fixedWords } from '../support/words.ts'
import { aSelection, BRAND } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

test('a call from a French page reaches the backend in French, also while another window calls in English', async () => {
  const french = await signedIn({ points: 700 }, { locale: 'fr-ca' })
  const english = french.window('en-ca')
  const { sub } = french.customer
  await Promise.all(
    Array.from({ length: 5 }).flatMap(() => [
      french.at(() => getBalance({ fetch: french.fetch })),
      english.at(() => listOrders({ data: { pageNumber: 1 }, fetch: english.fetch })),
    ]),
  )
  const { calls } = await control.look(sub)
  const languages = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ acceptLanguage }) => acceptLanguage)
  expect(languages('getBalance')).toEqual(['fr', 'fr', 'fr', 'fr', 'fr'])
  expect(languages('listOrders')).toEqual(['en', 'en', 'en', 'en', 'en'])
})

test('the language of a page’s backend calls is that of its URL', async () => {
  const member = await signedIn({ points: 700 })
  const headers = { 'accept-language': 'en-CA', cookie: `language=en-ca; ${member.sessionCookie}` }
  expect((await member.open('/fr-ca/account', { headers })).status).toBe(200)
  const { calls } = await control.look(member.customer.sub)
  expect(calls.length).toBeGreaterThan(0)
  expect([...new Set(calls.map(({ acceptLanguage }) => acceptLanguage))]).toEqual(['fr'])
})

test('a refusal is in the page’s language', async () => {
  const id = await control.createScenario({
    call: 'listGiftCards',
    kind: 'status',
    status: 409,
    code: 'OUT_OF_STOCK',
  })
  const words = await Promise.all(
    (['en-ca', 'fr-ca'] as const).map(async (locale) => {
      const visitor = new Browser(locale)
      const refused = await visitor
        .at(() => listGiftCards({ fetch: visitor.fetch, headers: { 'x-borealis-scenario': id } }))
        .catch((error: unknown) => error)
      expect(refused).toMatchObject({ name: 'BackendError', status: 409, code: 'OUT_OF_STOCK' })
      return refused instanceof Error && 'problem' in refused ? refused.problem : null
    }),
  )
  expect(words[0]).not.toEqual(words[1])
})

test('only the root URL follows the language that was chosen before', async () => {
  const reader = new Browser()
  const french = { headers: { cookie: 'language=fr-ca' } }
  const home = await reader.open('/?from=mail', french)
  expect(home.status).toBe(302)
  expect(home.headers.get('location')).toBe('/fr-ca?from=mail')
  expect(home.headers.get('cache-control')).toBe('no-store')
  const page = await reader.open('/gift-cards', french)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html lang="en-CA"')
})

test('password managers are led to Security, in the reader’s language', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Browser().open(`/.well-known/${path}`, { headers })
  for (const [headers, location] of [
    [{}, '/account/security'],
    [{ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, '/fr-ca/account/security'],
    [{ 'accept-language': 'en', cookie: 'language=fr-ca' }, '/fr-ca/account/security'],
  ] as const) {
    const led = await ask('change-password', headers)
    expect([led.status, led.headers.get('location')]).toEqual([302, location])
    expect(led.headers.get('cache-control')).toBe('no-store')
  }
  // How they find out whether a status of this site can be trusted.
  const missing = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await ask(missing)).status).toBe(404)
  expect((await ask(missing, { accept: 'application/json' })).status).toBe(404)
})

test('a language switch is remembered by the server, without the help of a script', async () => {
  const reader = new Browser()
  const page = await (await reader.open('/gift-cards?format=Physical')).text()
  const link = /<a href="([^"]+)" hrefLang="fr-CA"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (const _again of [1, 2]) {
    const switched = await reader.open(link)
    expect([switched.status, locationOf(switched)]).toEqual([303, '/fr-ca/gift-cards?format=Physical'])
    expect(switched.headers.get('cache-control')).toBe('no-store')
  }
  expect(locationOf(await reader.open('/'))).toBe('/fr-ca')
  expect(locationOf(await reader.open('/?chosen-language=en-ca'))).toBe('/')
  expect((await reader.open('/')).status).toBe(200)
})

/** What is chosen in a dialog's markup, by name and value. */
const chosenIn = (dialog: string) =>
  [...dialog.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) =>
    ['name', 'value'].map((attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(input)?.[1]),
  )

test.each([
  ['format', 'redeem_formatQuestion', 1],
  ['review', 'redeem_reviewQuestion', 0],
] as const)(
  'the step “%s” of the redeem dialog has a language switch, to the same step with the same answers',
  async (step, question, answers) => {
    const member = await signedIn({ points: 30_000 }, { locale: 'fr-ca' })
    const { sku } = await aSelection(member)
    const path = `/gift-cards/${BRAND}/redeem?step=${step}&format=E-Card&sku=${sku}&quantity=1`
    const dialogAt = async (address: string) => {
      const html = await (await member.open(address)).text()
      return html.slice(html.indexOf('role="dialog"'), html.indexOf('</main>'))
    }
    const french = await dialogAt(`/fr-ca${path}`)
    expect(french).toContain(fixedWords('fr-ca', question))
    expect(chosenIn(french)).toHaveLength(answers)
    const link = /<a href="([^"]+)" hrefLang="en-CA"/.exec(french)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const switched = await member.open(link)
    expect([switched.status, locationOf(switched)]).toEqual([303, path])
    const english = await dialogAt(path)
    expect(english).toContain(fixedWords('en-ca', question))
    expect(chosenIn(english)).toEqual(chosenIn(french))
  },
)

test.each([
  ['fr', 'en-ca', '/offers?x=1', '/fr-ca/offers?x=1'],
  ['fr', 'en-ca', '/', '/fr-ca'],
  ['fr', 'en-ca', '/?x=1', '/fr-ca?x=1'],
  ['en', 'fr-ca', '/fr-ca?x=1', '/?x=1'],
  ['fr', 'fr-ca', '/fr-ca/account', '/fr-ca/account'],
] as const)(
  'a member whose language is %s and signs in on a page in %s at %s is led to %s',
  async (...row) => {
    const [language, locale, returnTo, place] = row
    const customer = await control.createCustomer({ language })
    // A sign-in waits a second for the profile, which on a busy machine comes later.
    await expect.poll(() => new Browser(locale).signIn(customer, returnTo)).toBe(place)
  },
)

test('a callback that is opened again leads to the member’s language, too', async () => {
  const customer = await control.createCustomer({ language: 'fr' })
  let openCallback = async () => ''
  const signIn = async () => {
    const browser = new Browser()
    const begun = await browser.open('/auth/sign-in?returnTo=/offers')
    const { callbackUrl } = await signInAtProvider(locationOf(begun), customer, browser.providerJar)
    const headers = { 'sec-fetch-site': 'cross-site' }
    openCallback = async () => locationOf(await browser.open(callbackUrl, { headers }))
    return openCallback()
  }
  // Each waits a second for the profile, which on a busy machine comes later.
  await expect.poll(signIn, { message: 'first' }).toBe('/fr-ca/offers')
  await expect.poll(() => openCallback(), { message: 'again' }).toBe('/fr-ca/offers')
})

test.each([
  ['/auth/callback', 'fr-CA,en;q=0.5', '/fr-ca/auth/problem'],
  ['/auth/callback?state=nobodys&code=x', 'fr', '/fr-ca/auth/problem'],
  ['/auth/callback', 'en-CA,fr;q=0.5', '/auth/problem'],
  ['/fr-ca/auth/callback', 'en-CA', '/fr-ca/auth/problem'],
])(
  'a callback at %s that belongs to no sign-in is answered a browser that prefers %s at %s',
  async (path, language, place) => {
    const answer = await new Browser().open(path, { headers: { 'accept-language': language } })
    expect(new URL(locationOf(answer), 'http://site.test').pathname).toBe(place)
  },
)

test.each([
  ['/fr-ca/offers', 'fr-CA', 'fr-ca'],
  ['/offers', 'en-CA', 'en-ca'],
] as const)('a method that no page takes is refused at %s in its language', async (path, tag, locale) => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await new Browser().open(path, { method })
    expect([answer.status, answer.headers.get('content-language')]).toEqual([405, tag])
    expect(await answer.text()).toBe(fixedWords(locale, 'errors_method'))
  }
})

test('a French page that a French browser asked for stays French at sign-in', async () => {
  const browser = new Browser('fr-ca')
  const begun = await browser.open('/fr-ca/auth/sign-in?returnTo=/fr-ca/offers')
  const walk = await signInAtProvider(locationOf(begun), await control.createCustomer(), browser.providerJar)
  const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': 'fr-CA,en;q=0.5' }
  expect(locationOf(await browser.open(walk.callbackUrl, { headers }))).toBe('/fr-ca/offers')
})

test('a language that was chosen in this browser stays at sign-in', async () => {
  const browser = new Browser()
  await browser.open('/?chosen-language=en-ca')
  const customer = await control.createCustomer({ language: 'fr' })
  expect(await browser.signIn(customer, '/offers')).toBe('/offers')
})

test('a step-up that was not started is refused in the language that the reader chose or the browser prefers', async () => {
  const reader = new Browser()
  const refusedTo = async (headers: Record<string, string>) =>
    (await reader.open('/auth/mfa-callback?state=nobodys&code=x', { headers })).headers.get('location')
  expect(await refusedTo({ 'accept-language': 'fr-CA,en;q=0.5' })).toMatch(/^\/fr-ca\/auth\/problem\?/)
  expect(await refusedTo({ 'accept-language': 'en-CA,fr;q=0.5' })).toMatch(/^\/auth\/problem\?/)
  const chosen = { cookie: 'language=fr-ca', 'accept-language': 'en-CA' }
  expect(await refusedTo(chosen)).toMatch(/^\/fr-ca\/auth\/problem\?/)
})
