import type { Control, TestCustomer } from '../../tests/support/control.ts'
import { daysAgo } from '../../tests/support/samples.ts'
import { holdScripts } from '../support/hydration.ts'
import { expect, type Site, test } from '../support/journey.ts'

const POINTS = 30_000

// In French only, the longer language.
test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  plan: {
    points: POINTS,
    travelPurchases: [
      { merchant: 'Northline Rail', amountCents: 10_000, purchasedOn: daysAgo(1), applyBy: '2099-12-31' },
    ],
  },
})

/** Confirms the order, which spends the points once. */
async function confirm(site: Site, control: Control, customer: TestCustomer, points: number): Promise<void> {
  await site.button('redeem_submit', { points: site.points(points) }).click()
  await site.confirmAtProvider(customer)
  await expect(site.page).toHaveURL(/\/success\?orderNumber=/)
  const { balance, orders } = await control.look(customer.sub)
  expect({ balance, orders: orders.length }).toEqual({ balance: POINTS - points, orders: 1 })
}

test('a trip is paid in part: denied first, then confirmed, once', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer, '/account/redeem/travel')
  await site.expectAccessible()
  await page.getByRole('link', { name: site.say('travel_usePoints') }).click()
  await expect(page.getByRole('heading', { name: site.say('travel_question') })).toBeVisible()
  await site.settled()
  await page.getByRole('radio', { name: site.say('redeem_own') }).check({ force: true })
  const own = page.getByLabel(site.say('redeem_pointsToUse'), { exact: true })
  await own.fill('1050')
  await site.button('redeem_toReview').click()
  const uneven = site.say('redeem_problemUnevenOrAll', { step: '100', all: site.points(11_112) })
  await expect(page.getByRole('link', { name: uneven })).toBeVisible()
  await site.expectAccessible()
  await own.fill(site.points(5_000))
  await site.button('redeem_toReview').click()
  await expect(page.getByRole('heading', { name: site.say('redeem_reviewQuestion') })).toBeFocused()
  // Back from the review finds the amount as it was typed.
  await page.goBack()
  await expect(own).toHaveValue(site.points(5_000))
  await site.button('redeem_toReview').click()
  await expect(page.getByRole('heading', { name: site.say('redeem_reviewQuestion') })).toBeVisible()
  await site.expectAccessible()
  await site.button('redeem_submit', { points: site.points(5_000) }).click()
  await page.getByRole('button', { name: site.provider.cancelRedemption }).click()
  await expect(site.text(site.say('redeem_cancelledTitle'))).toBeVisible()
  expect(await control.look(customer.sub)).toMatchObject({ balance: POINTS, orders: [] })
  await site.settled()
  await confirm(site, control, customer, 5_000)
  await expect(page.getByRole('heading', { name: site.say('success_headingCredit') })).toBeVisible()
  await site.expectAccessible()
})

test('points become a statement credit', async ({ site, page, control, customer }) => {
  await site.signIn(customer)
  // An amount that is chosen before hydration counts.
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/redeem/credit'))
  await page.getByRole('radio').first().check({ force: true })
  await letScriptsArrive()
  await site.settled()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await site.button('redeem_toReview').click()
  await expect(page.getByRole('heading', { name: site.say('redeem_reviewQuestion') })).toBeFocused()

  // A tile that is offered no more stays the amount, whatever was typed before it was chosen.
  await site.open('/account/redeem/credit')
  const own = page.locator('[name=points]')
  await page.getByRole('radio').last().check({ force: true })
  await own.fill('3000')
  await page.getByRole('radio').nth(1).check({ force: true })
  const detail = JSON.stringify({ points: POINTS - 1_000 })
  await control.setScenario(customer.sub, { call: 'getBalance', kind: 'odd', detail })
  // As an order in another tab announces it.
  await page.evaluate(() =>
    new BroadcastChannel('borealis').postMessage({ kind: 'changed', keys: [['points']] }),
  )
  await expect(own).toHaveValue(String(POINTS / 2))
  await control.clearScenarios(customer.sub)

  // An amount that is being typed is as good for another card.
  const both = JSON.stringify({ 'accounts.0.acceptsCredit': true, 'accounts.1.acceptsCredit': true })
  await control.setScenario(customer.sub, { call: 'listAccounts', kind: 'odd', detail: both })
  await site.open('/account/redeem/credit')
  const cards = page.locator('main a[href*="/account/redeem/credit?card="]')
  await page.getByRole('radio').last().check({ force: true })
  await own.fill('4000')
  await cards.last().click()
  await expect(cards.last()).toHaveAttribute('aria-current')
  await expect(own).toHaveValue('4000')
  await control.clearScenarios(customer.sub)

  await site.open('/account/redeem/credit')
  // How much is for the member to say.
  await site.button('redeem_toReview').click()
  const missing = page.getByRole('link', { name: site.say('redeem_amountMissing') })
  await missing.click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio').first().check({ force: true })
  await site.button('redeem_toReview').click()
  await expect(page.getByRole('heading', { name: site.say('redeem_reviewQuestion') })).toBeVisible()
  await site.expectAccessible()
  await confirm(site, control, customer, POINTS)
  await expect(page.getByRole('heading', { name: site.say('success_headingCredit') })).toBeVisible()
})
