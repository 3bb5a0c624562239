import { DEFERRED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { PAGE_PATIENCE_MS } from '../../tests/support/world.ts'
import { allowMeasuring, watchEvents } from '../support/analytics.ts'
import { holdScripts } from '../support/hydration.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { BRAND } from '../support/redeem.ts'

/** The wording of the specification (§2). */
async function expectFallback({ page }: Site): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible()
  await expect(
    page.getByText(
      "We're working hard to fix the issue. Try reloading the page or returning to the homepage to continue browsing.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
}

test('an error on the server shows the fallback, with a reference', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/BackendError: (INTERNAL|UNAVAILABLE)|50\d/)
  await allowMeasuring(site)
  const sent = await watchEvents(site)
  await site.signIn(customer)
  await control.setScenario(customer.sub, {
    call: 'getGiftCard',
    kind: 'status',
    status: 500,
    code: 'INTERNAL',
  })
  await page.goto(site.url(`/gift-cards/${BRAND}`))
  await expectFallback(site)
  const shown = page.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/).first()
  await expect(shown).toBeVisible()
  await site.settled()
  await site.expectAccessible()
  // Analytics reports the error, not the reference that the customer may quote: it is the same for all of their session.
  const errors = () => sent.filter(({ event }) => event === 'error')
  await expect.poll(errors).toHaveLength(1)
  const reference = /[0-9a-f-]{36}/.exec((await shown.textContent()) ?? '')?.[0] ?? 'no reference'
  expect(JSON.stringify(sent)).not.toContain(reference)
})

test('a profile that is late comes in the place of the page that says so', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/503/)
  await site.signIn(customer)
  await control.setScenario(customer.sub, {
    call: 'getCustomer',
    kind: 'slow',
    ms: PAGE_PATIENCE_MS + 2_000,
  })
  await page.goto(site.url('/account/profile'))
  await expect(page.getByRole('heading', { name: site.say('errors_profileHeading') })).toBeVisible()
  await expect(page.getByRole('heading', { name: site.say('profile_title'), exact: true })).toBeVisible()
  await site.settled()
  await site.expectAccessible()
})

test('an error in a loader shows the fallback, whose link leads home', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/INVALID_REQUEST|422|BackendError/)
  await site.signIn(customer)
  await site.open('/gift-cards')
  await control.setScenario(customer.sub, {
    call: 'getGiftCard',
    kind: 'status',
    // 400 and 404 are an unknown brand.
    status: 422,
    code: 'INVALID_REQUEST',
  })
  await page.locator(`main a[href="/gift-cards/${BRAND}"]`).first().click()
  await expectFallback(site)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(site.url('/'))
  await expect(page.locator('#scene-home')).toBeVisible()
})

test('an error in the browser shows the fallback', async ({ site, page, customer, guard }) => {
  guard.expect(/TypeError|Cannot read/)
  await site.signIn(customer)
  await site.open('/gift-cards')
  // A response of an unexpected shape.
  await page.route('**/_serverFn/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: body.replaceAll('"denominations"', '"somethingElse"') })
  })
  await page.locator(`main a[href="/gift-cards/${BRAND}"]`).first().click()
  await expectFallback(site)
  // Other calls of the page may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('with a goal', () => {
  test.use({ plan: { points: 5_000, goal: { brandId: 'maple-books', sku: 'maple-books-25' } } })

  test('a balance and a goal that cannot be read say so on the home page, and can be read again', async ({
    site,
    page,
    control,
    customer,
    guard,
  }) => {
    guard.expect(/BackendError: UNAVAILABLE|50\d/)
    await site.signIn(customer)
    for (const call of ['getBalance', 'getCustomer'] as const) {
      await control.setScenario(customer.sub, { call, kind: 'status', status: 503 })
    }
    await site.open('/')
    // After the retries of the queries.
    await expect(site.text(site.say('goal_unread'))).toBeVisible()
    const again = page.getByRole('main').getByRole('button', { name: site.say('errors_tryAgain') })
    await expect(again).toHaveCount(2)
    await site.expectAccessible()
    await control.clearScenarios(customer.sub)
    await again.last().click()
    await expect(site.text(site.say('goal_unread'))).toBeHidden()
    await again.click()
    await expect(again).toHaveCount(0)
    await expect(page.locator('main').getByText(site.points(5_000)).first()).toBeVisible()
  })
})

