import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a visitor finds an offer through the search, by keyboard and without accents', async ({
  site,
  page,
}) => {
  await page.goto(site.url('/search'))
  await tabTo(page.locator('main input[name=q]'))
  await page.keyboard.type('epicerie')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const title = await page.getByRole('option', { selected: true }).textContent()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/search/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => title?.startsWith((await heading.textContent()) ?? ' ')).toBe(true)
})

test('a visitor filters gift cards, opens one and comes back, by keyboard', async ({ site, page }) => {
  await page.goto(site.url('/gift-cards'))
  const filter = page.locator('form input[name=category]').first()
  await tabTo(filter)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/category=/)
  await expect(filter).toBeFocused()
  await tabTo(page.locator('main a[href*="/gift-cards/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gift-cards\/[a-z-]+$/)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/category=/)
  await expect(filter).toBeChecked()
})
