import { DRAFTS, RELOADED_AT } from '../../app/domain/browser-parts.ts'
import { CONSENT_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import { MEMBER_CARD_CACHE, MEMBER_CARD_RECORD } from '../../app/domain/offline-member-card.ts'
import { DEFERRED, LOAD_FAILED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { failedRequestOf, passTime, quietNetwork } from '../../tests/support/waits.ts'
import { wholeBrowser } from '../support/browsers.ts'
import { holdScripts, hydrated } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'

// In French only, the longer language. Full Chromium, because the headless shell's resting pointer counts as an interaction.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', launchOptions: wholeBrowser })

test('a visitor reads without loading a script; the first interaction loads the application', async ({
  site,
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/', '/offers', '/gift-cards', '/rewards', '/help', '/terms']) {
    await page.goto(site.url(path))
    await quietNetwork(page)
    expect(scripts, `scripts of ${path} before an interaction`).toEqual([])
  }
  await page.mouse.move(200, 200)
  await hydrated(page)
  await site.expectHydratedBecause('interaction')
  expect(scripts.length).toBeGreaterThan(0)
  // After that, a link is a client navigation: the document stays.
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator(`header a[href$="/offers"]`).first().click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('a page that hydrates by itself, or eagerly, records why', async ({ site, page, context }) => {
  const help = site.url('/help')
  const isDeferred = () =>
    expect(page.locator(`script[type=${DEFERRED}]:not([data-hydration-reason])`)).toHaveCount(1)
  const storeInTab = (key: string) =>
    page.evaluate((name) => sessionStorage.setItem(name, String(Date.now())), key)
  await page.goto(help)
  await isDeferred()
  await page.evaluate(() => window.scrollTo(0, 50))
  await site.expectHydratedBecause('scroll-or-focus')

  for (const [key, reason] of [
    [`${DRAFTS}me:name`, 'draft'],
    [RELOADED_AT, 'release-reload'],
  ] as const) {
    await storeInTab(key)
    await page.goto(help)
    await site.expectHydratedBecause(reason)
    await page.evaluate(() => sessionStorage.clear())
  }

  // Stored on a deferred page; a hydrated one would delete it at once.
  await page.goto(help)
  await isDeferred()
  await page.evaluate(
    async ([name, record]) => (await caches.open(name)).put(record, new Response('{"number":"1"}')),
    [MEMBER_CARD_CACHE, MEMBER_CARD_RECORD] as const,
  )
  await page.goto(help)
  await site.expectHydratedBecause('other-members-card')
  await expect.poll(() => page.evaluate((name) => caches.has(name), MEMBER_CARD_CACHE)).toBe(false)

  await page.goto(help)
  await isDeferred()
  await page.goto(site.url('/create-account?step=about'))
  await site.expectHydratedBecause('param-step')
  await context.addCookies([
    { name: CONSENT_COOKIE, value: formatConsent(['measurement']), url: site.world.site },
  ])
  await page.goto(help)
  await site.expectHydratedBecause('measurement')
})

test('the scroll position stays when the application loads', async ({ site, page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await letScriptsArrive()
  // A new page starts at its top, as usual.
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  await page.locator('main a[href*="/offers"]').last().click()
  await expect(page).toHaveURL(/offers/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back restores the scroll position, also of a page that was scrolled before hydration', async ({
  site,
  page,
}) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/help'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await letScriptsArrive()
  // A link in view, because nothing may scroll after hydration.
  const place = await page.locator('main li a').evaluateAll((links) => {
    const [first] = links
      .map((link) => link.getBoundingClientRect())
      .filter(({ top, bottom }) => top > 100 && bottom < window.innerHeight - 200)
    return first ? { x: first.x + 4, y: first.y + 4 } : undefined
  })
  await page.mouse.click(place?.x ?? 0, place?.y ?? 0)
  await expect(page).toHaveURL(/\/help\/./)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('Back finds a page where it was, also when the next one has not come yet', async ({ site, page }) => {
  await page.goto(site.url('/help'))
  await page.mouse.move(200, 200)
  await site.settled()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.route('**/_serverFn/getHelpArticle*', () => undefined)
  const articles = page.locator('main li a')
  const [inView] = await articles.evaluateAll((links) =>
    links.flatMap((link, index) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 100 && bottom < window.innerHeight - 200 ? [index] : []
    }),
  )
  await articles.nth(inView ?? 0).click()
  // An outline stands in its place.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})

test('a sort order that is chosen before hydration is applied after it', async ({ site, page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/gift-cards'))
  await page.locator('select[name=sort]').selectOption('name')
  await page.mouse.move(200, 200)
  await letScriptsArrive()
  await expect(page).toHaveURL(/sort=name/)
})

test('a first click on a filter is replayed in the same document', async ({ site, page }) => {
  await page.goto(site.url('/offers'))
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('nav a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('the browser follows a first touch, and what it leads to needs no application', async ({
    site,
    page,
    customer,
  }) => {
    await site.signIn(customer)
    await holdScripts(page)
    await page.goto(site.url('/account/profile'))
    const edit = page.locator('#edit-language')
    await edit.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => Math.round(window.scrollY))
    expect(scrolled).toBeGreaterThan(0)
    await edit.tap()
    await expect(page).toHaveURL(/edit=language/)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled)
    await page.goto(site.url('/account/history'))
    await site.link('history_filterOpen').tap()
    await expect(page.getByRole('dialog', { name: site.say('history_filterOpen') })).toBeVisible()
  })
})

test('the language is stored even when its link is clicked before hydration', async ({ site, page }) => {
  await page.goto(site.url('/help'))
  await page.locator('a[hreflang]').first().dispatchEvent('click')
  await expect(page).toHaveURL(`${site.world.site}/help`)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en-ca')
})

test('a language link works when the application cannot be loaded', async ({ site, page, guard }) => {
  guard.expect(/assets/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site.url('/help'))
  await page.locator('a[hreflang]').first().click()
  await expect(page).toHaveURL(`${site.world.site}/help`)
  // The URL changes before the page has loaded; until then no script listens to the pointer.
  await page.waitForLoadState('domcontentloaded')
  await page.mouse.move(300, 300)
  await expect(page.locator(`script[type=${LOAD_FAILED}]`)).toHaveCount(1)
  await site.expectHydratedBecause('interaction')
})

test.describe('as long as anybody waits', () => {
  test.use({ isPatient: false })

  test('a link is followed by the browser when modules never arrive, before and after hydration', async ({
    site,
    page,
  }) => {
    let arrive = false
    await page.route('**/assets/*.js', (route) => (arrive ? route.continue() : new Promise(() => undefined)))
    await page.goto(site.url('/offers'))
    await page.locator('nav a[href*="category="]').first().click()
    await expect(page).toHaveURL(/category=/)
    await page.locator('header a[hreflang]').first().click()
    await expect(page).toHaveURL(/:\d+\/offers/)

    arrive = true
    await site.open('/offers')
    arrive = false
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('header a[href$="/gift-cards"]').first().click()
    await expect(page.locator('body:not([data-same])')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('giftCards_title'))
  })

  test('a link is followed by the browser when the data of its page never arrives', async ({
    site,
    page,
  }) => {
    await site.open('/offers')
    await page.route('**/_serverFn/**', () => new Promise(() => undefined))
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('header a[href$="/gift-cards"]').first().click()
    await expect(page.locator('body:not([data-same])')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('giftCards_title'))
  })

  test('a search whose answer never comes says that it takes long, and can be asked anew', async ({
    site,
    page,
  }) => {
    await site.open('/search')
    await page.route('**/_serverFn/**', () => new Promise(() => undefined))
    await page.getByRole('searchbox').fill('maple')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText(site.say('site_slow'))).toBeVisible()
    await page.getByRole('link', { name: site.say('errors_tryAgain') }).click()
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  })

  test('a section whose data never comes says so in five seconds, on a page that nobody touches', async ({
    site,
    page,
    customer,
    control,
  }) => {
    await site.signIn(customer)
    await control.setScenario(customer.sub, { call: 'listOrders', kind: 'slow', ms: 60_000 })
    // What the browser asks for itself never comes either: only the page anew has it.
    await page.route('**/_serverFn/**', () => new Promise(() => undefined))
    await page.goto(site.url('/account'))
    await expect(page.getByText(site.say('site_slow'))).toBeVisible({ timeout: 8_000 })
    await control.clearScenarios(customer.sub)
    await page.getByRole('link', { name: site.say('errors_tryAgain') }).click()
    await expect(page.getByText(site.say('account_noOrder'))).toBeVisible()
  })

  test('a page whose style sheet never arrives is shown without it, and works', async ({ site, page }) => {
    await page.route('**/assets/*.css', () => new Promise(() => undefined))
    await page.goto(site.url('/offers'), { waitUntil: 'commit' })
    await page.locator('nav a[href*="category="]').first().click()
    await expect(page).toHaveURL(/category=/)
  })
})

test('a change whose code never arrives is not sent, and says so', async ({ site, page, customer }) => {
  await page.route('**/assets/calls-*.js', () => new Promise(() => undefined))
  await site.signIn(customer)
  await page.goto(site.url('/account/profile?edit=name'))
  await hydrated(page)
  await page.locator('#profile-firstName').fill('Noor')
  await site.button('profile_save').click()
  await expect(site.text(site.say('profile_failed'))).toBeVisible()
  await expect(page.locator('#profile-firstName')).toHaveValue('Noor')
})

test('a member’s home page stays as the server rendered it until a message or an interaction', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const activity = page.locator('#home-activity')
  const open = async () => {
    await page.goto(site.url('/'))
    await activity.evaluate((heading) => heading.setAttribute('data-same', ''))
  }
  await open()
  expect(scripts, 'requested before an interaction').toEqual([])
  // As another tab announces a change of points.
  await page.evaluate(() =>
    new BroadcastChannel('borealis').postMessage({ kind: 'changed', keys: [['points']] }),
  )
  await expect(activity).not.toHaveAttribute('data-same')
  await expect(activity).toBeVisible()
  await site.expectHydratedBecause('other-tab')
  await open()
  await page.mouse.move(200, 200)
  await expect
    .poll(() => activity.evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await expect(activity).toHaveAttribute('data-same')
  await site.expectHydratedBecause('interaction')
})

test('a sign-out in one window signs the other out, before either is hydrated', async ({
  site,
  page,
  context,
  customer,
}) => {
  await site.signIn(customer)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(site.url('/account'))
  }
  for (const tab of [page, other]) {
    await tab.evaluate((key) => sessionStorage.setItem(key, '{}'), `${DRAFTS}me:name`)
  }
  await other.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action$="/auth/sign-out"]')?.requestSubmit(),
  )
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(site.url('/'))
    await expect(tab.locator('form[action$="/auth/sign-out"]')).toHaveCount(0)
    expect(
      await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([])
  }
})

