import type { Response } from '@playwright/test'
import { failedRequestOf, responseOf } from '../../tests/support/waits.ts'
import { hold, holdScripts } from '../support/hydration.ts'
import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA' })

test('typing before hydration gets suggestions after it', async ({ site, page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(site.url('/search'))
  const box = page.getByLabel(site.say('search_label'))
  await box.focus()
  await page.keyboard.type('tundra')
  await letThrough()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(box).toHaveValue('tundra')
})

test('search tolerates missing accents and one typo, works by keyboard, and helps without results', async ({
  site,
  page,
}) => {
  const term = 'epicrie'
  await site.open('/search')
  const box = page.getByLabel(site.say('search_label'))
  await box.focus()
  await expect(box).toHaveRole('combobox')
  // The list of the whole term, and not that of its beginning.
  const answers = (response: Response) => decodeURIComponent(response.url()).includes(`"${term}"`)
  await responseOf(page, answers, () => box.pressSequentially(term))
  await expect(page.getByRole('option').first()).toBeVisible()
  await site.expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue(term)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}`))
  await expect(page.getByText('Harbour Grocer').first()).toBeVisible()
  await site.open('/search?q=xqzxqz')
  await expect(page.getByText(site.say('search_noneText'))).toBeVisible()
  await page
    .getByRole('navigation', { name: site.say('search_suggestions') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('what an earlier term found is not shown for the one that was typed over it', async ({ site, page }) => {
  await site.open('/search')
  const answer = Promise.withResolvers<void>()
  await page.route('**/getSearchSuggestions?*tundra*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const box = page.getByLabel(site.say('search_label'))
  const found = (brand: string) => page.getByRole('option').filter({ hasText: brand })
  await box.fill('prairie')
  await expect(found('Prairie Outfitters')).not.toHaveCount(0)
  await box.fill('tundra')
  await expect(found('Prairie Outfitters')).toHaveCount(0)
  answer.resolve()
  await expect(found('Tundra Tech')).not.toHaveCount(0)
})

test('all results of one kind have their own page, which leads back', async ({ site, page }) => {
  await site.open('/search?q=points')
  const all = page.locator('main a[href*="kind=help"]')
  const count = Number((await all.textContent())?.match(/\d+/)?.[0])
  await all.click()
  await expect(page).toHaveURL(site.url('/search?q=points&kind=help'))
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(count)
  await expect(page.locator('main input[name=q]')).toHaveValue('points')
  await site.expectAccessible()
  await page.getByRole('link', { name: site.say('search_everything') }).click()
  await expect(page).toHaveURL(site.url('/search?q=points'))
  await site.open('/search?q=points&kind=help&page=7')
  await expect(page.getByText(site.say('site_noneHere'))).toBeVisible()
  await page.getByRole('link', { name: site.say('site_previousPage') }).click()
  await expect(page).toHaveURL(site.url('/search?q=points&kind=help'))
})

test('a slow search shows its progress, and keeps the search box free of suggestions that come late', async ({
  site,
  page,
  customer,
}) => {
  await site.signIn(customer, '/search')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letSuggestionsArrive = await hold(page, '**/search-suggestions*')
  const letAnswerArrive = await hold(page, '**/_serverFn/getSearchResult*')
  const box = page.getByLabel(site.say('search_label'))
  await box.fill('tundra')
  await page.keyboard.press('Enter')
  letSuggestionsArrive()
  await expect(box).toHaveRole('combobox')
  await expect(page.getByRole('status').filter({ hasText: site.say('search_pending') })).toBeAttached()
  letAnswerArrive()
  await expect(page).toHaveURL(site.url('/search?q=tundra'))
  await expect(box).toHaveValue('tundra')
  await expect(box).toBeFocused()
  await expect(page.locator('main a[href$="/gift-cards/tundra-tech"]')).toBeVisible()
  expect(asked).not.toContain('/_serverFn/getSearchSuggestions')
})

test('what is typed after Enter stays when the page of the term comes, and Back brings back the term', async ({
  site,
  page,
}) => {
  await site.open('/search?q=points')
  const box = page.getByLabel(site.say('search_label'))
  await box.fill('tundra')
  // In one task with the press, before any answer.
  await box.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    input.value = 'tundra tech'
  })
  await expect(page).toHaveURL(site.url('/search?q=tundra'))
  await expect(page.locator('main a[href$="/gift-cards/tundra-tech"]')).toBeVisible()
  await expect(box).toHaveValue('tundra tech')
  await page.goBack()
  await expect(box).toHaveValue('points')
})

test('a failed search names its term, and can be retried', async ({
  site,
  page,
  control,
  customer,
  guard,
}) => {
  guard.expect(/422/)
  await site.signIn(customer, '/search')
  // Any other status is retried three times first.
  await control.setScenario(customer.sub, { call: 'search', kind: 'status', status: 422 })
  const box = page.getByLabel(site.say('search_label'))
  await box.fill('tundra')
  await page.keyboard.press('Enter')
  await expect(page.getByText(site.say('search_failed')).last()).toBeVisible()
  await expect(box).toHaveValue('tundra')
  await site.expectAccessible()
  await control.clearScenarios(customer.sub)
  await site.button('errors_tryAgain').click()
  await expect(page.locator('main a[href$="/gift-cards/tundra-tech"]')).toBeVisible()
})

test('suggestions whose code cannot be loaded leave the page working', async ({ site, page, guard }) => {
  guard.expect(/net::ERR_FAILED|dynamically imported module/)
  await page.route('**/search-suggestions*', (route) => route.abort())
  await site.open('/search?q=points')
  const box = page.getByLabel(site.say('search_label'))
  await failedRequestOf(page, 'search-suggestions', () => box.focus())
  await box.fill('tundra')
  await page.keyboard.press('Enter')
  await expect(page.locator('main a[href$="/gift-cards/tundra-tech"]')).toBeVisible()
  await expect(box).toHaveValue('tundra')
})

test('help looks through its articles alone', async ({ site, page }) => {
  await site.open('/help')
  await page.getByLabel(site.say('help_search')).fill('code')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=code&kind=help$/)
  const found = page.getByRole('main').locator('section li a')
  await expect(found.first()).toBeVisible()
  for (const link of await found.all()) await expect(link).toHaveAttribute('href', /^\/fr-ca\/help\//)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('a member searches from the header, and sees the gift cards within reach with one tap', async ({
    site,
    page,
    customer,
  }) => {
    await site.signIn(customer, '/gift-cards')
    const within = site.link('giftCards_within', { points: site.points(30_000) })
    await within.tap()
    await expect(page).toHaveURL(/\?within=points$/)
    await expect(within).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('link', { name: site.say('site_navSearch') })
      .filter({ visible: true })
      .tap()
    await page.getByLabel(site.say('search_label')).fill('tundar')
    await expect(page.getByRole('option').first()).toBeVisible()
    // Suggestions cover nothing that is needed.
    await site.button('search_button').tap()
    await expect(page).toHaveURL(/q=tundar/)
  })

  test('a term that is sent lets the keyboard close over what was found', async ({ site, page }) => {
    await site.open('/search')
    const box = page.getByLabel(site.say('search_label'))
    await box.fill('tundra')
    await box.press('Enter')
    await expect(page).toHaveURL(/q=tundra/)
    await expect(box).not.toBeFocused()
  })
})
