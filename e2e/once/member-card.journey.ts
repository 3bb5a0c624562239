import type { Page } from '@playwright/test'
import { formatMemberNumber } from '../../app/domain/member-number.ts'
import { MEMBER_CARD_CACHE, memberCardScopes } from '../../app/domain/offline-member-card.ts'
import type { TestCustomer } from '../../tests/support/control.ts'
import { expect, type Site, test } from '../support/journey.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** What Chromium and Firefox say of a page that they cannot load without a network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/

const paths = memberCardScopes.flatMap((scope) => [scope, `${scope}/full`])

test.beforeEach(({ guard }) => {
  // These journeys are about being offline.
  guard.expect(/net::ERR|NS_ERROR|NetworkError|Failed to load resource|Failed to fetch/)
})

const isKept = (site: Site) => expect(site.text(site.say('card_kept'))).toBeVisible()

async function signInAndKeep(site: Site, customer: TestCustomer): Promise<void> {
  await site.signIn(customer, '/account/card')
  await isKept(site)
}

async function seesTheCard(site: Site, sceneNumber: string): Promise<void> {
  await expect(site.text(formatMemberNumber(sceneNumber))).toBeVisible()
  await expect(site.page.getByRole('img', { name: /barres|barcode/i })).toBeVisible()
}

