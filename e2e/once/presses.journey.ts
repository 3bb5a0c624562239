import { SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import { home } from '../../tests/support/addresses.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { expect, test } from '../support/journey.ts'
import { doneFor } from '../support/sending.ts'

/** Between the clicks of a hand that is not sure: short enough for each to belong to the one before. Milliseconds. */
const GAP_MS = SAME_PRESS_MS / 2
/** Long enough, with what passed since the last click, for the next one to be meant by itself. */
const THOUGHT_MS = 1.5 * SAME_PRESS_MS

const streets = ['1 King Street', '2 King Street', '3 King Street', '4 King Street']

test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  plan: { addresses: streets.map((addressLine1) => ({ ...home, addressLine1 })) },
})

test('presses in a row on a button are one, whatever stands under the hand by then', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer, '/account/profile')
  const choose = page.getByRole('button', { name: site.say('addresses_makeDefault') })
  const chosen = page.getByRole('listitem').filter({ hasText: 'King Street' }).filter({ hasNot: choose })
  const wanted = (await choose.nth(1).textContent())?.match(/\d King Street/)?.[0] ?? 'no street'
  await choose.nth(1).scrollIntoViewIfNeeded()
  const place = await choose.nth(1).boundingBox()
  if (!place) throw new Error('the button cannot be seen')
  for (let press = 0; press < 3; press++) {
    if (press > 0) await page.waitForTimeout(GAP_MS)
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  }
  await expect(chosen).toContainText(wanted)
  // Whoever thinks first means it.
  await page.waitForTimeout(THOUGHT_MS)
  await choose.first().click()
  await expect(chosen).not.toContainText(wanted)
})

test('a press is seen while it lasts', async ({ site, page }) => {
  await site.open('/')
  const join = page.locator('main').getByRole('link', { name: site.say('home_join'), exact: true })
  await join.hover()
  await expect(join).toHaveCSS('opacity', '1')
  await page.mouse.down()
  await expect(join).toHaveCSS('opacity', '0.8')
})

test('a change whose answer was lost is told as that, and shown as it stands', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/50\d/)
  await site.signIn(customer, '/account/security')
  await control.setScenario(customer.sub, { call: 'freezeAccount', kind: 'cut-after-commit', times: 1 })
  await site.button('security_freeze').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: site.say('account_unsure') })).toBeInViewport()
  await expect(site.text(site.say('security_frozenTitle'))).toBeVisible()
  await site.expectAccessible()
})

test('a PIN that is sent before the application is there waits for it, and adds its points once', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/promo'))
  await page.locator('#promo-pin').fill('AURORA500')
  await page.locator('#promo-pin').press('Enter')
  await expect(page.locator('button[data-click-queued]')).toBeVisible()
  await letScriptsArrive()
  await expect(page.getByRole('main').getByText(site.say('promo_added', { points: '500' }))).toBeVisible()
  expect(await doneFor(control, customer, 'redeemPromotionPin')).toBe(1)
})
