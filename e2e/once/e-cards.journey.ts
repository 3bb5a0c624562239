import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { eCardOrder } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: { points: 30_000, orders: [eCardOrder] } })

/** Everything that the browser stores besides the DOM: storage, history state, and the query cache. */
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { queryClient } = Reflect.get(Object(window), '__TSR_ROUTER__').options.context
    const answers = queryClient.getQueryCache().getAll()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      answers.map(({ queryKey, state }: { queryKey: unknown; state: unknown }) => [queryKey, state]),
    ])
  })

test('an e-card shows its code after a step-up, drops it when hidden, and is resent', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  const [orderNumber = ''] = customer.orderNumbers
  await control.ageOrder(orderNumber, 60)
  await site.signIn(customer, `/account/orders/${orderNumber}`)
  await site.expectAccessible()
  await page.getByRole('button', { name: site.say('eCards_show') }).click()
  await site.enterCode(customer)
  const shown = page.getByRole('region', { name: site.say('eCards_code') })
  await expect(shown).toBeVisible()
  await expect(shown).toBeFocused()
  // Neither the URL nor the history keeps the handle that allowed the reveal.
  await expect(page).toHaveURL(site.url(`/account/orders/${orderNumber}`))
  await site.expectAccessible()
  const code = ((await shown.locator('figcaption').textContent()) ?? '').trim()
  expect(code).toMatch(/^\d{4}( \d{4}){3}$/)
  expect(await keptInBrowser(page)).toContain(orderNumber)
  for (const form of [code, code.replaceAll(' ', '')]) expect(await keptInBrowser(page)).not.toContain(form)
  // Full screen, for a scanner.
  await site.button('card_fullScreen').press('Enter')
  const whole = page.getByRole('dialog', { name: site.say('eCards_code') })
  await expect(whole.getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(whole).toContainText(code)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await whole.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await page.keyboard.press('Escape')
  await expect(whole).toBeHidden()
  await expect(site.button('card_fullScreen')).toBeFocused()
  await site.button('eCards_hide').click()
  await expect(shown).toBeHidden()
  expect(await page.content()).not.toContain(code)
  // The member's own mark, and its removal after the interval of repeated presses.
  const mark = page.getByRole('button', { name: site.say('eCards_mark') })
  await mark.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: site.say('eCards_marked') })).toBeInViewport()
  const unmark = page.getByRole('button', { name: site.say('eCards_unmark') })
  await expect(unmark).toBeFocused()
  await page.reload()
  await site.settled()
  await expect(page.getByText(site.say('eCards_used'), { exact: true })).toBeVisible()
  await unmark.click()
  await expect(mark).toBeVisible()
  await page.reload()
  await site.settled()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: site.say('eCards_resend') }).click()
  await expect(site.text(site.say('eCards_resent'))).toBeVisible()
  // An expired session leads to sign-in and back to the order.
  guard.expect(/401/)
  await page.context().clearCookies()
  // By keyboard: another quick click in the same place would count as a repeat.
  await page.getByRole('button', { name: site.say('eCards_resend') }).press('Enter')
  await site.signInAtProvider(customer)
  await expect(page).toHaveURL(site.url(`/account/orders/${orderNumber}`))
})

test('the first button of a receipt leads to the card: to where it will lie, and once it was sent to its code, which is not requested while its screen cannot be loaded', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/net::ERR_FAILED|dynamically imported module/)
  const [orderNumber = ''] = customer.orderNumbers
  await site.signIn(customer, `/success?orderNumber=${orderNumber}`)
  const first = page.getByRole('main').locator('a, button').first()
  await expect(first).toHaveAccessibleName(site.say('success_seeECards'))
  await expect(first).toHaveAttribute('href', '/fr-ca/account/e-cards')
  await control.ageOrder(orderNumber, 60)
  await page.reload()
  await site.settled()
  await expect(first).toHaveAccessibleName(site.say('success_showECard'))
  const reveals = async () =>
    (await control.look(customer.sub)).calls.filter(({ operation }) => operation === 'revealECard')
  const screen = '**/shown-code*'
  await page.route(screen, (route) => route.abort())
  await first.click()
  await site.enterCode(customer)
  await expect(page).toHaveURL(site.url('/account/e-cards'))
  await expect(page.getByText(site.say('eCards_revealFailed'))).toBeVisible()
  expect(await reveals()).toHaveLength(0)
  await page.unroute(screen)
  await page.getByRole('button', { name: site.say('eCards_show') }).click()
  await site.enterCode(customer)
  await expect(page.getByRole('region', { name: site.say('eCards_code') })).toBeVisible()
  expect(await reveals()).toHaveLength(1)
})
