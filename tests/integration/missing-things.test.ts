import { expect, test } from 'vitest'
import { getOrder } from '../../app/features/orders/orders.data.ts'
import { linkedArticles } from '../../app/shell/links/href.ts'
import { home } from '../support/samples.ts'
import { fixedWords } from '../support/words.ts'
import { memberWithOrder } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

/** URLs of things that do not exist: their page says so, and so does their status. */

const LONG = 'x'.repeat(200)

const heading = /<h1[^>]*>([^<]+)</
const title = /<title>([^<|]+) \|/

/** The title says so too, and there is no canonical URL. */
function expectNamedMissing(html: string): void {
  expect(title.exec(html)?.[1]).toBe(heading.exec(html)?.[1])
  expect(html).not.toContain('rel="canonical"')
}

test.each([
  '/offers/NC-NOBODY-0',
  '/rewards/RW-NOBODY',
  '/rewards/category/nobody',
  '/gift-cards/nobody',
  '/help/nobody',
])('%s is a page that is not there, in both languages', async (path) => {
  const visitor = new Browser()
  for (const prefix of ['', '/fr-ca']) {
    for (const one of [path, path.replace(/[^/]+$/, LONG), path.replace(/[^/]+$/, '__proto__')]) {
      const answer = await visitor.open(prefix + one)
      expect([one, answer.status]).toEqual([one, 404])
      const html = await answer.text()
      expect(html).toContain('<main')
      expect(html).toMatch(heading)
      expectNamedMissing(html)
    }
  }
})

test.each([
  ['/offers/nc-morning-400', '/offers/NC-MORNING-400'],
  ['/offers/NC%20Morning%20400', '/offers/NC-MORNING-400'],
  ['/rewards/rw_cast_iron', '/rewards/RW-CAST-IRON'],
  ['/rewards/category/Travel?page=1', '/rewards/category/travel'],
  ['/gift-cards/Prairie%20Outfitters', '/gift-cards/prairie-outfitters'],
  ['/help/How-It-Works', '/help/how-it-works'],
  ['/Gift-Cards/PRAIRIE-OUTFITTERS?utm_source=x', '/gift-cards/prairie-outfitters'],
  ['/gift-cards/PRAIRIE-OUTFITTERS/', '/gift-cards/prairie-outfitters'],
  ['/Offers//nc-morning-400.', '/offers/NC-MORNING-400'],
  ['/offers/NC-MORNING-400),', '/offers/NC-MORNING-400'],
  ['/%6Fffers/nc-morning-400%3Futm_source=mail', '/offers/NC-MORNING-400'],
])(
  '%s is the page of the code that is meant, by one redirect, in both languages',
  async (written, address) => {
    const visitor = new Browser()
    for (const prefix of ['', '/fr-ca']) {
      const answer = await visitor.open(prefix + written)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, prefix + address])
      expect((await visitor.open(prefix + address)).status).toBe(200)
    }
  },
)

test.each([
  ['/FR-ca/Gift-Cards/PRAIRIE-OUTFITTERS?utm_source=x', 301, '/fr-ca/gift-cards/prairie-outfitters'],
  ['/fr/OFFERS/NC-MORNING-400', 308, '/fr-ca/offers/NC-MORNING-400'],
  ['/Offers/NC-MORNING-400?utm_source=x', 308, '/offers/NC-MORNING-400?utm_source=x'],
  ['/Offers/NOTHING', 308, '/offers/NOTHING'],
  ['/Account/Orders/7F3K-4410', 308, '/account/orders/7F3K-4410'],
  ['/Offers/NC-MORNING-400%23top', 308, '/offers/NC-MORNING-400'],
])('%s is redirected once, with %i, to %s', async (written, status, address) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await new Browser().open(written, { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, address])
    expect(answer.headers.get('content-security-policy')).not.toBeNull()
    expect(await answer.text()).toBe('')
  }
})

