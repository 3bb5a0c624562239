import { LOAD_FAILED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { BRAND, openReview, PRICE, question, spendButton } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a redemption dialog is modal before hydration, and closes from the keyboard', async ({
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
    expect(await reached(), `focus after ${presses + 1} presses`).toBe(true)
  }
  await page.getByRole('radio', { name: site.say('giftCards_physical') }).check()
  // After hydration the dialog is still modal and keeps the selection.
  await letScriptsArrive()
  await expect(page.getByRole('radio', { name: site.say('giftCards_physical') })).toBeChecked()
  await expect.poll(reached).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(site.url(`/gift-cards/${BRAND}`))
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('Escape closes a redemption dialog even when the application cannot be loaded', async ({
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

test('each press on the button of a quantity counts before hydration', async ({ site, page, customer }) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem?step=amount&format=E-Card&sku=${BRAND}-25`))
  const more = site.button('redeem_more')
  for (let presses = 0; presses < 3; presses += 1) await more.click()
  await letScriptsArrive()
  await expect(page.getByLabel(site.say('redeem_quantity'), { exact: true })).toHaveValue('4')
})

test('a press acts once the application can be loaded after all, in the same document', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/ERR_FAILED/)
  await site.signIn(customer)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem?step=amount&format=E-Card&sku=${BRAND}-25`))
  const document = await page.evaluateHandle(() => window.document)
  const [more, quantity] = [
    site.button('redeem_more'),
    page.getByLabel(site.say('redeem_quantity'), { exact: true }),
  ]
  await more.click()
  await expect(page.locator(`script[type=${LOAD_FAILED}]`)).toBeAttached()
  await page.unroute('**/assets/*.js')
  await quantity.fill('3')
  await more.click()
  await expect(quantity).toHaveValue('4')
  expect(await document.evaluate((before) => before === window.document)).toBe(true)
})

test('a denomination and a quantity stay as they were chosen and typed, before hydration and after it, until they can be had', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url(`/gift-cards/${BRAND}/redeem?step=amount&format=E-Card`))
  const dialog = page.getByRole('dialog')
  const quantity = page.getByLabel(site.say('redeem_quantity'), { exact: true })
  const wrong = site.say('redeem_quantityWrong', { max: '6' })
  await dialog.locator('[role=radiogroup] label').nth(1).click()
  await quantity.fill('2,5')
  await letScriptsArrive()
  await expect(
    dialog.getByText(site.say('redeem_points', { points: site.points(30_000) })).first(),
  ).toBeVisible()
  await expect(quantity).toHaveValue('2,5')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await site.button('redeem_toReview').click()
  await expect(dialog.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  await expect(quantity).toHaveValue('2,5')
  await expect(quantity).toHaveAccessibleDescription(new RegExp(wrong))
  await site.expectAccessible()

  await quantity.fill('12')
  await site.button('redeem_toReview').click()
  await expect(quantity).toHaveValue('12')
  await quantity.fill('2')
  const left = site.say('redeem_points', { points: site.points(30_000 - 2 * 2 * PRICE) })
  await expect(dialog.getByText(left).first()).toBeVisible()
  await site.button('redeem_toReview').click()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
})

test('the success page announces an order to the other tabs once, before hydration', async ({
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
    const messages: unknown[] = []
    new BroadcastChannel('borealis').onmessage = ({ data }) => messages.push(data)
    Object.assign(window, { messages })
  })
  // The pointer rests on the page and would hydrate it.
  const letScriptsArrive = await holdScripts(page, `${site.world.site}/**/*.js`)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(
    page.getByRole('heading', { name: site.say('success_headingECard', { count: 1 }) }),
  ).toBeVisible()
  const changed = { kind: 'changed', keys: [['points'], ['orders'], ['travel-purchases']] }
  const received = () => other.evaluate(() => Reflect.get(window, 'messages'))
  await expect.poll(received).toEqual([changed])
  // Once hydrated, it does not announce it again: the next message is this one.
  await page.mouse.move(1, 1)
  await letScriptsArrive()
  await site.settled()
  await page.evaluate(() => new BroadcastChannel('borealis').postMessage('last'))
  await expect.poll(received).toEqual([changed, 'last'])
})
