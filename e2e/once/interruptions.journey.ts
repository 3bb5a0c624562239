import type { Page } from '@playwright/test'
import { SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import { HYDRATED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { passTime, quietNetwork, requestOf } from '../../tests/support/waits.ts'
import { hold, holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { eCardOrder } from '../support/redeem.ts'
import { doneFor, heldBy, submit } from '../support/sending.ts'
import { expectCodeAsked } from '../support/step-up.ts'
import { claim, memberOfForms, writtenForms } from '../support/written-forms.ts'

test.use({
  siteLocale: 'fr-ca',
  locale: 'fr-CA',
  plan: { ...memberOfForms, orders: [{ ...eCardOrder, minutesAgo: 60 }] },
})

/** Three clicks within the interval of repeated presses. */
async function pressInARow(page: Page, form: string): Promise<void> {
  const button = submit(page, form)
  await button.scrollIntoViewIfNeeded()
  const place = await button.boundingBox()
  if (!place) throw new Error('the button cannot be seen')
  for (let press = 0; press < 3; press++) {
    if (press > 0) await passTime(SAME_PRESS_MS / 6)
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  }
}

test('repeated clicks before hydration, or right after it, send a form once', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  const native = writtenForms.filter(({ name }) => ['goal', 'welcome that is put away'].includes(name))
  expect(native).toHaveLength(2)
  for (const { name, path, form, fill, done } of native) {
    const before = await doneFor(control, customer, 'updateCustomer')
    await page.goto(site.url(path(customer)))
    await fill?.(page)
    await pressInARow(page, form)
    // Idle is also a page that has not begun to leave yet.
    if (done) await expect(site.text(site.say(done)).first()).toBeVisible()
    else await expect(page.locator(form)).toHaveCount(0)
    await quietNetwork(page)
    // The network may have been quiet before the last press had its effect.
    await passTime(SAME_PRESS_MS)
    expect(await doneFor(control, customer, 'updateCustomer'), name).toBe(before + 1)
  }

  // The code that stops repeated presses loads after the application.
  const listener = '**/assets/watch-member-*.js'
  const arrival = Promise.withResolvers<void>()
  await page.route(listener, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await requestOf(page, listener, async () => {
    await page.goto(site.url(`/account/orders/${customer.orderNumbers[0]}`))
    await page.keyboard.press('Tab')
  })
  await pressInARow(page, 'form[action*="do=resend"]')
  await expect(site.text(site.say('eCards_resent'))).toBeVisible()
  expect(await doneFor(control, customer, 'resendECard')).toBe(1)
  arrival.resolve()
})

test('a part whose code never arrives stays, offline too, and the browser sends its form', async ({
  site,
  page,
  context,
  control,
  customer,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/)
  const { form } = writtenForms.find(({ name }) => name === 'welcome that is put away') ?? { form: '' }
  await site.signIn(customer)
  await requestOf(page, '**/assets/below-balance-*.js', async () => {
    await hold(page, '**/assets/below-balance-*.js')
    await page.goto(site.url('/'))
    await page.keyboard.press('Tab')
  })
  await page.locator(`script[type="${HYDRATED}"]`).waitFor({ state: 'attached' })
  await context.setOffline(true)
  await submit(page, form).click()
  await expect(page.getByText(site.say('site_notSent')).first()).toBeVisible()
  await expect(page.locator(form)).toBeVisible()

  await context.setOffline(false)
  await passTime(SAME_PRESS_MS)
  await submit(page, form).click()
  await expect(page.locator(form)).toHaveCount(0)
  expect(await doneFor(control, customer, 'updateCustomer')).toBe(1)
})

test('a claim that Back interrupts is restored by Forward, and is the same claim when sent again', async ({
  site,
  page,
  control,
  customer,
}) => {
  await site.signIn(customer)
  await site.open('/help')
  await site.open(claim.path())
  await claim.fill(page)
  const typed = await heldBy(page, claim.form)
  const backAndForward = async () => {
    await page.goBack()
    await page.goForward()
    await site.settled()
    // Browsers restore some fields, but not this one.
    await expect(page.locator('#claim-amount')).toHaveValue('12,50')
    expect(await heldBy(page, claim.form)).toEqual(typed)
  }
  await backAndForward()

  await control.setScenario(customer.sub, { call: 'createClaim', kind: 'slow', ms: 5_000, times: 1 })
  await requestOf(
    page,
    (request) => request.method() === 'POST',
    () => submit(page, claim.form).press('Enter', { noWaitAfter: true }),
  )
  // The backend has it before it is given up.
  const asked = async () => (await control.look(customer.sub)).redemptions
  await expect
    .poll(asked)
    .toContainEqual(expect.objectContaining({ operation: 'createClaim', state: 'running' }))
  // Playwright reports the aborted navigation as its own.
  await page.goBack().catch(() => undefined)
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => doneFor(control, customer, 'createClaim')).toBe(1)
  await page.goForward()
  await backAndForward()
  await submit(page, claim.form).press('Enter')
  await expect(page).toHaveURL(/\?claim=/)
  await site.settled()
  expect(new Set((await page.getByRole('main').textContent())?.match(/C-\d+/g)).size).toBe(1)
})

test('no typed letter is lost while a form restores its draft', async ({ site, page, customer }) => {
  const typed = 'Appartement 1234, porte B, au fond de la cour, troisième étage'
  await site.signIn(customer, '/account/profile/addresses/new')
  await page.locator('[name=city]').fill('Moncton')
  const letScriptsArrive = await holdScripts(page)
  await page.reload()
  await expect(page.locator('[name=city]')).toHaveValue('')
  await page.locator('[name=addressLine2]').focus()
  const typing = page.keyboard.type(typed, { delay: 20 })
  await letScriptsArrive()
  await typing
  await expect(page.locator('[name=addressLine2]')).toHaveValue(typed)
  await expect(page.locator('[name=city]')).toHaveValue('Moncton')
})

test('a selection on a gift card’s page is kept through signing in again, and sent once', async ({
  site,
  page,
  context,
  control,
  customer,
  guard,
}) => {
  guard.expect(/status of 401/)
  await site.signIn(customer, '/gift-cards/maple-books')
  const goal = page.locator('select[name=goal]')
  await goal.selectOption({ index: 2 })
  const chosen = await goal.inputValue()
  await context.clearCookies({ name: '__Host-borealis' })
  await submit(page, 'form:has(select[name=goal])').press('Enter')
  const told = page.getByRole('status').filter({ hasText: site.say('site_unsent') })
  await expect(told).toBeInViewport()
  await site.settled()
  await expect(goal).toHaveValue(chosen)
  expect(await doneFor(control, customer, 'updateCustomer')).toBe(0)
  await submit(page, 'form:has(select[name=goal])').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: site.say('goal_saved') })).toBeInViewport()
  // The notification is gone once the form was sent.
  await expect(told).toBeHidden()
  expect(await doneFor(control, customer, 'updateCustomer')).toBe(1)
})

test('signing out in another tab leaves a step-up page and deletes its draft', async ({
  site,
  page,
  context,
  customer,
}) => {
  await site.signIn(customer, '/account/profile/email')
  await page.locator('#new-email').fill('moved@example.ca')
  const started = await requestOf(page, /\/auth\/step-up$/, () =>
    submit(page, 'form[action$="/email"]').press('Enter'),
  )
  // Until the provider's page is there, the page that was left may still take the browser to it.
  await expectCodeAsked(site)
  // As after a new sign-in: the page that names the action.
  await site.open(`/auth/step-up?${started.postData()}`)
  await expect(site.text('moved@example.ca')).toBeVisible()
  const other = await context.newPage()
  await other.goto(site.url('/account'))
  await other.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action$="/auth/sign-out"]')?.requestSubmit(),
  )
  await expect(page).toHaveURL(site.url('/'))
  await expect(site.link('site_signIn').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('moved@example.ca')
})
