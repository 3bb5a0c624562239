import { ASLEEP } from '../../app/site/sleep/page-life.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { expect, test } from '../support/journey.ts'
import { BRAND, openReview, PRICE, question, spendButton } from '../support/redeem.ts'

// What adds nothing in a second language: in French, which is the longer one.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a dialog of an order holds the page before its application is there, and is left by the keys', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem`))
  await expect(question(site, 'redeem_formatQuestion')).toBeFocused()
  const reached = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('[role=dialog]') !== null &&
        !document.activeElement?.closest('[inert]'),
    )
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await reached()).toBe(true)
  }
  await page.getByRole('radio', { name: site.say('giftCards_physical') }).check()
  // The application takes over what the script has held, and what was chosen meanwhile.
  await letScriptsArrive()
  await expect(page.getByRole('radio', { name: site.say('giftCards_physical') })).toBeChecked()
  await expect.poll(reached).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(site.url(`/gift-cards/${BRAND}`))
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('Escape closes the dialog of an order also where the application cannot be had', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/assets/)
  await site.signIn(customer)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem`))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(site.url(`/gift-cards/${BRAND}`))
})

test('an amount that is chosen before the application is there is counted once it is', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem?step=amount&format=E-Card`))
  await page.getByRole('dialog').locator('[role=radiogroup] label').nth(1).click()
  await letScriptsArrive()
  const left = site.say('redeem_points', { points: site.points(30_000 - 2 * PRICE) })
  await expect(page.getByRole('dialog').getByText(left).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('radio').nth(1)).toBeChecked()
})

test('an order is told to the other tabs by its success page, once, though nobody has touched it', async ({
  site,
  page,
  context,
  customer,
}) => {
  await site.signIn(customer)
  await openReview(site)
  const other = await context.newPage()
  await other.goto(site.url('/account'))
  await other.evaluate(() => {
    const heard: unknown[] = []
    new BroadcastChannel('borealis').onmessage = ({ data }) => heard.push(data)
    Object.assign(window, { heard })
  })
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page.getByRole('heading', { name: site.say('success_headingECard') })).toBeVisible()
  expect(await page.locator(`script[type=${ASLEEP}]`).count()).toBe(1)
  const changed = { kind: 'changed', keys: [['points'], ['orders'], ['transactions']] }
  const heard = () => other.evaluate(() => Reflect.get(window, 'heard'))
  await expect.poll(heard).toEqual([changed])
  // Awake, it does not tell it again.
  await site.settled()
  expect(await heard()).toEqual([changed])
})
