import type { Page } from '@playwright/test'
import { chunk } from '../../app/domain/chunk.ts'
import { COLOUR_RULES } from '../../design-system/.storybook/colour-rules.ts'
import { axeViolations, WCAG_22_AA } from '../../tests/support/axe-violations.ts'
import { memberPages, pathOf, publicRoutes } from '../../tests/support/site-paths.ts'
import { clipped, stoppedTwice } from '../support/clipped-text.ts'
import { holdFont } from '../support/hydration.ts'
import { averysParameters, expect, type Site, test } from '../support/journey.ts'

const phone = { width: 375, height: 812 }

// In French, the longer language: if French fits, English does. `tests/integration/pages.test.ts` requests each page in both.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', viewport: phone })

/** What has moved in a layout shift; TypeScript does not know it (Layout Instability API). */
interface Moved {
  readonly node: Node | null
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}

/** Adds up the layout shifts of each document that the page loads from now on. */
const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry)) continue
        sum += Number(entry.value)
        const sources: Moved[] = Reflect.get(entry, 'sources')
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${entry.value}: ${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          )
      }
      Object.assign(window, { layoutShift: sum, moved })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0))

/** Waits until the pictures in view are there. Others are loaded when they are scrolled to. */
const picturesInView = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return picture.complete || bottom < 0 || top > window.innerHeight
    }),
  )

/** Shows the page in dark colours at once, also what is not in view, which a browser draws later. */
async function showDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet()
    atOnce.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(atOnce)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
}

/**
 * What holds for every page: it loads without a layout shift, no text is clipped, axe finds nothing, nor in the colours of the
 * dark, and it fits any width. The page's layout shift must be watched. What is found on one page hides nothing of the next.
 */
async function expectSoundPage(site: Site, path: string): Promise<void> {
  const { page } = site
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  const letFontArrive = await holdFont(page)
  const answer = await page.goto(site.url(path))
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(site.url(path))
  await site.settled()
  await picturesInView(page)
  const moved = await page.evaluate(() => Reflect.get(window, 'moved'))
  expect.soft(await layoutShift(page), `${path} ${moved}`).toBeLessThanOrEqual(0.01)
  await letFontArrive()
  expect.soft(await clipped(page), path).toEqual([])
  expect.soft(await stoppedTwice(page), path).toEqual([])
  // By markup: queries by role ignore the page under an open dialog.
  await expect(page.locator('h1')).toHaveCount(1)
  await site.expectAccessible()
  await showDark(page)
  await site.expectAccessible(COLOUR_RULES)
  for (const width of [375, 770, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft({ path, width, overflow: Math.max(0, wide - width) }).toEqual({ path, width, overflow: 0 })
  }
}

/** As many pages as one journey opens, one after the other. */
const TOGETHER = 10

test.describe('as a visitor', () => {
  for (const routes of chunk([...publicRoutes(), '/search?q=points'], TOGETHER))
    test(`sound pages: ${routes.join(', ')}`, async ({ site, page }) => {
      await watchLayoutShift(page)
      for (const route of routes) await test.step(route, () => expectSoundPage(site, pathOf(route)))
    })
})

test.describe('as a member', () => {
  test.use({ storageState: async ({ averysCookies }, use) => use(averysCookies) })

  for (const routes of chunk(['/', ...memberPages()], TOGETHER))
    test(`sound pages: ${routes.join(', ')}`, async ({ site, page, control }) => {
      await watchLayoutShift(page)
      const parameters = await averysParameters(control)
      for (const route of routes)
        await test.step(route, () => expectSoundPage(site, pathOf(route, parameters)))
    })
})

test('a cut text, a late banner and a button without a name would be found', async ({ site, page }) => {
  await page.setContent('<!doctype html><html lang="fr"><title>Page</title><button></button></html>')
  expect((await axeViolations(page, WCAG_22_AA)).map(({ id }) => id)).toEqual(['button-name'])
  await watchLayoutShift(page)
  await page.goto(site.url('/'))
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('h2'), { textContent: 'A late banner' }))
    const heading = document.querySelector('h1')
    heading?.style.setProperty('overflow', 'hidden')
    heading?.style.setProperty('white-space', 'nowrap')
  })
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0.01)
  expect(await clipped(page)).toHaveLength(1)
})
