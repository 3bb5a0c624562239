import { DRAFTS } from '../../app/domain/browser-parts.ts'
import { quietNetwork } from '../../tests/support/waits.ts'
import { holdScripts, hydrated } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('a visitor reads without loading a script; the first interaction loads the application', {
  tag: '@whole-browser',
}, async ({ site, page }) => {
  // At midnight, a page from a cache may still show yesterday, and hydrates for that: on a clock that is wrong, no time passes.
  await page.clock.setFixedTime(Date.now() - 3_600_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/', '/help']) {
    await page.goto(site.url(path))
    await quietNetwork(page)
    expect(scripts, `scripts of ${path} before an interaction`).toEqual([])
  }
  await page.mouse.move(200, 200)
  await hydrated(page)
  await site.expectHydratedBecause('interaction')
  expect(scripts.length).toBeGreaterThan(0)
  // A mouse needs nothing fetched ahead: after that, a link is a client navigation, and the document stays.
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator(`header a[href$="/offers"]`).first().click()
  await expect(page).toHaveURL(site.url('/offers'))
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('a first click on a filter is replayed in the same document', { tag: '@whole-browser' }, async ({
  site,
  page,
}) => {
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
    // Playwright scrolls once more where something moves under its finger.
    await page.evaluate(() => {
      const keep = () => sessionStorage.setItem('pressed at', String(Math.round(window.scrollY)))
      addEventListener('click', keep, { capture: true })
    })
    await edit.tap()
    await expect(page).toHaveURL(/edit=language/)
    const scrolled = Number(await page.evaluate(() => sessionStorage.getItem('pressed at')))
    expect(scrolled).toBeGreaterThan(0)
    // A font that comes late can take a line from what is above.
    const offBy = () => page.evaluate((before) => Math.abs(window.scrollY - before), scrolled)
    await expect.poll(offBy).toBeLessThan(30)
    await page.goto(site.url('/account/history'))
    await site.link('history_filterOpen').tap()
    await expect(page.getByRole('dialog', { name: site.say('history_filterOpen') })).toBeVisible()
  })

  test('a visitor’s next page is fetched when a finger touches its link, whether the application runs or not', {
    tag: '@whole-browser',
  }, async ({ site, page, guard }) => {
    // A browser gives up what it fetches ahead, and asks again for the page itself, where a busy machine takes too long for it.
    guard.expect(/contact net::ERR_TIMED_OUT/)
    const isFetchedAhead = () =>
      page.evaluate(() => {
        const [opened = {}] = performance.getEntriesByType('navigation')
        // TypeScript does not know it yet.
        return Reflect.get(opened, 'deliveryType')
      })
    for (const isRunning of [false, true]) {
      await expect(async () => {
        await page.goto(site.url('/help'))
        if (isRunning) {
          await page.evaluate(() => window.scrollTo(0, 50))
          await hydrated(page)
        }
        await page.locator('footer a[href$="/contact"]').tap()
        await expect(page).toHaveURL(site.url('/contact'))
        expect(await isFetchedAhead()).toBe('navigational-prefetch')
      }).toPass()
    }
  })
})

/** As in Safari: a page may copy only while it handles a press, and not when it does so again by itself. */
function copyOnlyInAPress(): void {
  const writeText = async (text: string) => {
    if (!window.event?.isTrusted) throw new DOMException('Not in a press', 'NotAllowedError')
    Reflect.set(window, 'copiedText', text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  document.execCommand = () => false
}

test('a press on “copy” before hydration copies, and what it copied is announced after it', async ({
  site,
  page,
  customer,
}) => {
  await page.addInitScript(copyOnlyInAPress)
  await site.signIn(customer)
  const letScriptsArrive = await holdScripts(page)
  await page.goto(site.url('/account/profile'))
  await page
    .locator('main')
    .getByRole('button', { name: site.say('card_copy') })
    .first()
    .click()
  const copied = () => page.evaluate(() => Reflect.get(window, 'copiedText'))
  await expect.poll(copied).toBe(customer.sceneNumber)
  await letScriptsArrive()
  const said = page.getByRole('status').filter({ hasText: site.say('card_copied') })
  await expect(said.first()).toBeAttached()
})

test('the language is stored even when its link is clicked before hydration', {
  tag: '@whole-browser',
}, async ({ site, page }) => {
  await page.goto(site.url('/help'))
  await page.locator('a[hreflang]').first().dispatchEvent('click')
  await expect(page).toHaveURL(`${site.world.site}/help`)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en-ca')
})

test.describe('as long as anybody waits', () => {
  test.use({ isPatient: false })

  test('a page whose style sheet never arrives is shown without it, and works', async ({ site, page }) => {
    await page.route('**/assets/*.css', () => new Promise(() => undefined))
    await page.goto(site.url('/offers'), { waitUntil: 'commit' })
    await page.locator('nav a[href*="category="]').first().click()
    await expect(page).toHaveURL(/category=/)
  })
})

test('a member’s home page stays as the server rendered it until a message or an interaction', {
  tag: '@whole-browser',
}, async ({ site, page, customer }) => {
  await site.signIn(customer)
  // As above: no midnight passes.
  await page.clock.setFixedTime(Date.now() - 3_600_000)
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
  await quietNetwork(page)
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

test('a sign-out in one window signs the other out, before either is hydrated', {
  tag: '@whole-browser',
}, async ({ site, page, context, customer }) => {
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
