import type { BrowserContextOptions, Page } from '@playwright/test'
import { COLOUR_RULES } from '../../design-system/.storybook/colour-rules.ts'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { axeViolations, WCAG_22_AA } from '../../tests/support/axe-violations.ts'
import { memberPages, pathOf, publicRoutes } from '../../tests/support/site-paths.ts'
import type { Addresses } from '../../tests/support/world.ts'
import { clipped, stoppedTwice } from '../support/clipped-text.ts'
import { holdFont } from '../support/hydration.ts'
import { avery, expect, test as journey, type Site } from '../support/journey.ts'
import { signInByRequest } from '../support/sign-in-by-request.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

const averysPlan = planPersonas(new Date()).find(({ email }) => email === avery.email)
const phone = { width: 375, height: 812 }

// In French, the longer language: if French fits, English does. `tests/integration/pages.test.ts` requests each page in both.
journey.use({ siteLocale: 'fr-ca', locale: 'fr-CA', viewport: phone })

/** Avery, whose account has a full year of data, signed in once for all read-only pages. */
const member = journey.extend<object, { averyState: State }>({
  averyState: [
    async ({ playwright }, use) => {
      const { site }: Addresses = JSON.parse(process.env.JOURNEY_WORLD ?? 'null')
      const request = await playwright.request.newContext()
      await signInByRequest(request, `${site}/auth/sign-in`, avery)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ averyState }, use) => use(averyState),
})

/** Adds up the layout shifts of each document that the page loads from now on. */
const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      Object.assign(window, { layoutShift: sum })
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
 * dark, and it fits any width.
 */
async function expectSoundPage(site: Site, path: string): Promise<void> {
  const { page } = site
  await watchLayoutShift(page)
  const letFontArrive = await holdFont(page)
  const answer = await page.goto(site.url(path))
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(site.url(path))
  await site.settled()
  await picturesInView(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  await letFontArrive()
  expect(await clipped(page)).toEqual([])
  expect(await stoppedTwice(page)).toEqual([])
  // By markup: queries by role ignore the page under an open dialog.
  await expect(page.locator('h1')).toHaveCount(1)
  await site.expectAccessible()
  await showDark(page)
  await site.expectAccessible(COLOUR_RULES)
  for (const width of [375, 770, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ width, overflow: Math.max(0, wide - width) }).toEqual({ width, overflow: 0 })
  }
}

journey.describe('as a visitor', () => {
  for (const route of [...publicRoutes(), '/search?q=points']) {
    journey(`${route} is a sound page`, ({ site }) => expectSoundPage(site, pathOf(route)))
  }
})

member.describe('as a member', () => {
  for (const route of ['/', ...memberPages()]) {
    member(`${route} is a sound page`, async ({ site, control }) => {
      const { orders } = await control.look(averysPlan?.profile.sub ?? '')
      const path = pathOf(route, {
        orderNumber: orders[0]?.orderNumber ?? '',
        uniqueId: averysPlan?.addresses[0]?.uniqueId ?? '',
      })
      await expectSoundPage(site, path)
    })
  }
})

journey('a cut text, a late banner and a button without a name would be found', async ({ site, page }) => {
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
