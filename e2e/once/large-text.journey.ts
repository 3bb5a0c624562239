import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a doubled browser font size gets a layout that fits, on a desk and on a phone', async ({
  site,
  page,
  context,
  customer,
}) => {
  const browser = await context.newCDPSession(page)
  // The browser's own setting, 16 by default.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await site.signIn(customer)
  const dialog = '/gift-cards/prairie-outfitters/redeem?step=amount&format=E-Card'
  for (const path of [
    '/',
    '/account',
    '/account/history',
    '/account/card',
    '/gift-cards',
    '/offers',
    dialog,
  ]) {
    await page.goto(site.url(path))
    await expect(page.locator('h1')).toHaveCount(1)
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const { letters, over } = await page.evaluate(() => ({
        letters: getComputedStyle(document.body).fontSize,
        over: document.documentElement.scrollWidth - window.innerWidth,
      }))
      expect({ path, width, letters, over }).toEqual({ path, width, letters: '32px', over: 0 })
    }
  }
})
