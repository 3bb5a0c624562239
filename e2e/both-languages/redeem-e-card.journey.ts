import { expect, test } from '../support/journey.ts'
import { PRICE, reviewOrder, spendButton } from '../support/redeem.ts'

const POINTS = 30_000

test('a visitor signs in, redeems points for an e-card with a step-up, and balance and history agree', {
  tag: '@firefox',
}, async ({ site, page, control, customer }) => {
  await site.open('/')
  await site.expectAccessible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('site_signIn') })
    .first()
    .click()
  await site.signInAtProvider(customer)
  await expect(page).toHaveURL(site.url('/'))
  await expect(site.text(site.points(POINTS))).toBeVisible()

  await reviewOrder(site)
  await site.expectAccessible()
  await spendButton(site).click()
  await site.confirmAtProvider(customer)

  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  // The first that a screen reader says of it.
  await expect(page).toHaveTitle(site.say('site_pageTitle', { title: site.say('success_heading') }))
  await expect(
    page.getByRole('heading', { name: site.say('success_headingECard', { count: 1 }) }),
  ).toBeVisible()
  await site.expectAccessible()
  const { orders, balance } = await control.look(customer.sub)
  expect(orders).toHaveLength(1)
  expect(balance).toBe(POINTS - PRICE)
  const orderNumber = orders[0]?.orderNumber ?? ''
  await expect(site.text(orderNumber)).toBeVisible()
  await expect(site.text(site.points(POINTS - PRICE))).toBeVisible()

  // The account shows the same, by client navigation and as a document.
  await site.open('/account/history')
  await expect(site.text(site.points(POINTS - PRICE))).toBeVisible()
  await expect(site.text(`−${site.points(PRICE)}`)).toBeVisible()
  await site.expectAccessible()
  await site.open('/account/orders')
  await expect(site.text(orderNumber)).toBeVisible()
})