test('a suspended customer is told so and can sign out', async ({ site, page, control, customer, guard }) => {
  guard.expect(/BackendError: ACCOUNT_SUSPENDED|[45]0\d/)
  await site.signIn(customer)
  await control.setStatus(customer.sub, 'suspended')
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: site.say('errors_suspendedHeading') })).toBeVisible()
  // The press begins on the server-rendered page and ends on the hydrated one.
  await page
    .getByRole('main')
    .getByRole('button', { name: site.say('site_signOut') })
    .hover()
  await page.mouse.down()
  await letScriptsArrive()
  await page.mouse.up()
  // Late requests of the page being left are no longer signed in, and must not redirect.
  await expect(page).toHaveURL(site.url('/'))
  await expect(page.getByRole('banner').getByRole('link', { name: site.say('site_signIn') })).toBeVisible()
})

test('a PIN whose response was lost is reported as unknown', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/50\d/)
  await site.signIn(customer)
  await site.open('/account/promo')
  await control.setScenario(customer.sub, { call: 'redeemPromotionPin', kind: 'cut-after-commit', times: 1 })
  await page.locator('#pin').fill('aurora-500')
  await site.button('promo_submit').click()
  await expect(site.text(site.say('promo_unknown'))).toBeVisible()
  const { balance } = await control.look(customer.sub)
  await expect(page.getByRole('banner').getByText(site.points(balance)).first()).toBeVisible()
})

test('a filter whose list cannot be loaded keeps its page, says so, and can be retried', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/422/)
  await site.signIn(customer)
  await site.open('/offers')
  // Any other status is retried three times first.
  await control.setScenario(customer.sub, { call: 'listOfferGroups', kind: 'status', status: 422 })
  await page
    .getByRole('navigation', { name: site.say('offers_categories') })
    .getByRole('link')
    .first()
    .click()
  const failed = page.getByText(site.say('offers_failed'))
  await expect(failed.last()).toBeVisible()
  // Heard too, by what was there before it.
  await expect(page.getByRole('status').and(page.locator('p')).filter({ has: failed })).toHaveCount(1)
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('offers_title'))
  await site.expectAccessible()
  await control.clearScenarios(customer.sub)
  await site.button('errors_tryAgain').click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.locator('[aria-current=true]')).toHaveCount(1)
})

/** As with site data blocked: each part throws when it is named, built or called. */
function refuseParts(): void {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const part of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, part, { configurable: true, get: refuse })
  }
  for (const part of ['serviceWorker', 'locks']) {
    Object.defineProperty(navigator, part, { configurable: true, get: refuse })
  }
  for (const part of ['BroadcastChannel', 'SharedWorker']) {
    Object.defineProperty(window, part, { value: new Proxy(class {}, { construct: refuse }) })
  }
}

test('a browser that refuses storage, channels, caches and workers shows, saves and signs out', async ({
  site,
  page,
  context,
  customer,
}) => {
  await page.addInitScript(refuseParts)
  await site.open('/offers')
  await page.locator('nav a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('offers_title'))
  const notice = page.locator('[data-notice]')
  await site.button('announcements_close').click()
  await expect(notice).toHaveCount(0)
  await site.open('/province')
  await page.getByRole('radio').last().check()
  await page.locator('main').getByRole('button').click()
  await expect(page).toHaveURL(site.url('/'))

  await site.signIn(customer, '/account/profile?edit=name')
  await page.locator('#profile-firstName').fill('Noor')
  await site.button('profile_save').click()
  await expect(page.getByText('Noor').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Noor').first()).toBeVisible()
  await site.open('/account/card')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const hydrates of [true, false]) {
    if (hydrates) await site.open('/account')
    else {
      await site.signIn(customer)
      await holdScripts(page, `${site.world.site}/assets/*.js`)
      await page.goto(site.url('/account'))
      await expect(page.locator(`script[type=${DEFERRED}]`)).toBeAttached()
    }
    const session = () => context.cookies(site.world.site)
    expect((await session()).map(({ name }) => name)).toContain('__Host-borealis')
    await page
      .locator('form[action$="/auth/sign-out"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    // By way of the provider, whose pages have no such form either.
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.locator('form[action$="/auth/sign-out"]')).toHaveCount(0)
    await page.goto(site.url('/account'))
    await expect(page).not.toHaveURL(site.url('/account'))
  }
  await page.unrouteAll()
  await page.goto(site.url('/offers'))
  await page.locator('header a[hreflang=fr-CA]').first().click()
  await expect(page).toHaveURL(`${site.world.site}/fr-ca/offers`)
})
