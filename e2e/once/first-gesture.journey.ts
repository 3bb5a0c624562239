import { CONSENT_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import { MEMBER_CARD_CACHE, MEMBER_CARD_RECORD } from '../../app/domain/offline-member-card.ts'
import { DRAFTS, RELOADED_AT } from '../../app/domain/session-storage-keys.ts'
import { ASLEEP, UNLOADABLE } from '../../app/site/sleep/page-life.ts'
import { wholeBrowser } from '../support/browsers.ts'
import { holdScripts, nextAwake } from '../support/hold-scripts.ts'
import { expect, test } from '../support/journey.ts'

// In French only, the longer language. Full Chromium, because the headless shell's resting pointer counts as a gesture.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', launchOptions: wholeBrowser })

test('a visitor reads without loading a script; the first gesture brings the application', async ({
  site,
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/', '/offers', '/gift-cards', '/rewards', '/help', '/terms']) {
    await page.goto(site.url(path))
    await page.waitForLoadState('networkidle')
    expect(scripts, `scripts of ${path} before a gesture`).toEqual([])
  }
  const awake = nextAwake(page)
  await page.mouse.move(200, 200)
  await awake
  await site.expectAwakeBecause('gesture')
  expect(scripts.length).toBeGreaterThan(0)
  // From here on a link is a client navigation: the document stays.
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator(`header a[href$="/offers"]`).first().click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('a page that wakes by itself says why, and one that never slept', async ({ site, page, context }) => {
  const help = site.url('/help')
  const isAsleep = () => expect(page.locator(`script[type=${ASLEEP}]:not([data-woke])`)).toHaveCount(1)
  const keepInTab = (key: string) =>
    page.evaluate((name) => sessionStorage.setItem(name, String(Date.now())), key)
  await page.goto(help)
  await isAsleep()
  await page.evaluate(() => window.scrollTo(0, 50))
  await site.expectAwakeBecause('moved')

  for (const [key, reason] of [
    [`${DRAFTS}me:name`, 'draft'],
    [RELOADED_AT, 'reloaded'],
  ] as const) {
    await keepInTab(key)
    await page.goto(help)
    await site.expectAwakeBecause(reason)
    await page.evaluate(() => sessionStorage.clear())
  }

  // Put by a page that sleeps: one that is awake would take it away at once.
  await page.goto(help)
  await isAsleep()
  await page.evaluate(
    async ([name, record]) => (await caches.open(name)).put(record, new Response('{"number":"1"}')),
    [MEMBER_CARD_CACHE, MEMBER_CARD_RECORD] as const,
  )
  await page.goto(help)
  await site.expectAwakeBecause('strangers-card')
  // Which takes it away.
  await expect.poll(() => page.evaluate((name) => caches.has(name), MEMBER_CARD_CACHE)).toBe(false)

  await page.goto(help)
  await isAsleep()
  await page.goto(site.url('/create-account?step=about'))
  await site.expectAwakeBecause('address-step')
  await context.addCookies([
    { name: CONSENT_COOKIE, value: formatConsent(['measurement']), url: site.world.site },
  ])
  await page.goto(help)
  await site.expectAwakeBecause('visit')
})

test('what its reader has scrolled to stays where it is when the application arrives', async ({
  site,
  page,
}) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await letScriptsArrive()
  // A new page begins at its top, as usual.
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  await page.locator('main a[href*="/offers"]').last().click()
  await expect(page).toHaveURL(/offers/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back leads to where a page stood, also one that slept when it was scrolled', async ({ site, page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/help'))
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await letScriptsArrive()
  // Where it is in view: nothing may scroll after the application has come.
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

test('an order that is chosen before the application is there is applied when it arrives', async ({
  site,
  page,
}) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/gift-cards'))
  await page.locator('select[name=sort]').selectOption('name')
  await page.mouse.move(200, 200)
  await letScriptsArrive()
  await expect(page).toHaveURL(/sort=name/)
})

test('a first press on a filter goes on in the same document, once React has come so far', async ({
  site,
  page,
}) => {
  await page.goto(site.url('/offers'))
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('nav a[href*="category="]').first().click()
  await expect(page).toHaveURL(/category=/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('the language is remembered even when its link is pressed before the application is there', async ({
  site,
  page,
}) => {
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
  // The address changes before the page is there: what the pointer does until then, nobody hears.
  await page.waitForLoadState()
  await page.mouse.move(300, 300)
  await expect(page.locator(`script[type=${UNLOADABLE}]`)).toHaveCount(1)
  await site.expectAwakeBecause('gesture')
})

test('a member reads home as the server drew it, until news or a hand takes it over', async ({
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
  expect(scripts, 'asked for before a gesture').toEqual([])
  // As another tab would announce that the points have changed.
  await page.evaluate(() =>
    new BroadcastChannel('borealis').postMessage({ kind: 'changed', keys: [['points']] }),
  )
  await expect(activity).not.toHaveAttribute('data-same')
  await expect(activity).toBeVisible()
  await site.expectAwakeBecause('other-tab')
  await open()
  await page.mouse.move(200, 200)
  await expect
    .poll(() => activity.evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await expect(activity).toHaveAttribute('data-same')
  await site.expectAwakeBecause('gesture')
})

test('a member who signs out in one window leaves the other, though nobody has touched either', async ({
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
  await expect(page).toHaveURL(site.url('/'))
  await expect(page.locator('form[action$="/auth/sign-out"]')).toHaveCount(0)
  await expect(other.locator('form[action$="/auth/sign-out"]')).toHaveCount(0)
  for (const tab of [page, other]) {
    expect(
      await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([])
  }
})

test('what was typed before the application is there is kept, and goes along to the other language', async ({
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
