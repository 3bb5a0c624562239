import { chunk } from '../../app/domain/chunk.ts'
import { pathOf } from '../../tests/support/site-paths.ts'
import { clipped, overlapping } from '../support/clipped-text.ts'
import { averysParameters, expect, type Site, test } from '../support/journey.ts'

// Titles of 300 characters, words of 80, tags and entities, empty French and pictures that are nowhere, as the systems of others
// hold them: every page that shows them has them whole, at the width of a phone and of a desk.

/** Pages with texts of content, orders, transactions, addresses or the member. */
const routes = [
  ...['/', '/offers', '/offers/limited-time', '/offers/more', '/offers/$offerCode'],
  ...['/rewards', '/rewards/$code', '/rewards/category/$code', '/gift-cards', '/gift-cards/$brandId'],
  ...['/announcements', '/help', '/help/$slug', '/help/missing-points', '/search?q=points'],
  ...['/account', '/account/card', '/account/history', '/account/history/statement'],
  ...['/account/orders', '/account/orders/$orderNumber', '/account/e-cards', '/account/goal'],
  ...['/account/profile', '/account/profile?edit=name', '/account/profile/addresses/$uniqueId'],
  ...['/account/profile/addresses/$uniqueId/delete', '/account/profile/email'],
  ...['/account/preferences', '/account/privacy', '/account/redeem', '/account/redeem/travel'],
  '/success?orderNumber=$orderNumber',
  '/gift-cards/maple-books/redeem',
  '/gift-cards/maple-books/redeem?step=amount&format=Physical',
  '/gift-cards/maple-books/redeem?step=address&format=Physical&sku=maple-books-25&quantity=2',
  '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=2',
]

// In French, whose own words are the longer ones, and where an empty text falls back to the English one.
test.use({
  ...{ siteLocale: 'fr-ca', locale: 'fr-CA' },
  storageState: async ({ averysCookies }, use) => use(averysCookies),
})

/** The beginnings of those texts, as they are shown. */
const foreign =
  /Donaudampfschifffahrts|Earn ten times the points|Coopérative des pêcheurs|Café\s+Thé&Compagnie|marie-anne-elisabeth/

async function expectRoom(site: Site, path: string): Promise<void> {
  const { page } = site
  await page.setViewportSize({ width: 375, height: 900 })
  await site.open(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    const found = { clipped: await clipped(page), overlapping: await overlapping(page) }
    expect.soft({ path, width, overflow: Math.max(0, wide - width), ...found }).toEqual({
      ...{ path, width, overflow: 0, clipped: [], overlapping: [] },
    })
  }
  const marks = /&(\w+|#\d+);|<\/?\w+>/
  await expect.soft(page.locator('body'), path).not.toContainText(marks, { useInnerText: true })
}

for (const some of chunk(routes, 10))
  test(`there is room for the texts of others: ${some.join(', ')}`, async ({
    site,
    page,
    control,
    world,
    guard,
  }) => {
    const value = await control.createScenario({ call: '*', kind: 'foreign-texts' })
    await page.context().addCookies([{ name: 'borealis-scenario', value, url: world.site }])
    // Pictures that are nowhere.
    guard.expect(/_next\/image/)
    const parameters = await averysParameters(control)
    for (const route of some)
      await test.step(route, async () => {
        await expectRoom(site, pathOf(route, parameters))
        expect.soft(await page.getByText(foreign).filter({ visible: true }).count(), route).toBeGreaterThan(0)
      })
    expect((await control.callsOfScenario(value)).length).toBeGreaterThan(0)
  })
