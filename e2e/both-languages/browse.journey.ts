import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const colours = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, property: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).getPropertyValue(property) : 'missing'
    }
    return {
      header: of('header', 'background-color'),
      hero: of('h1', 'color'),
      accent: of('#create-account', 'background-color'),
    }
  })

test('search tolerates missing accents and one typo, works by keyboard, and helps without results', async ({
  site,
  page,
  siteLocale,
}) => {
  const term = siteLocale === 'fr-ca' ? 'epicrie' : 'grocey'
  await site.open('/search')
  const box = page.getByLabel(site.say('search_label'))
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially(term)
  await expect(page.getByRole('option').first()).toBeVisible()
  await site.expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue(term)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}`))
  await expect(page.getByText('Harbour Grocer').first()).toBeVisible()
  await site.open('/search?q=xqzxqz')
  await expect(page.getByText(site.say('search_noneText'))).toBeVisible()
  await page
    .getByRole('navigation', { name: site.say('search_suggestions') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('a province’s takeover is in the page before any script runs', async ({ browser, site, world }) => {
  const seen: Record<string, Awaited<ReturnType<typeof colours>>> = {}
  for (const province of ['ON', 'QC']) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'province', value: province, url: world.site }])
    const page = await context.newPage()
    await page.goto(site.url('/'))
    const html = await page.content()
    expect(html.includes('<style')).toBe(province === 'QC')
    // Playwright can evaluate this although page scripts are disabled.
    seen[province] = await colours(page)
    await context.close()
  }
  expect(seen.ON?.header).not.toBe(seen.QC?.header)
  expect(seen.ON?.hero).not.toBe(seen.QC?.hero)
  expect(seen.ON?.accent).not.toBe(seen.QC?.accent)
  expect(Object.values(seen.ON ?? {})).not.toContain('missing')
})

test('a dismissed announcement stays hidden until its text changes', async ({ site, page, guard }) => {
  await site.open('/')
  const notice = page.locator('[data-notice]')
  await expect(notice).toHaveCount(1)
  await site.button('announcements_close').click()
  await expect(notice).toHaveCount(0)
  // A script in the head hides it before the application starts. The page that is left may still load something.
  guard.expect(/net::ERR_FAILED/)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(site.url('/offers'), { waitUntil: 'domcontentloaded' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toBeHidden()
})
