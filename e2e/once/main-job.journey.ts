import type { Locator, Page } from '@playwright/test'
import { holdFont } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'
import { BRAND, PRICE, question } from '../support/redeem.ts'

/** Adds up what moves on the page that is open, also right after a press. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) {
          const before = Number(Reflect.get(window, 'shifted') ?? 0)
          Object.assign(window, { shifted: before + Number(entry.value) })
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since it was last asked. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifted = Number(Reflect.get(window, 'shifted') ?? 0)
    Object.assign(window, { shifted: 0 })
    return Math.round(shifted * 1000) / 1000
  })

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

test('from the home page, points become a gift card in five taps and one code, and nothing jumps', async ({
  site,
  page,
  customer,
}) => {
  await watchShifts(page)
  // A font that comes late moves lines where the system has none of its measures (`pages.journey.ts`). The provider's page has to load.
  await holdFont(page, site.world.site)
  await site.signIn(customer, '/')
  const taps: string[] = []
  const shifts: Record<string, number> = {}
  const tap = async (name: string, target: Locator, arrived: Locator) => {
    // Seen already, it could not tell that the tap has led anywhere.
    await expect(arrived).toBeHidden()
    await target.scrollIntoViewIfNeeded()
    await shiftOf(page)
    await target.tap()
    taps.push(name)
    await expect(arrived).toBeVisible()
    await site.settled()
    shifts[name] = await shiftOf(page)
  }
  const bar = page.getByRole('navigation', { name: site.say('site_barLabel') })
  const list = page.getByRole('heading', { level: 1, name: site.say('site_navGiftCards') })
  const brand = page.locator(`main a[href$="/gift-cards/${BRAND}"]`).first()
  await tap('gift cards', bar.getByRole('link', { name: site.say('site_navGiftCards') }), list)
  const amount = page.locator(`main a[href*="/gift-cards/${BRAND}/redeem?"]`).first()
  await tap('brand', brand, amount)
  await tap('amount', amount, question(site, 'redeem_formatQuestion'))
  await tap('format', site.button('redeem_formatContinue'), question(site, 'redeem_reviewQuestion'))
  const redeem = site.button('redeem_submit', { points: site.points(PRICE) })
  await redeem.tap()
  taps.push('redeem')
  await site.enterCode(customer)
  await page.waitForURL(/\/success\?orderNumber=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await site.settled()
  shifts.success = await shiftOf(page)
  expect(taps).toEqual(['gift cards', 'brand', 'amount', 'format', 'redeem'])
  const jumps = Object.entries(shifts).filter(([, shift]) => shift > 0.05)
  expect(jumps, JSON.stringify(shifts)).toEqual([])
})
