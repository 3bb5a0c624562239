import type { Locator } from '@playwright/test'
import { CLOSING_ID } from '../../app/domain/fragment-ids.ts'
import { passTime, requestOf, responseOf } from '../../tests/support/waits.ts'
import type { MessageKey } from '../../tests/support/words.ts'
import { expect, test } from '../support/journey.ts'

test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  plan: {
    points: 5_000,
    onBoardMessageActive: true,
    goal: { brandId: 'maple-books', sku: 'maple-books-25' },
  },
})

const pressByKey = (button: Locator) => button.press('Enter')

test('a pressed button that disappears moves the focus to the message, never to the top of the page, and one that is remounted keeps it', async ({
  site,
  page,
  customer,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name })
  await site.signIn(customer, '/')
  await pressByKey(site.button('join_welcomeDismiss'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await site.open('/account/privacy')
  await pressByKey(site.button('privacy_exportAsk'))
  await expect(heading(site.say('privacy_exportTitle'))).toBeFocused()

  // A link to a place within another page leads there by keyboard, too.
  await site.open('/account')
  await pressByKey(page.locator(`a[href$="/account/privacy#${CLOSING_ID}"]:visible`).first())
  await expect(page.locator(`#${CLOSING_ID}`)).toBeFocused()

  await site.open('/account/goal')
  // The tile of a card that is chosen is gone from the list.
  await pressByKey(page.locator('main a[href$="#goal-amount"]').first())
  await expect(page.locator('#goal-amount')).toBeFocused()

  await site.open('/account/goal')
  await pressByKey(site.button('goal_remove'))
  await expect(page.getByRole('status').filter({ hasText: site.say('goal_removed') })).toBeVisible()
  // The section proposes another card now.
  await expect(page.locator('#goal-amount')).toBeFocused()

  await site.open('/account/profile?edit=name')
  await pressByKey(site.button('profile_save'))
  await expect(page.getByRole('status').filter({ hasText: site.say('profile_saved') })).toBeVisible()
  await expect(page.locator('a[href$="edit=name"]')).toBeFocused()

  // The form is another one after saving.
  await site.open('/account/preferences')
  await page.locator('[name="offers/email"]').setChecked(true, { force: true })
  const save = site.button('messages_save')
  await pressByKey(save)
  await expect(page.getByRole('status').filter({ hasText: site.say('messages_saved') })).toBeVisible()
  await expect(save).toBeFocused()
})

test('a step of the same page that takes long leaves in place what is shown, and the focus', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer, '/account/orders')
  const arrival = Promise.withResolvers<void>()
  const orders = '**/_serverFn/listOrders*'
  await page.route(orders, async (route) => {
    await arrival.promise
    await route.continue()
  })
  const period = page.locator('select[name=dates]')
  await period.focus()
  await requestOf(page, orders, () => period.selectOption({ index: 1 }))
  // A skeleton would have taken its place by now.
  await passTime(1_000)
  await expect(period).toBeFocused()
  await responseOf(page, orders, () => arrival.resolve())
  await site.settled()
  await expect(period).toBeFocused()

  await site.open('/account/history/statement')
  await period.focus()
  await period.selectOption('24-MONTHS')
  await expect(page).toHaveURL(/24-MONTHS/)
  await site.settled()
  await expect(period).toBeFocused()
  await page.goBack()
  await expect(period).not.toHaveValue('24-MONTHS')
})

test('a change at the foot of a long page is reported in view, and covers nothing that is focused', async ({
  site,
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await site.signIn(customer, '/account/privacy')
  const allow = page.locator('form:has([name=purpose]) button').nth(1)
  // The button is at the top of the window, where notifications appear.
  await allow.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 12))
  await pressByKey(allow)
  const notice = page.getByRole('status').filter({ hasText: site.say('privacy_given') })
  await expect(notice).toBeInViewport({ ratio: 1 })
  const [told, pressed] = [await notice.boundingBox(), await allow.boundingBox()]
  expect(pressed?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 500))
})

test('a change that completes after its page was left is reported on the next one', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/Failed to fetch|ERR_FAILED|NETWORK/)
  const places = page.getByRole('navigation', { name: site.say('account_navLabel') })
  const toPrivacy = places.getByRole('link', { name: site.say('privacy_title') })
  const told = (key: MessageKey) => page.getByRole('status').filter({ hasText: site.say(key) })
  await site.signIn(customer, '/account/security')
  const frozen = Promise.withResolvers<void>()
  await page.route('**/_serverFn/freezeAccount*', async (route) => {
    await frozen.promise
    await route.continue()
  })
  await pressByKey(site.button('security_freeze'))
  await toPrivacy.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('privacy_title'))
  frozen.resolve()
  await expect(told('security_frozenTitle')).toBeInViewport()

  const letGo = Promise.withResolvers<void>()
  await page.route('**/_serverFn/requestDataExport*', async (route) => {
    await letGo.promise
    await route.abort()
  })
  await pressByKey(site.button('privacy_exportAsk'))
  await places.getByRole('link', { name: site.say('security_title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('security_title'))
  letGo.resolve()
  await expect(told('site_behindUnsure')).toBeInViewport()
  await site.expectAccessible()
})
