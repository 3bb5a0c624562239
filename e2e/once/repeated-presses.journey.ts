import type { Page } from '@playwright/test'
import { ANSWERED, SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import { home } from '../../tests/support/samples.ts'
import { passTime } from '../../tests/support/waits.ts'
import { hold, holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { eCardOrder } from '../support/redeem.ts'
import { doneFor } from '../support/sending.ts'

/** Long enough for the next click to count as a new press. Milliseconds. */
const THOUGHT_MS = 1.5 * SAME_PRESS_MS

const streets = ['1 King Street', '2 King Street', '3 King Street', '4 King Street']

test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  plan: { addresses: streets.map((addressLine1) => ({ ...home, addressLine1 })) },
})

/**
 * Notes when the page is pressed and answered, on the document's clock.
 * @returns the longest time between two of these since it was asked last; milliseconds
 */
async function watchPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((answered) => {
    const moments: number[] = []
    Object.assign(window, { moments })
    addEventListener('click', ({ timeStamp }) => moments.push(timeStamp), true)
    addEventListener(answered, () => moments.push(performance.now()))
  }, ANSWERED)
  return () =>
    page.evaluate(() => {
      const moments: number[] = Reflect.get(window, 'moments').splice(0)
      return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? 0)))
    })
}

test('repeated presses are one, whatever control is under the pointer by then', async ({
  site,
  page,
  control,
  customer,
}) => {
  const longestPause = await watchPresses(page)
  await site.signIn(customer, '/account/profile')
  const choose = page.getByRole('button', { name: site.say('addresses_makeDefault') })
  const chosen = page.getByRole('listitem').filter({ hasText: 'King Street' }).filter({ hasNot: choose })
  const changes = () => doneFor(control, customer, 'setDefaultAddress')
  const pressThrice = async () => {
    const wanted = (await choose.nth(1).textContent())?.match(/\d King Street/)?.[0] ?? 'no street'
    await choose.nth(1).scrollIntoViewIfNeeded()
    const place = await choose.nth(1).boundingBox()
    if (!place) throw new Error('the button cannot be seen')
    const press = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    await press()
    await press()
    // Looked for in each frame, because the next press follows what is seen.
    await page.waitForFunction(
      (street) =>
        [...document.querySelectorAll('main li')].some(
          (item) => item.textContent?.includes(street) && !item.querySelector('button[type=submit]'),
        ),
      wanted,
    )
    // Another street's button is under the pointer now, and this press was meant for the first.
    await press()
    await passTime(THOUGHT_MS)
    return wanted
  }
  let [before, wanted] = [await changes(), await pressThrice()]
  // On a busy machine a press may follow so late that it is a new one.
  for (let again = 0; again < 3 && (await longestPause()) > SAME_PRESS_MS; again++)
    [before, wanted] = [await changes(), await pressThrice()]
  await expect(chosen).toContainText(wanted)
  expect(await changes()).toBe(before + 1)
  // After a pause, the press counts.
  await choose.first().click()
  await expect(chosen).not.toContainText(wanted)
})

test.describe('of three e-cards', () => {
  test.use({ plan: { points: 30_000, orders: [eCardOrder, eCardOrder, eCardOrder] } })

  test('a press that is held while the one before is answered does not mark the card that moves under it', async ({
    site,
    page,
    control,
    customer,
  }) => {
    for (const orderNumber of customer.orderNumbers) await control.ageOrder(orderNumber, 60)
    await site.signIn(customer, '/account/e-cards')
    const marks = page.getByRole('button', { name: site.say('eCards_mark') })
    await expect(marks).toHaveCount(3)
    // The notice of this one stays, and the next one takes its place: nothing moves but the cards.
    await marks.first().click()
    await expect(marks).toHaveCount(2)
    const answer = await hold(page, '**/_serverFn/**')
    await marks.first().click()
    await passTime(THOUGHT_MS)
    await page.mouse.down()
    answer()
    await expect(marks).toHaveCount(1)
    await page.mouse.up()
    await passTime(THOUGHT_MS)
    await expect(marks).toHaveCount(1)
    expect(await doneFor(control, customer, 'markECard')).toBe(2)
  })
})

test('a pressed button shows that it is busy', async ({ site, page }) => {
  await site.open('/')
  const join = page.locator('main').getByRole('link', { name: site.say('home_join'), exact: true })
  await join.hover()
  await expect(join).toHaveCSS('opacity', '1')
  await page.mouse.down()
  await expect(join).toHaveCSS('opacity', '0.8')
})

test('a change whose response was lost is reported as unknown, and its current state is shown', async ({
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

test('a PIN that is sent before hydration waits for it, and adds its points once', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/promo'))
  await page.locator('#pin').fill('AURORA500')
  // Disabled before hydration: `force` presses it as a finger would. Enter is pressed where one joins by keyboard.
  await page.locator('main button[type=submit]').click({ force: true })
  await expect(page.locator('button[data-click-queued]')).toBeVisible()
  await letScriptsArrive()
  await expect(page.getByRole('main').getByText(site.say('promo_added', { points: '500' }))).toBeVisible()
  expect(await doneFor(control, customer, 'redeemPromotionPin')).toBe(1)
})

test('points that were added are said while the new balance does not come, and the next PIN can be sent', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/account/promo')
  const add = page.getByRole('main').getByRole('button', { name: site.say('promo_submit') })
  await page.route('**/_serverFn/getBalance*', () => undefined)
  await page.locator('#pin').fill('AURORA500')
  await add.click()
  await expect(page.getByRole('main').getByText(site.say('promo_added', { points: '500' }))).toBeVisible()
  await expect(page.locator('#pin')).toHaveValue('')
  await expect(add).not.toHaveAttribute('aria-busy', 'true')
})