/** What the browser stores for the card: its cache and its service workers. */
const kept = (page: Page) =>
  page.evaluate(
    async (name) => ({
      record: await caches.has(name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
    MEMBER_CARD_CACHE,
  )

/**
 * Records every screen wake lock. A browser without a window refuses them; this replacement grants them as the
 * specification says (Screen Wake Lock §6).
 */
const keepLocks = (page: Page) =>
  page.addInitScript(() => {
    class Lock extends EventTarget {
      released = false
      async release() {
        if (this.released) return
        this.released = true
        this.dispatchEvent(new Event('release'))
      }
    }
    const locks: Lock[] = []
    const request = async () => {
      if (document.visibilityState === 'hidden') throw new DOMException('hidden', 'NotAllowedError')
      const lock = new Lock()
      locks.push(lock)
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    Object.assign(window, { locks })
  })

const heldLocks = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => Reflect.get(window, 'locks').map(({ released }: { released: boolean }) => !released))

const hideAndShow = (page: Page) =>
  page.evaluate(async () => {
    await Reflect.get(window, 'locks').at(-1).release()
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

// In Chromium only: Firefox would take the network from pages and leave it to their workers. There a walk ends its site instead.
test('after one visit the card opens offline, in both languages, and nothing else does', async ({
  site,
  page,
  context,
  customer,
}) => {
  await signInAndKeep(site, customer)
  expect(await kept(page)).toEqual({ record: true, workers: 2 })
  await context.setOffline(true)
  await page.reload()
  await seesTheCard(site, customer.sceneNumber)
  for (const path of paths) {
    await page.goto(site.world.site + path)
    await seesTheCard(site, customer.sceneNumber)
    await site.expectAccessible()
  }
  await expect(page.goto(site.url('/account/profile'))).rejects.toThrow(OFFLINE)
})

test('the card alone on the screen stays lit, and closes to the page that it was opened from', async ({
  site,
  page,
  customer,
}) => {
  await keepLocks(page)
  await site.signIn(customer, '/account/card')
  await site.link('card_fullScreen').press('Enter')
  await page.waitForURL(site.url('/account/card/full'))
  await seesTheCard(site, customer.sceneNumber)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect.poll(() => heldLocks(page)).toEqual([true])
  // The system releases the lock of a hidden page; the page requests it again when it is visible.
  await hideAndShow(page)
  await expect.poll(() => heldLocks(page)).toEqual([false, true])
  await page.getByText(site.say('card_choiceQr'), { exact: true }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  // A key that is held closes it once: one page back.
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  await page.waitForURL(site.url('/account/card'))
  await site.settled()
  await expect(page).toHaveURL(site.url('/account/card'))
  // Opened by its address, it leads to the card among the pages of the account.
  await page.goto('about:blank')
  await page.goto(site.url('/account/card/full'))
  await site.link('site_close').click()
  await page.waitForURL(site.url('/account/card'))
  // It stands in the middle of the screen: before its last part has arrived, the others would move.
  await page.goto(site.url('/account/card/full'))
  await seesTheCard(site, customer.sceneNumber)
  await site.link('site_close').evaluate((close) => close.remove())
  await expect(page.getByRole('img', { name: /barres/ })).toBeHidden()
})

test('the card is shown when the server fails', async ({ site, page, context, control, customer, guard }) => {
  // The page itself, which the card stands in for.
  guard.expect(/503: \S+\/account\/card$/)
  await site.signIn(customer, '/account/card')
  await isKept(site)
  // Each visit writes the record again while its owner is checked: it stays.
  for (let visit = 0; visit < 3; visit += 1) {
    await site.open('/account/card')
    await isKept(site)
    expect((await kept(page)).record).toBe(true)
  }
  await control.setScenario(customer.sub, { call: '*', kind: 'slow', ms: 12_000 })
  await page.goto(site.url('/account/card'))
  await seesTheCard(site, customer.sceneNumber)
  await expect(site.text(site.say('card_offline'))).toBeVisible()
  await expect(site.link('errors_home')).toHaveAttribute('href', '/fr-ca')
  await control.clearScenarios(customer.sub)
  await context.setOffline(false)
  // Nobody is left on the saved card.
  await site.link('errors_tryAgain').click()
  await expect(site.text(site.say('card_offline'))).toBeHidden()
  await expect(site.link('card_fullScreen')).toBeVisible()
})

test('signing out deletes the card, in this tab and from another', { tag: '@firefox' }, async ({
  site,
  page,
  context,
  customer,
}) => {
  await signInAndKeep(site, customer)
  const other = await context.newPage()
  // Without an interaction the application does not load.
  await other.goto(site.url('/account'))
  await other.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action$="/auth/sign-out"]')?.requestSubmit(),
  )
  await other.waitForURL((url) => !url.pathname.includes('/account'))
  await page.waitForURL(site.url('/'))
  await site.settled()
  await expect.poll(() => kept(page)).toEqual({ record: false, workers: 0 })
  await context.setOffline(true)
  await expect(page.goto(site.url('/account/card'))).rejects.toThrow(OFFLINE)
})

test('a member never sees the card of the previous one, online or offline', async ({
  site,
  page,
  context,
  control,
  customer,
}) => {
  await signInAndKeep(site, customer)
  // The provider ends the session over the back channel, without this browser knowing.
  const elsewhere = await context.browser()?.newContext()
  const provider = await elsewhere?.newPage()
  await elsewhere?.addCookies(await context.cookies(site.world.issuer))
  await provider?.goto(`${site.world.issuer}/session/end`)
  await provider?.locator('button.primary').click()
  await expect
    .poll(async () => (await control.events(customer.sub)).map(({ kind }) => kind))
    .toContain('back-channel-told')
  const next = await control.createCustomer({ firstName: 'Zora' })
  await context.clearCookies({ domain: '127.0.0.1' })
  await site.signInByHand(next, '/account')
  await expect.poll(() => kept(page)).toEqual({ record: false, workers: 0 })
  await context.setOffline(true)
  await expect(page.goto(site.url('/account/card'))).rejects.toThrow(OFFLINE)
  await context.setOffline(false)
  await site.open('/account/card')
  await isKept(site)
  await context.setOffline(true)
  await page.reload()
  await seesTheCard(site, next.sceneNumber)
  await expect(page.getByText(formatMemberNumber(customer.sceneNumber))).toHaveCount(0)
})

test('a session that ended elsewhere deletes the card at the next contact', async ({
  site,
  page,
  context,
  customer,
}) => {
  await signInAndKeep(site, customer)
  // The state after a back-channel sign-out: the session is gone, and no page knows.
  const cookies = await context.cookies(site.world.site)
  await context.clearCookies()
  await context.addCookies(cookies.filter(({ name }) => name === 'consent'))
  await page.goto(site.url('/account/card'))
  await page.goto(site.url('/offers'))
  await expect.poll(async () => (await kept(page)).record).toBe(false)
})
