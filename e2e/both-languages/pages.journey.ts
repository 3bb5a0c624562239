import type { BrowserContextOptions } from '@playwright/test'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { memberPages, pathOf, publicRoutes } from '../../tests/support/site-paths.ts'
import { avery, expect, type JourneyOptions, test as journey, Site } from '../support/journey.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

const averysPlan = planPersonas(new Date()).find(({ email }) => email === avery.email)
const phone = { width: 375, height: 812 }

/** Avery, who has a rich year, signed in once for all pages that are only looked at. */
const member = journey.extend<object, { averyState: State }>({
  averyState: [
    async ({ browser }, use, { project }) => {
      const world = JSON.parse(process.env.JOURNEY_WORLD ?? 'null')
      const page = await browser.newPage()
      // The projects of the configuration say their language.
      const { siteLocale = 'en-ca' } = project.use as Partial<JourneyOptions>
      const site = new Site(page, world, siteLocale)
      await site.signIn(avery)
      await use(await page.context().storageState())
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ averyState }, use) => use(averyState),
})

/** What holds for every page: it is there, has a name, reads well and fits any width. */
async function expectSoundPage(site: Site, path: string): Promise<void> {
  const { page } = site
  const answer = await page.goto(site.url(path))
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(site.url(path))
  // Counted in the markup: under an open dialog the page is hidden from roles.
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', site.locale === 'fr-ca' ? 'fr-CA' : 'en-CA')
  expect(await page.title()).not.toBe('')
  await site.settled()
  for (const width of [375, 770, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ width, overflow: Math.max(0, wide - width) }).toEqual({ width, overflow: 0 })
  }
  await page.setViewportSize(phone)
  await site.expectAccessible()
}

journey.describe('as a visitor', () => {
  journey.use({ viewport: phone })
  for (const route of publicRoutes()) {
    journey(`${route} is a sound page`, ({ site }) => expectSoundPage(site, pathOf(route)))
  }
})

member.describe('as a member', () => {
  member.use({ viewport: phone })
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
