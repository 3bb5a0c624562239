import { pathOf } from '../../tests/support/site-paths.ts'
import { SCRIPT_BLOCKED } from '../support/guard.ts'
import { expect, test } from '../support/journey.ts'

// In French only, the longer language.
test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  javaScriptEnabled: false,
  viewport: { width: 375, height: 812 },
})

test.beforeEach(({ guard }) => {
  guard.expect(SCRIPT_BLOCKED)
})

const pages = [
  ...['/', '/offers', '/offers/limited-time', '/offers/more', '/offers/$offerCode'],
  ...['/rewards', '/rewards/category/$code', '/rewards/$code', '/gift-cards', '/gift-cards/$brandId'],
  ...[
    '/help',
    '/help/$slug',
    '/help/missing-points',
    '/contact',
    '/announcements',
    '/travel',
    '/card-credit',
  ],
  ...['/terms', '/privacy', '/cookies', '/accessibility', '/province', '/search'],
]

for (const route of pages) {
  test(`${route} can be read without JavaScript`, async ({ site, page }) => {
    const answer = await page.goto(site.url(pathOf(route)))
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(120)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })
}

test('search, language, province and dismissing an announcement work without JavaScript', async ({
  site,
  page,
}) => {
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

  await site.button('announcements_close').click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.locator('[data-notice]')).toHaveCount(0)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.say('site_otherLanguage') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})