test('input from before hydration is kept, and carried to the other language', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/profile/addresses/new'))
  await page.locator('[name=city]').fill('Gaspé')
  await page.locator('header a[hreflang="en-ca"]').first().click()
  await letScriptsArrive()
  await expect(page).toHaveURL(/:\d+\/account\/profile\/addresses\/new$/)
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')
})

test('a form that is sent while the application is loaded is not taken back by a file that the browser no longer loads', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/address-form-page|422/)
  await site.signIn(customer)
  const [application, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // As Firefox and Safari do from when they begin to leave a page.
  let isLeaving = false
  await page.route('**/assets/*.js', async (route) => {
    await application.promise
    const isRejected = isLeaving && /address-form-page/.test(route.request().url())
    await (isRejected ? route.abort() : route.continue())
  })
  await page.goto(site.url('/account/profile/addresses/new'))
  await page.locator('[name=city]').fill('Gaspé')
  await page.route('**/addresses/new', async (route) => {
    await answer.promise
    isLeaving = false
    await route.continue()
  })
  isLeaving = true
  await site.button('addresses_save').click({ noWaitAfter: true })
  await failedRequestOf(page, application.resolve)
  // Longer than the router takes to reload a page.
  await passTime(1_000)
  answer.resolve()
  await expect(page.getByText(site.say('addresses_line1Missing')).first()).toBeVisible()
  await expect(page.locator('[name=city]')).toHaveValue('Gaspé')
})

test('who corrects a form before hydration, or edits another field than the first, keeps the focus', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/422/)
  await site.signIn(customer)
  let letScriptsArrive = await holdScripts(page)
  const typesOn = async (field: string, text: string) => {
    const [start, end] = [text.slice(0, 3), text.slice(3)]
    await page.locator(field).click()
    await page.keyboard.type(start)
    await letScriptsArrive()
    await site.settled()
    await page.keyboard.type(end)
    await expect(page.locator(field)).toHaveValue(text)
  }
  await page.goto(site.url('/account/profile/addresses/new'))
  await site.button('addresses_save').click({ noWaitAfter: true })
  await expect(page.getByText(site.say('addresses_line1Missing')).first()).toBeVisible()
  await typesOn('[name=city]', 'Gaspé')
  letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/profile?edit=name'))
  await page.locator('#profile-lastName').fill('')
  await typesOn('#profile-lastName', 'Robichaud')
})
