import { expect, type Site, test } from '../support/journey.ts'
import { question } from '../support/redeem.ts'

// Other journeys do not buy this card: a price is everybody's.
const SKU = 'vinyle-nord-25'
const REVIEW = `/gift-cards/vinyle-nord/redeem?step=review&format=E-Card&sku=${SKU}&quantity=2`

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: { points: 30_000 } })

const spend = (site: Site, points: number) => site.button('redeem_submit', { points: site.points(points) })
const changed = (site: Site, from: number, to: number) =>
  site.say('redeem_priceChanged', { from: site.points(from), to: site.points(to) })

test('a price that changes while the review is read, and again before the code is entered, is never spent unseen', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/409/)
  await control.setPrice(SKU, 2_500)
  await site.signIn(customer)
  await site.open(REVIEW)
  await expect(spend(site, 5_000)).toBeEnabled()

  await control.setPrice(SKU, 2_600)
  // The order is renewed each minute, and when its tab is looked at again. (The event of a browser bubbles.)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(site.text(changed(site, 5_000, 5_200))).toBeVisible()
  await expect(spend(site, 5_200)).toBeEnabled()
  await site.expectAccessible()

  await control.setPrice(SKU, 2_700)
  await spend(site, 5_200).click()
  await site.confirmAtProvider(customer)
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(site.text(changed(site, 5_200, 5_400))).toBeVisible()
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })

  await spend(site, 5_400).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000 - 5_400 })
})
