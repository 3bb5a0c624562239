import { expect, test } from '../support/journey.ts'

test('the language switch leads to the same page with the same selection', async ({
  site,
  page,
  siteLocale,
}) => {
  await site.open('/gift-cards?format=Physical')
  await page.getByRole('banner').getByRole('link', { name: site.otherLanguage }).first().click()
  const other = siteLocale === 'en-ca' ? '/fr-ca/gift-cards' : '/gift-cards'
  await expect(page).toHaveURL(`${site.world.site}${other}?format=Physical`)
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale === 'en-ca' ? 'fr-CA' : 'en-CA')
  // The choice is stored for the root URL and affects no other.
  const kept = await page.evaluate(() => [localStorage.getItem('language'), document.cookie])
  expect(kept[0]).toBe(siteLocale === 'en-ca' ? 'fr-ca' : 'en-ca')
  expect(kept[1]).toContain(`language=${kept[0]}`)
})
