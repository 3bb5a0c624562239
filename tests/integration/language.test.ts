import { expect, test } from 'vitest'
import { listGiftCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { listOrders } from '../../app/features/orders/orders.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
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

test('a step-up that was not started is refused in the language that the reader chose or the browser prefers', async () => {
  const reader = new Browser()
  const refusedTo = async (headers: Record<string, string>) =>
    (await reader.open('/auth/mfa-callback?state=nobodys&code=x', { headers })).headers.get('location')
  expect(await refusedTo({ 'accept-language': 'fr-CA,en;q=0.5' })).toMatch(/^\/fr-ca\/auth\/problem\?/)
  expect(await refusedTo({ 'accept-language': 'en-CA,fr;q=0.5' })).toMatch(/^\/auth\/problem\?/)
  const chosen = { cookie: 'language=fr-ca', 'accept-language': 'en-CA' }
  expect(await refusedTo(chosen)).toMatch(/^\/fr-ca\/auth\/problem\?/)
})
