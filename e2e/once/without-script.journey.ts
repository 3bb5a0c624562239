import { pathOf, publicRoutes } from '../../tests/support/site-paths.ts'
import { arrivalOf } from '../../tests/support/waits.ts'
import { SCRIPT_BLOCKED } from '../support/guard.ts'
import { expect, test } from '../support/journey.ts'
import { allowChange } from '../support/step-up.ts'

// In French only, the longer language.
test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  javaScriptEnabled: false,
  viewport: { width: 375, height: 812 },
})

test.beforeEach(async ({ browserName, context, guard }) => {
  guard.expect(SCRIPT_BLOCKED)
  // Firefox does not know Playwright's option: there no script arrives.
  if (browserName === 'firefox') await context.route(/\.js(\?|$)/, (route) => route.abort())
})

test('every public page can be read without JavaScript', async ({ site, page }) => {
  for (const path of publicRoutes().map((route) => pathOf(route))) {
    const answer = await page.goto(site.url(path))
    expect({ path, status: answer?.status() }).toEqual({ path, status: 200 })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main'), path).toHaveText(/.{120}/s, { useInnerText: true })
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible()
  }
})

test('search, language, province and dismissing an announcement work without JavaScript', {
  tag: '@firefox',
}, async ({ site, page }) => {
  await page.goto(site.url('/search'))
  await page.getByLabel(site.say('search_label')).fill('tundar')
  await site.button('search_button').click()
  await expect(page).toHaveURL(/q=tundar/)
  await expect(page.getByText('Tundra Tech').first()).toBeVisible()

  await page.goto(site.url('/offers'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.say('site_changeProvince') })
    .click()
  await page.getByRole('radio', { name: /Qu[eé]bec/ }).check()
  await site.button('province_save').click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.getByRole('region', { name: site.say('site_takeoverLabel') })).toBeVisible()

  await arrivalOf(page, () => site.button('announcements_close').click())
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('[data-notice]')).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: site.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})

test('a section whose data does not come says so without JavaScript, with a way to try again', async ({
  site,
  page,
  customer,
  control,
}) => {
  await site.signIn(customer)
  await control.setScenario(customer.sub, { call: 'listOrders', kind: 'slow', ms: 60_000 })
  await page.goto(site.url('/account'))
  // Playwright finds no text in there.
  const notice = page.locator('main noscript')
  await expect(notice.locator('p').first()).toHaveText(site.say('orders_failed'), { useInnerText: true })
  await control.clearScenarios(customer.sub)
  await notice.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('an address is added without JavaScript, after its wrong postal code was reported', {
  tag: '@firefox',
}, async ({ site, page, customer, guard }) => {
  // Chromium logs the 422 of a form that is rendered again.
  guard.expect(/422/)
  await page.goto(site.url('/account/profile/addresses/new'))
  await site.signInAtProvider(customer)
  await page.locator('[name=addressLine1]').fill('88 Water Street')
  await page.locator('[name=city]').fill('Moncton')
  await page.locator('[name=provinceCode]').selectOption('NB')
  await page.locator('[name=postalCode]').fill('12345')
  await site.button('addresses_save').click()
  await expect(page.getByText(site.say('field_postalZip')).first()).toBeVisible()
  await expect(page.locator('[name=addressLine1]')).toHaveValue('88 Water Street')
  await page.locator('[name=postalCode]').fill('e1c1a1')
  await site.button('addresses_save').click()
  await allowChange(site, customer)
  await expect(page.getByText('88 Water Street').first()).toBeVisible()
})
