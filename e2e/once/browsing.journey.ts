import type { Locator, Page } from '@playwright/test'
import { daysAgo } from '../../tests/support/samples.ts'
import { SCRIPT_BLOCKED } from '../support/guard.ts'
import { avery, expect, type Site, test } from '../support/journey.ts'
import { reviewPath } from '../support/redeem.ts'

// In French only, the longer language.
test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

/** Switches to the same page in English, by the first visible language switch. */
async function switchLanguage({ page, otherLanguage }: Site, place: Page | Locator = page): Promise<void> {
  await place.getByRole('link', { name: otherLanguage }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
}

const inEnglish = (address: string) => address.replace('/fr-ca', '')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, plan: { language: 'fr' } })

  test('a member claims missing points; the input survives an error, and is there in the other language', async ({
    site,
    page,
    customer,
    guard,
  }) => {
    // Chromium logs the 422 of a form that is rendered again.
    guard.expect(/422/)
    await site.signIn(customer)
    await site.open('/help/missing-points')
    const amount = () => page.locator('#claim-amount')
    await page.getByLabel(site.say('claims_partner')).selectOption('maple-books')
    await page.getByLabel(site.say('claims_date')).fill(daysAgo(30))
    await amount().fill('beaucoup')
    await site.button('claims_send').click()
    await expect(page.getByRole('heading', { name: site.say('claims_errorTitle') })).toBeVisible()
    await expect(amount()).toHaveValue('beaucoup')
    await site.expectAccessible()
    await page.getByRole('link', { name: site.say('claims_amountWrong') }).click()
    await expect(amount()).toBeFocused()
    await site.settled()
    await amount().fill('42,50')
    await page.goto(inEnglish(site.url('/help/missing-points')))
    await expect(amount()).toHaveValue('42,50')
    await expect(page.locator('#claim-partnerCode')).toHaveValue('maple-books')
    await page.goto(site.url('/help/missing-points'))
    await expect(amount()).toHaveValue('42,50')
    await site.button('claims_send').click()
    await expect(page).toHaveURL(/\?claim=[\w-]+$/)
    const number = new URL(page.url()).searchParams.get('claim') ?? ''
    await expect(page.getByText(site.say('claims_sentTitle', { number }))).toBeVisible()
    await expect(page.getByText('Maple Books : 42,50 $')).toBeVisible()
    await expect(amount()).toHaveValue('')
    await site.expectAccessible()
  })
})

test('the language switch leads to the same page with the same selection', async ({ site, page }) => {
  await site.open('/gift-cards?format=Physical')
  await switchLanguage(site, page.getByRole('banner'))
  await expect(page).toHaveURL(`${site.world.site}/gift-cards?format=Physical`)
  // The choice is stored for the root URL and affects no other.
  const kept = await page.evaluate(() => [localStorage.getItem('language'), document.cookie])
  expect(kept).toEqual(['en-ca', expect.stringContaining('language=en-ca')])
})

test('a member finds an order by its number, also in the other language', async ({ site, page }) => {
  await site.signIn(avery, '/account/orders')
  const href = await page.locator('main a[href*="/account/orders/"]').first().getAttribute('href')
  const number = href?.split('/').at(-1) ?? ''
  expect(number).not.toBe('')
  await site.open('/search')
  await page.getByLabel(site.say('search_label')).fill(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url(`/search?q=${number}`))
  await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
  // Unsubmitted input is carried over too.
  const typed = number.toLowerCase()
  await page.getByLabel(site.say('search_label')).fill(typed)
  await switchLanguage(site)
  await expect(page).toHaveURL(inEnglish(site.url(`/search?q=${typed}`)))
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue(typed)
  await page.locator(`main a[href$="/account/orders/${number}"]`).click()
  await expect(page).toHaveURL(inEnglish(site.url(`/account/orders/${number}`)))
})

// `tests/integration/language.test.ts` switches at the other steps.
test('an amount that is chosen in the redeem dialog and not sent is chosen in the other language', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer, reviewPath.replace('step=review', 'step=amount'))
  const wanted = new URL(page.url())
  const dialog = page.getByRole('dialog')
  const sku = await dialog.locator('input[name=sku]:not(:checked):enabled').first().getAttribute('value')
  await dialog.locator(`input[value="${sku}"]`).check({ force: true })
  wanted.searchParams.set('sku', sku ?? '')
  const chosen = await dialog.locator('input:checked').evaluateAll(valuesOf)
  // The dialog covers the header, so it has its own language switch.
  await switchLanguage(site, dialog)
  await expect(page).toHaveURL(inEnglish(wanted.href))
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.locator('input:checked').evaluateAll(valuesOf)).toEqual(chosen)
})

test('a previous page of a list that is opened by keyboard opens at its top', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await site.open('/offers/limited-time?page=2')
  await expect(page.getByText(site.say('site_noneHere'))).toBeVisible()
  const before = page.getByRole('link', { name: site.say('site_previousPage') })
  await before.focus()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url('/offers/limited-time'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(before).toHaveCount(0)
})

const valuesOf = (inputs: Element[]) => inputs.map((input) => input.getAttribute('value'))

