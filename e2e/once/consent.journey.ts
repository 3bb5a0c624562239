import type { Page } from '@playwright/test'
import { CONSENT_WORDING, consentCookie, DEVICE_COOKIE } from '../../app/domain/consent.ts'
import { languageName, otherLocale, withLocalePrefix } from '../../app/domain/locale.ts'
import { failedRequestOf, quietNetwork } from '../../tests/support/waits.ts'
import { wordsIn } from '../../tests/support/words.ts'
import { expect, type Site, test } from '../support/journey.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', hasAnswered: false })

/** The consent banner. */
const banner = (site: Site) => site.page.getByRole('region', { name: site.say('consent_title') })

/** Every request to another origin than the site's, in order. */
function watchOthers(page: Page, site: Site): string[] {
  const others: string[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin !== site.world.site) others.push(request.url())
  })
  return others
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('no third party is contacted before consent, nor after it was withdrawn', async ({ site, page }) => {
  const others = watchOthers(page, site)
  for (const path of ['/', '/offers', '/gift-cards', '/help']) await site.open(path)
  expect(others).toEqual([])
  expect(await cookieNames(page)).not.toContain(DEVICE_COOKIE)
  await expect(page.locator('iframe')).toHaveCount(0)

  await banner(site)
    .getByRole('button', { name: site.say('consent_accept') })
    .click()
  await expect(banner(site)).toBeHidden()
  await expect.poll(() => others).toContainEqual(expect.stringMatching(/\/collect$/))
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(await cookieNames(page)).toContain(DEVICE_COOKIE)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.say('site_footerCookies') })
    .click()
  await site.button('cookies_none').click()
  await expect(page.getByText(site.say('cookies_saved'))).toBeVisible()
  await site.settled()
  others.length = 0
  for (const path of ['/', '/offers', '/gift-cards']) await site.open(path)
  await quietNetwork(page)
  expect(others).toEqual([])
  expect(await cookieNames(page)).not.toContain(DEVICE_COOKIE)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a refusal is stored with its wording, contacts no third party, and the banner does not come back', async ({
  site,
  page,
}) => {
  const others = watchOthers(page, site)
  await site.open('/offers')
  await banner(site)
    .getByRole('button', { name: site.say('consent_decline') })
    .press('Enter')
  await expect(banner(site)).toBeHidden()
  await site.open('/gift-cards')
  await expect(banner(site)).toBeHidden()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === consentCookie(site.world.site))?.value).toBe(CONSENT_WORDING)
  expect(others).toEqual([])
})

test('offline, an answer is not taken, and the page stays', async ({ site, page, guard }) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/)
  await site.open('/offers')
  await page.context().setOffline(true)
  const decline = banner(site).getByRole('button', { name: site.say('consent_decline') })
  await decline.click()
  await expect(page.getByRole('alert').filter({ hasText: site.say('site_notSent') })).toBeVisible()
  await page.context().setOffline(false)
  await decline.click()
  await expect(banner(site)).toBeHidden()
})

test('an answer counts when its code cannot be loaded', async ({ site, page, guard }) => {
  guard.expect(/net::ERR_FAILED|dynamically imported module/)
  await page.route('**/send-answer*', (route) => route.abort())
  await site.open('/offers')
  const decline = banner(site).getByRole('button', { name: site.say('consent_decline') })
  await failedRequestOf(page, 'send-answer', () => decline.click())
  await expect(banner(site)).toBeHidden()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === consentCookie(site.world.site))?.value).toBe(CONSENT_WORDING)
})

test('consent in one tab and refusal in another: the tag frame is removed from both', async ({
  site,
  page,
  context,
}) => {
  await site.open('/offers')
  await banner(site)
    .getByRole('button', { name: site.say('consent_accept') })
    .click()
  await expect(page.locator('iframe')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto(site.url('/cookies'))
  await other.getByRole('button', { name: site.say('cookies_none') }).click()
  await expect(other.getByText(site.say('cookies_saved'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('each purpose can be allowed separately', async ({ site, page }) => {
  const others = watchOthers(page, site)
  const other = otherLocale(site.locale)
  await page.goto(site.world.site + withLocalePrefix('/cookies', other))
  await site.settled()
  const there = wordsIn(other)
  await page.getByRole('checkbox', { name: there('cookies_experiments') }).check()
  // Unsaved choices survive a language switch.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: languageName(site.locale) })
    .click()
  await expect(page.getByRole('checkbox', { name: site.say('cookies_experiments') })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: site.say('cookies_measurement') })).not.toBeChecked()
  await site.button('cookies_save').click()
  await expect(page.getByText(site.say('cookies_saved'))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: site.say('cookies_experiments') })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: site.say('cookies_measurement') })).not.toBeChecked()
  await site.open('/offers')
  expect(others).toEqual([])
  expect(await cookieNames(page)).toContain(DEVICE_COOKIE)
})

test('the banner never covers the focused element', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await site.open('/')
  await expect(banner(site)).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    // The page may still be scrolling.
    await expect.poll(() => coveredByQuestion(page)).toBeNull()
  }
})

/** The start of the focused element's HTML, if the banner covers its top edge. */
const coveredByQuestion = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const panel = document.querySelector('.consent-panel')
    if (!focused || !panel || panel.contains(focused) || focused === document.body) return null
    const [own, over] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()]
    return own.top >= over.top && own.bottom > over.top ? focused.outerHTML.slice(0, 120) : null
  })

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  test('counts as a refusal: no banner, and no third party is contacted', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
    })
    const yes = {
      name: consentCookie(site.world.site),
      value: `${CONSENT_WORDING}.measurement.experiments`,
      url: site.world.site,
    }
    await page.context().addCookies([yes])
    const others = watchOthers(page, site)
    await site.open('/offers')
    await expect(banner(site)).toBeHidden()
    await site.open('/cookies')
    await expect(page.getByText(site.say('cookies_gpcText'))).toBeVisible()
    expect(others).toEqual([])
  })
})