test('an order’s page and its redemption are found by a number or a code in small letters', async () => {
  const { member, orderNumber } = await memberWithOrder()
  const answer = await member.open(`/account/orders/${orderNumber.toLowerCase()}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/account/orders/${orderNumber}`])
  const spelled = await member.open(`/account/orders/${orderNumber.replace('-', '%20')}`)
  expect(spelled.headers.get('location')).toBe(`/account/orders/${orderNumber}`)
  const redeem = await member.open('/gift-cards/Prairie-Outfitters/redeem?format=E-Card&step=amount')
  expect(redeem.status).toBe(301)
  expect(redeem.headers.get('location')).toMatch(
    /^\/gift-cards\/prairie-outfitters\/redeem\?(?=.*format=E-Card)(?=.*step=amount)/,
  )
})

test('an order whose number has a number sign has its page, and without one such an address is that of the list', async () => {
  const { member, orderNumber } = await memberWithOrder()
  const found = await member.at(() => getOrder({ data: { orderNumber }, fetch: member.fetch }))
  if (found.kind !== 'found') throw new Error(`the order is ${found.kind}`)
  const detail = JSON.stringify({ orders: [{ ...found.order, orderNumber: '#1001' }] })
  await control.setScenario(member.customer.sub, { call: 'listOrders', kind: 'odd', detail })
  const page = await member.open('/account/orders/%231001')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('#1001')
  await control.clearScenarios(member.customer.sub)
  const missing = await member.open('/account/orders/%231001')
  expect([missing.status, missing.headers.get('location')]).toEqual([308, '/account/orders'])
})

test('a kind of redemption that nobody offers is a page that is not there', async () => {
  const member = await signedIn()
  for (const way of ['nothing', '__proto__', 'gift-cards', LONG])
    expect([way, (await member.open(`/account/redeem/${way}`)).status]).toEqual([way, 404])
  expect((await member.open('/account/redeem/credit')).status).toBe(200)
})

test('an article that every page links to leads to all of help while the programme has not written it', async () => {
  const visitor = new Browser()
  visitor.carryScenario(await control.createScenario({ call: 'listHelp', kind: 'empty' }))
  for (const prefix of ['', '/fr-ca']) {
    for (const slug of linkedArticles) {
      const answer = await visitor.open(`${prefix}/help/${slug}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([307, `${prefix}/help`])
    }
  }
})

test('without times and claims, the page of missing points leads to people', async () => {
  const visitor = new Browser()
  visitor.carryScenario(await control.createScenario({ call: 'listHelp', kind: 'empty' }))
  visitor.carryScenario(await control.createScenario({ call: 'getPageData', kind: 'flags-off' }))
  const html = await (await visitor.open('/help/missing-points')).text()
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).toContain('href="/contact"')
})

test('an unknown URL is a 404, in both languages', async () => {
  for (const [path, locale] of [
    ['/nothing', 'en-ca'],
    ['/fr-ca/nothing/at/all', 'fr-ca'],
  ] as const) {
    const answer = await new Browser().open(path)
    expect([path, answer.status]).toEqual([path, 404])
    const html = await answer.text()
    expect(heading.exec(html)?.[1]).toBe(fixedWords(locale, 'errors_notFoundHeading'))
    expectNamedMissing(html)
  }
})

test('a URL that was cut within a character is a 404, in its language', async () => {
  for (const [path, said] of [
    ['/offers/caf%C3', fixedWords('en-ca', 'errors_notFoundHeading')],
    ['/fr-ca/%', fixedWords('fr-ca', 'errors_notFoundHeading')],
    ['/fr-ca/offers/%ff', fixedWords('fr-ca', 'errors_notFoundHeading')],
  ] as const) {
    const answer = await new Browser().open(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain(said)
  }
})

test.each([
  '/account/orders/0A0A-0000',
  '/account/profile/addresses/nobodys',
  '/account/profile/addresses/nobodys/delete',
  '/gift-cards/nobody/redeem',
  '/account/history/nobody',
])('%s is a page that is not there for a member either', async (path) => {
  const member = await signedIn({ points: 5_000, addresses: [home] })
  for (const prefix of ['', '/fr-ca']) {
    const answer = await member.open(prefix + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toMatch(heading)
  }
})

test('a missing order is named on its own screen, and a malformed number is not an order', async () => {
  const member = await signedIn({}, { locale: 'fr-ca' })
  const html = await (await member.open('/fr-ca/account/orders/0A0A-0000')).text()
  expect(html).toContain('0A0A-0000')
  expect(html).toContain('/fr-ca/account/orders"')
  expect((await member.open(`/account/orders/${LONG}`)).status).toBe(404)
})
