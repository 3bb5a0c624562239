import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a coupon is printed with its bars, and a card and an offer without what is pressed or follows them', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/offers/CL-TUESDAY-20')
  const art = page.locator('main img').first()
  await expect(art).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: site.say('offers_barcode', { code: 'LUM20' }) })).toBeVisible()
  await expect(page.getByText(site.say('offers_similarTitle'))).toBeHidden()
  await expect(art).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await site.open('/account/card')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: site.say('card_barcode') })).toBeVisible()
  await expect(page.getByText(site.say('card_choiceQr'))).toBeHidden()
})
