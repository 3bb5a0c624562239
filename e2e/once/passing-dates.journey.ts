import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** A coupon of the sandbox that ends six days after the one it was seeded on, in UTC: to a reader in Canada, that may be tomorrow. */
const OFFER = '/offers/HX-NIGHT-25'
const COUPON = 'TABLE25'
const AFTER_IT_MS = 8 * 86_400_000

const whenOf = (isHydrated: boolean) => (isHydrated ? 'after hydration' : 'before hydration @whole-browser')

for (const isHydrated of [false, true]) {
  test(`an offer that ends in front of its reader says so, and its coupon goes, ${whenOf(isHydrated)}`, async ({
    site,
    page,
  }) => {
    const coupon = page.getByRole('img', { name: site.say('offers_barcode', { code: COUPON }) })
    await page.clock.install()
    if (isHydrated) await site.open(OFFER)
    else await page.goto(site.url(OFFER))
    await expect(coupon).toBeVisible()
    // As if the device had slept.
    await page.clock.fastForward(AFTER_IT_MS)
    await expect(
      page.getByText(site.say('offers_endedTitle', { date: '' }).replace(/\s*\.$/, '')).first(),
    ).toBeVisible()
    await expect(coupon).toHaveCount(0)
    await expect(site.button('offers_copy')).toHaveCount(0)
    await expect(page.locator('#offer-how')).toHaveCount(0)
    if (!isHydrated) await site.expectHydratedBecause('date-passed')
  })
}

/** As long as a phone sleeps in a pocket. */
const AN_HOUR_MS = 3_600_000

for (const isHydrated of [false, true]) {
  test(`a member who comes back after an hour sees the balance as it is, and then that the account was stopped, ${whenOf(isHydrated)}`, async ({
    site,
    page,
    control,
    customer,
    guard,
  }) => {
    guard.expect(/40\d/)
    await page.clock.install()
    await site.signIn(customer)
    if (isHydrated) await site.open('/account')
    else await page.goto(site.url('/account'))
    await expect(site.text(site.points(30_000))).toBeVisible()
    // Points are redeemed elsewhere meanwhile.
    const detail = JSON.stringify({ points: 12_345 })
    await control.setScenario(customer.sub, { call: 'getBalance', kind: 'odd', detail })
    await page.clock.fastForward(AN_HOUR_MS)
    await expect(site.text(site.points(12_345))).toBeVisible()
    if (!isHydrated) await site.expectHydratedBecause('date-passed')
    await site.settled()
    // Or the account is stopped.
    await control.setStatus(customer.sub, 'suspended')
    await page.clock.fastForward(AN_HOUR_MS)
    await site.comeBack()
    await expect(page.getByRole('heading', { name: site.say('errors_suspendedHeading') })).toBeVisible()
  })
}
