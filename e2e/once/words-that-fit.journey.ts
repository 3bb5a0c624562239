import type { Page } from '@playwright/test'
import { memberPages, pathOf, publicRoutes } from '../../tests/support/site-paths.ts'
import { avery, expect, test } from '../support/journey.ts'

// French is the longer language: where it fits, English does.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', viewport: { width: 375, height: 812 } })

/** Texts that are wider than their place and cut there; what scrolls by itself is meant to. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element)
      const isForEars = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
      if (isForEars || overflowX === 'auto' || overflowX === 'scroll') return false
      const isWider = element.scrollWidth > element.clientWidth + 1
      return isWider && (overflowX !== 'visible' || textOverflow === 'ellipsis')
    }
    const isInScroller = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      return /auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement)
    }
    const speaks = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const beyond = (element: Element) => {
      const box = element.getBoundingClientRect()
      const isHidden = box.width <= 1 || !element.checkVisibility()
      const scrolls = isInScroller(element)
      return !isHidden && !scrolls && (box.right > window.innerWidth + 1 || box.left < -1)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && speaks(element))
      .filter((element) => isCut(element) || beyond(element))
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`)
  })

/** A sentence that ends with `26 nov.` and then with its own full stop. */
const stoppedTwice = (page: Page) => page.getByText(/[^.\s]\.\.(?!\.)/).allTextContents()

for (const route of publicRoutes()) {
  test(`no word of ${route} is cut on a phone`, async ({ site, page }) => {
    await page.goto(site.url(pathOf(route)))
    expect(await clipped(page)).toEqual([])
    expect(await stoppedTwice(page)).toEqual([])
  })
}

test('no word of a page of a member is cut on a phone', async ({ site, page }) => {
  test.setTimeout(120_000)
  await site.signIn(avery, '/account/orders')
  const order = await page.locator('main a[href*="/account/orders/"]').first().getAttribute('href')
  await page.goto(site.url('/account/profile'))
  const address = await page
    .locator('main a[href*="/addresses/"]:not([href*="new"])')
    .first()
    .getAttribute('href')
  const values = {
    orderNumber: order?.split('/').at(-1) ?? '',
    uniqueId: /addresses\/([^/?]+)/.exec(address ?? '')?.[1] ?? '',
  }
  const cut: Record<string, string[]> = {}
  for (const route of ['/', ...memberPages()]) {
    const answer = await page.goto(site.url(pathOf(route, values)))
    expect([route, answer?.status()]).toEqual([route, 200])
    const words = await clipped(page)
    if (words.length > 0) cut[route] = words
  }
  expect(cut).toEqual({})
})

test('a text that is cut would be found', async ({ site, page }) => {
  await page.goto(site.url('/'))
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.style.setProperty('overflow', 'hidden')
    heading?.style.setProperty('white-space', 'nowrap')
  })
  expect(await clipped(page)).toHaveLength(1)
})

for (const path of [
  '/',
  '/offers',
  '/offers/NC-MORNING-400',
  '/rewards',
  '/gift-cards',
  '/help',
  '/search?q=points',
]) {
  test(`nothing on ${path} moves while it loads`, async ({ site, page }) => {
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
        document.documentElement.dataset.shift = shift.toFixed(4)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url(path))
    await site.settled()
    // A font that arrives after the first paint may move a line by a hair; a picture or a banner would move much more.
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.01)
  })
}
