import { holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { openReview, spendButton } from '../support/redeem.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** Takes out what browsers got last, or have not got yet (`docs/browsers.md`). */
function takeOutParts(): void {
  const parts: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['parse', 'canParse']],
    [Promise, ['try', 'withResolvers']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [AbortSignal, ['any', 'timeout']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Navigator.prototype, ['wakeLock', 'locks', 'userActivation']],
    [window, ['cookieStore', 'CookieStore', 'requestIdleCallback', 'scheduler', 'structuredClone']],
    [Window.prototype, ['cookieStore', 'requestIdleCallback', 'scheduler', 'structuredClone']],
  ]
  for (const [owner, names] of parts) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('a browser that lacks what came last shows, filters, saves, orders and keeps the language', async ({
  site,
  page,
  control,
  customer,
}) => {
  await page.addInitScript(takeOutParts)
  await site.open('/province')
  await page.getByRole('radio').last().check()
  await page.locator('main').getByRole('button').click()
  await expect(page).toHaveURL(site.url('/'))
  for (const path of ['/offers', '/gift-cards', '/rewards', '/announcements', '/help/missing-points']) {
    await site.open(path)
    await expect(page.locator('main h1')).toBeVisible()
  }
  await site.open('/offers')
  await page.locator('nav a[href*="category="]').first().click()
  await expect(page.locator('nav [aria-current=true]')).toHaveCount(1)

  await site.signIn(customer)
  for (const path of [
    '/',
    '/account',
    '/account/history',
    '/account/redeem',
    '/account/security',
    '/account/card',
  ]) {
    await site.open(path)
    await expect(page.locator('main h1')).toBeVisible()
  }
  await site.open('/account/profile?edit=name')
  await page.locator('#profile-firstName').fill('Noor')
  await site.button('profile_save').click()
  await expect(page.getByText('Noor').first()).toBeVisible()

  await openReview(site)
  // The focus stays in the dialog, whose visible elements are found.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success/)
  expect((await control.look(customer.sub)).orders).toHaveLength(1)

  await site.open('/offers')
  await page.locator('header a[hreflang]').first().click()
  await expect(page).toHaveURL(`${site.world.site}/offers`)
  await page.goto(site.url('/offers'))
  await page.locator('header a[hreflang]').first().click()
  await expect(page).toHaveURL(`${site.world.site}/offers`)
  const language = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value
  expect(await language()).toBe('en-ca')
})

test('a drawer that comes open keeps the focus in it before the application runs', async ({
  site,
  page,
  customer,
}) => {
  await page.addInitScript(takeOutParts)
  await page.setViewportSize({ width: 375, height: 812 })
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/history?step=1'))
  const focused = page.getByRole('dialog').locator(':focus')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveCount(1)
  await letScriptsArrive()
})

test('outcomes are said where the application cannot be loaded, and once where it can', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/ERR_FAILED|dynamically imported module/)
  await site.signIn(customer)
  const outcomes = [
    ['/account/goal?outcome=saved', 'goal_saved'],
    ['/account/goal?unsent=yes', 'site_unsent'],
  ] as const
  const code = '**/assets/*.js'
  for (const [path, words] of outcomes) {
    const said = page.getByText(site.say(words)).filter({ visible: true })
    await page.route(code, (route) => route.abort())
    await page.goto(site.url(path))
    await expect(said).toHaveCount(1)
    await site.expectAccessible()
    await page.unroute(code)
    await page.goto(site.url(path))
    const raised = page.getByRole('region', { name: site.say('notifications_label'), exact: true })
    await expect(raised).toContainText(site.say(words))
    await expect(said).toHaveCount(1)
  }
})
