import type { Page } from '@playwright/test'
import { latestCode } from '../../sandbox/identity/testing/sign-in-walk.ts'
import type { Control, TestCustomer } from '../../tests/support/control.ts'
import { requestOf } from '../../tests/support/waits.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { BRAND, openReview, PRICE, question, spendButton } from '../support/redeem.ts'

const CALLBACK = /\/auth\/mfa-callback\?/

async function expectOneOrder(site: Site, control: Control, customer: TestCustomer): Promise<void> {
  // Polled, because waitForURL fails when a second click aborts a navigation.
  await expect(site.page).toHaveURL(/\/success\?orderNumber=/)
  const { orders, balance, redemptions } = await control.look(customer.sub)
  expect({ orders: orders.length, balance, redemptions: redemptions.length }).toEqual({
    orders: 1,
    balance: 30_000 - PRICE,
    redemptions: 1,
  })
}

/** The provider's page without its script: its button sends the code. */
const sentByButton = (page: Page) =>
  page.route('**/assets/code-entry.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )

test('the last digit of a code sends it, once, also pasted with its space, and never on the way back', async ({
  site,
  page,
  control,
  customer,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/check')) sent.push(request.url())
  })
  await site.signIn(customer)
  await openReview(site)
  await spendButton(site).click()
  const field = page.getByLabel(site.provider.code, { exact: true })
  await expect(field).toHaveAccessibleDescription(new RegExp(site.provider.lastDigitRedeems))
  // Opening the page has sent the code.
  const code = await latestCode(site.world.issuer, customer.email)
  const wrong = code.replace(/./, (digit) => String((Number(digit) + 1) % 10))
  // Enter comes while the code is on its way; on the next page it would send an empty field.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/check?*', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await field.pressSequentially(wrong)
  await page.keyboard.press('Enter')
  pressed.resolve()
  await expect(page.getByRole('alert')).toHaveText(site.provider.codeWrong)
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { name: site.provider.stepUp, level: 1 })).toBeVisible()
  expect(sent).toHaveLength(1)
  await field.fill('')
  await field.evaluate(
    (target, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await expectOneOrder(site, control, customer)
  expect(sent).toHaveLength(2)
})

test('two clicks on every button are one order', async ({ site, page, control, customer }) => {
  await site.signIn(customer)
  await openReview(site)
  await sentByButton(page)
  await spendButton(site).dblclick({ noWaitAfter: true })
  await site.fillInCode(customer)
  await page.getByRole('button', { name: site.provider.confirmRedemption }).dblclick({ noWaitAfter: true })
  await expectOneOrder(site, control, customer)
})

test('a second click at the provider while the order is placed leads to the same receipt', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  await openReview(site)
  await control.setScenario(customer.sub, { call: 'redeemGiftCards', kind: 'slow', ms: 5_000 })
  await sentByButton(page)
  await spendButton(site).click()
  await site.fillInCode(customer)
  const button = await page.getByRole('button', { name: site.provider.confirmRedemption }).boundingBox()
  if (!button) throw new Error('the button cannot be seen')
  // With the mouse: Playwright's click would wait until the page is gone.
  const press = () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
  await requestOf(page, CALLBACK, press)
  await press()
  await expectOneOrder(site, control, customer)
})

test('Back from the provider leads to the same order, which can be continued', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  // The provider reports that this interaction is over.
  guard.expect(/status of 400.*\/interaction\//)
  await site.signIn(customer)
  await openReview(site)
  await spendButton(site).click()
  await expect(page.getByRole('heading', { name: site.provider.stepUp })).toBeVisible()
  await page.goBack()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await site.settled()
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expectOneOrder(site, control, customer)
  // Back after that leads to the provider, which is done with it, and then to the review of another order, with the points that are left.
  await page.goBack()
  await expect(page.getByRole('heading', { name: site.provider.expiredTitle })).toBeVisible()
  await page.goBack()
  await expect(question(site, 'redeem_reviewQuestion')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(site.points(30_000 - PRICE))
  await site.settled()
  expect((await control.look(customer.sub)).orders).toHaveLength(1)
})

test('an order whose response was lost is polled, across a reload, until its outcome is known', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/answer 50\d/)
  await site.signIn(customer)
  await openReview(site)
  await control.setScenario(customer.sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  // Not unanswered: an order that nobody can tell of is of unknown outcome after twenty seconds.
  const detail = JSON.stringify({ '': { status: 'running' } })
  await control.setScenario(customer.sub, { call: 'getRedemption', kind: 'odd', detail })
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(site.text(site.say('redeem_checkingTitle'))).toBeVisible()
  await page.reload()
  await expect(site.text(site.say('redeem_checkingTitle'))).toBeVisible()
  await control.clearScenarios(customer.sub)
  await expectOneOrder(site, control, customer)
})

test('a redemption by keyboard', async ({ site, page, control, customer }) => {
  const press = async (key: string) => page.keyboard.press(key)
  await site.signIn(customer)
  await site.open(`/gift-cards/${BRAND}`)
  await tabTo(site.link('giftCards_redeem'))
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('radio').first())
  await press('Space')
  await tabTo(site.button('redeem_formatNext'))
  await press('Enter')
  await expect(question(site, 'redeem_amountQuestion')).toBeVisible()
  await tabTo(dialog.getByRole('radio').first())
  await press('Space')
  await tabTo(site.button('redeem_toReview'))
  await press('Enter')
  await tabTo(spendButton(site))
  await press('Enter')
  await site.enterCode(customer)
  await page.waitForURL(/\/success/)
  await expectOneOrder(site, control, customer)
})

test.describe('in French', () => {
  test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

  test('an order that nobody can tell is looked for among the orders', async ({
    site,
    control,
    customer,
    guard,
  }) => {
    guard.expect(/answer 50\d/)
    await site.signIn(customer)
    await openReview(site)
    // Placed, and then neither the answer nor a question about it comes through.
    await control.setScenario(customer.sub, {
      call: 'redeemGiftCards',
      kind: 'answer-after-commit',
      status: 502,
    })
    await control.setScenario(customer.sub, { call: 'getRedemption', kind: 'status', status: 503 })
    await spendButton(site).click()
    await site.confirmAtProvider(customer)
    await expect(site.text(site.say('redeem_checkingTitle'))).toBeVisible()
    // Twice the backend's timeout: until then its answer may come.
    await expect(site.text(site.say('redeem_unknownTitle'))).toBeVisible({ timeout: 40_000 })
    await expect(site.text(site.say('redeem_lostTitle'))).toHaveCount(0)
    await site.expectAccessible()

    await site.link('redeem_unknownAction').click()
    await expect(site.text(site.say('orders_unknownTitle'))).toBeVisible()
    await site.expectAccessible()
  })
})
