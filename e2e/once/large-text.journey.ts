import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', viewport: { width: 1440, height: 900 } })

test('a doubled browser font size gets a layout that fits', async ({ site, page, context, customer }) => {
  const browser = await context.newCDPSession(page)
  // The browser's own setting, 16 by default.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await site.signIn(customer)
  for (const path of ['/', '/account', '/account/history', '/gift-cards', '/offers']) {
    await page.goto(site.url(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { letters, over } = await page.evaluate(() => ({
      letters: getComputedStyle(document.body).fontSize,
      over: document.documentElement.scrollWidth - window.innerWidth,
    }))
    expect({ path, letters, over }).toEqual({ path, letters: '32px', over: 0 })
  }
})
