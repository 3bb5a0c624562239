import { expect, test } from '../support/journey.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('an unknown URL has an error page with links', async ({ site, page, guard }) => {
  guard.expect(/404/)
  const answer = await page.goto(site.url('/no/such/page'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: site.say('errors_notFoundHeading') })).toBeVisible()
  await site.settled()
  await site.expectAccessible()
})

test('every link of header and footer works', async ({ site, page, request }) => {
  await site.open('/')
  const hrefs = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(10)
  for (const href of new Set(hrefs.filter((one) => !/^(mailto|tel):/.test(one)))) {
    const answer = await request.get(new URL(href, site.world.site).href)
    expect({ href, status: answer.status() }).toEqual({ href, status: 200 })
  }
})
