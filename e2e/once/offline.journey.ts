import type { Page } from '@playwright/test'
import { chunk } from '../../app/domain/chunk.ts'
import { SAME_PRESS_MS } from '../../app/domain/same-press.ts'
import type { Control, TestCustomer } from '../../tests/support/control.ts'
import { passTime } from '../../tests/support/waits.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { reviewOrder, spendButton } from '../support/redeem.ts'
import { doneFor, heldBy, submit } from '../support/sending.ts'
import { expectCodeAsked } from '../support/step-up.ts'
import { claim, memberOfForms, type WrittenForm, writtenForms } from '../support/written-forms.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', plan: memberOfForms })

/** Waits until the next press counts as a new one. */
const think = () => passTime(SAME_PRESS_MS)

const fieldsOf = (page: Page, form: string) =>
  page
    .locator(form)
    .first()
    .evaluateHandle((element: HTMLFormElement) => [...element.elements])

/** A busy browser may report that it is online slightly early. */
async function networkIsBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const asksTheSite = () =>
    fetch('/health/live').then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => page.evaluate(asksTheSite)).toBe(true)
}

async function sendWithoutNetwork(
  site: Site,
  control: Control,
  customer: TestCustomer,
  { path, form, fill, writes, failed, sentByBrowser }: WrittenForm,
): Promise<void> {
  const { page } = site
  // Of a change that a step-up comes before, only what prepares it: a call of the site, which the backend does not see.
  let prepared = 0
  page.on('response', (response) => {
    if (/\/_serverFn\/(?:prepare|updateProfile)/.test(response.url())) prepared += 1
  })
  const done = async () => (writes ? doneFor(control, customer, writes) : prepared)
  await site.open(path(customer))
  await fill?.(page)
  const [typed, before, fields] = [await heldBy(page, form), await done(), await fieldsOf(page, form)]
  await page.context().setOffline(true)
  await submit(page, form).press('Enter')
  await expect(site.text(site.say(sentByBrowser ? 'site_notSent' : failed))).toBeVisible()
  await networkIsBack(page)
  // The fields are the same elements: new ones would be empty for a moment.
  const isSame = await fields.evaluate((elements) => elements.every(({ isConnected }) => isConnected))
  expect({ isSame, held: await heldBy(page, form) }).toEqual({ isSame: true, held: typed })
  await think()
  expect(await done()).toBe(before)
  await submit(page, form).press('Enter')
  if (!writes) await expectCodeAsked(site)
  await expect.poll(done).toBe(before + 1)
}

for (const forms of chunk([...writtenForms, claim], 4)) {
  test(`offline, nothing is sent, nor when the network is back: ${forms.map(({ name }) => name).join(', ')}`, async ({
    site,
    control,
    customer,
    guard,
  }) => {
    guard.expect(/ERR_INTERNET_DISCONNECTED/)
    await site.signIn(customer)
    for (const form of forms) {
      const trial = () => sendWithoutNetwork(site, control, customer, form)
      await test.step(form.name, trial).catch(async (error: unknown) => {
        // What one form does wrong hides nothing of the next.
        expect.soft(String(error), form.name).toBe('')
        await networkIsBack(site.page)
      })
    }
  })
}

test('a change is sent once its code can be loaded, in the same document', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/ERR_FAILED/)
  const code = '**/assets/calls-*.js'
  await page.route(code, (route) => route.abort())
  await site.signIn(customer, '/account/security')
  const freeze = site.button('security_freeze')
  await freeze.press('Enter')
  await expect(site.text(site.say('security_notSent'))).toBeVisible()
  const document = await page.evaluateHandle(() => window.document)
  await page.unroute(code)
  await think()
  await freeze.press('Enter')
  await expect(site.text(site.say('security_frozenTitle'))).toBeVisible()
  expect(await doneFor(control, customer, 'freezeAccount')).toBe(1)
  expect(await document.evaluate((before) => before === window.document)).toBe(true)
})

test('offline, the review of an order stays, says so over its page, and is sent once the network is back', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/)
  await site.signIn(customer)
  await reviewOrder(site)
  await page.context().setOffline(true)
  await spendButton(site).press('Enter')
  await expect(page.getByRole('dialog').getByText(site.say('site_notSent'))).toBeVisible()
  await networkIsBack(page)
  await think()
  expect((await control.look(customer.sub)).orders).toEqual([])
  await spendButton(site).press('Enter')
  await expectCodeAsked(site)
})

test('offline, a form that the browser would send keeps its page, and signs nobody out', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/)
  await site.signIn(customer)
  const otherTab = await page.context().newPage()
  await otherTab.goto(site.url('/account'))
  const shown = await otherTab.evaluateHandle(() => window.document)
  for (const path of ['/account', '/cookies']) {
    await site.open(path)
    const form = path === '/account' ? 'form[action$="/auth/sign-out"]' : 'main form[method=post]'
    await page.context().setOffline(true)
    // The menu of the account is closed.
    await page.locator(form).first().locator('[type=submit]').first().dispatchEvent('click')
    await expect(site.text(site.say('site_notSent'))).toBeVisible()
    await networkIsBack(page)
    await expect(page).toHaveURL(site.url(path))
  }
  expect(await otherTab.evaluate((before) => before === window.document, shown)).toBe(true)
  await site.open('/account')
  await page.locator('form[action$="/auth/sign-out"] [type=submit]').first().dispatchEvent('click')
  await expect(otherTab).toHaveURL(site.url('/'))
})

test('offline, a page whose code is not loaded fails in the same document, and opens from there', async ({
  site,
  page,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await site.open('/help')
  const document = await page.evaluateHandle(() => window.document)
  await page.context().setOffline(true)
  await site.link('site_footerCookies').press('Enter')
  await expect(site.text(site.say('errors_heading'))).toBeVisible()
  expect(await document.evaluate((before) => before === window.document)).toBe(true)
  await networkIsBack(page)
  await site.link('errors_again').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('cookies_title'))
})

test('offline, a page whose data is not there says so, and opens when the network is back or only its document comes', async ({
  site,
  page,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/)
  await site.open('/gift-cards/maple-books')
  const toList = page.locator('main a[href="/fr-ca/gift-cards"]').first()
  const open = async (brand: string) => {
    await toList.press('Enter')
    await page.locator(`main a[href$="/gift-cards/${brand}"]`).first().waitFor()
    await page.context().setOffline(true)
    await page.locator(`main a[href$="/gift-cards/${brand}"]`).first().press('Enter')
    await expect(page.getByRole('status').filter({ hasText: site.say('site_offline') })).toBeVisible()
  }
  const document = await page.evaluateHandle(() => window.document)
  await open('prairie-outfitters')
  await networkIsBack(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prairie Outfitters')
  expect(await document.evaluate((before) => before === window.document)).toBe(true)

  await open('cordwood-home')
  await page.route('**/_serverFn/**', () => undefined)
  await networkIsBack(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/cordwood-home$/)
})