/** The texts of a list, in order. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ guard }) => {
      if (!javaScriptEnabled) guard.expect(SCRIPT_BLOCKED)
    })

    test('Back and Forward restore the selection', async ({ site, page }) => {
      const ready = () => (javaScriptEnabled ? site.settled() : page.waitForLoadState('domcontentloaded'))
      const catalogue = {
        path: '/gift-cards',
        things: 'main li a[href*="/gift-cards/"]',
        choose: async (site: Site) => {
          await site.page.locator('main input[name=format]').first().check()
          if (!javaScriptEnabled) await site.button('giftCards_filtersApply').click()
        },
      }
      const lists = [
        {
          path: '/offers',
          things: 'main article a',
          choose: (site: Site) =>
            site.page
              .getByRole('navigation', { name: site.say('offers_categories') })
              .getByRole('link')
              .first()
              .click(),
        },
        {
          path: '/rewards',
          things: 'main article a',
          choose: (site: Site) =>
            site.page
              .getByRole('navigation', { name: site.say('rewards_categories') })
              .getByRole('link')
              .nth(1)
              .click(),
        },
        catalogue,
      ]
      // Without JavaScript, the links of the others are links as anywhere.
      for (const { path, things, choose } of javaScriptEnabled ? lists : [catalogue]) {
        await test.step(path, async () => {
          await page.goto(site.url(path))
          await ready()
          const all = await shown(page, things)
          await choose(site)
          await expect(page).not.toHaveURL(site.url(path))
          await ready()
          const filtered = page.url()
          // The URL changes before the list.
          await expect.poll(() => shown(page, things)).not.toEqual(all)
          const some = await shown(page, things)
          expect(some.length).toBeGreaterThan(0)
          await page.locator(things).first().click()
          await expect(page).not.toHaveURL(filtered)
          await page.goBack()
          await expect(page).toHaveURL(filtered)
          await expect.poll(() => shown(page, things)).toEqual(some)
          await page.goBack()
          await expect(page).toHaveURL(site.url(path))
          await expect.poll(() => shown(page, things)).toEqual(all)
          await expect(page.locator('main input[name=format]:checked')).toHaveCount(0)
          await page.goForward()
          await expect(page).toHaveURL(filtered)
          await expect.poll(() => shown(page, things)).toEqual(some)
        })
      }
    })

    test('the filters of a phone are a sheet that its button, Escape and Back close', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 667 })
      await page.goto(site.url('/gift-cards'))
      if (javaScriptEnabled) await site.settled()
      const opener = page.locator('main a[href*="filters=open"]')
      const drawer = page.getByRole('dialog', { name: site.say('giftCards_filtersOpen') })
      await opener.click()
      await expect(drawer).toBeVisible()
      await expect(page).toHaveURL(/filters=open/)
      await drawer.locator('input[name=format][value=Physical]').check()
      const cards = drawer.getByText(site.say('giftCards_filtersShow', { count: 12 }))
      if (javaScriptEnabled) {
        await expect(page).toHaveURL(/format=Physical&filters=open/)
        await cards.click()
      } else {
        await expect(cards).toBeHidden()
        await drawer.getByRole('button', { name: site.say('giftCards_filtersApply') }).click()
      }
      await expect(page).toHaveURL(/format=Physical/)
      await expect(page).not.toHaveURL(/filters=/)
      await expect(drawer).toHaveCount(0)
      await expect(
        page.getByRole('heading', { name: site.say('giftCards_countOf', { shown: 12, count: 26 }) }),
      ).toBeVisible()
      if (!javaScriptEnabled) return
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await expect(drawer.getByRole('switch').or(drawer.getByRole('checkbox')).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await expect(drawer).toBeVisible()
      await site.expectAccessible()
      await page.goBack()
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(/format=Physical/)
    })
  })
}

/** What a takeover paints in its own colours. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, property: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).getPropertyValue(property) : 'missing'
    }
    return {
      header: of('header', 'background-color'),
      hero: of('h1', 'color'),
      accent: of('#create-account', 'background-color'),
    }
  })

test('a province’s takeover is in the page before any script runs', async ({ browser, site, world }) => {
  const seen: Record<string, Awaited<ReturnType<typeof colours>>> = {}
  for (const province of ['ON', 'QC']) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'province', value: province, url: world.site }])
    const page = await context.newPage()
    await page.goto(site.url('/'))
    const html = await page.content()
    expect(html.includes('<style')).toBe(province === 'QC')
    // Playwright can evaluate this although page scripts are disabled.
    seen[province] = await colours(page)
  }
  expect(seen.ON?.header).not.toBe(seen.QC?.header)
  expect(seen.ON?.hero).not.toBe(seen.QC?.hero)
  expect(seen.ON?.accent).not.toBe(seen.QC?.accent)
  expect(Object.values(seen.ON ?? {})).not.toContain('missing')
})

test('a dismissed announcement is hidden before the application starts', async ({ site, page, guard }) => {
  await site.open('/')
  const notice = page.locator('[data-notice]')
  await expect(notice).toHaveCount(1)
  await site.button('announcements_close').click()
  await expect(notice).toHaveCount(0)
  // A script in the head hides it before the application starts. The page that is left may still load something.
  guard.expect(/net::ERR_FAILED/)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(site.url('/offers'), { waitUntil: 'domcontentloaded' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toBeHidden()
})
