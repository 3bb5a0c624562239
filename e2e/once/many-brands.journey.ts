import { createControl } from '../../tests/support/control.ts'
import { startWorld, type World } from '../../tests/support/world.ts'
import { avery, expect, type Site, test } from '../support/journey.ts'

const BRANDS = 300
const PAGE = 48
const LAST = Math.ceil(BRANDS / PAGE)

test.describe('a programme with three hundred brands', () => {
  // All tests share one world.
  test.describe.configure({ mode: 'default' })
  let own: World

  test.use({ siteLocale: 'fr-ca', world: async ({ browserName: _any }, use) => use(own) })
  test.beforeAll(async () => {
    own = await startWorld()
    await createControl(own).setCatalogueSize({ brands: BRANDS })
  })
  test.afterAll(() => own.close())

  const tiles = ({ page }: Site) => page.locator('main li a[href*="/gift-cards/"]')

  const goals = ({ page }: Site) => page.locator('main li a[href*="card="]')

  test('lists them by page; a filter begins with its first page, and a page beyond the last leads to it', async ({
    site,
    page,
  }) => {
    await site.open('/gift-cards')
    await expect(page.getByRole('heading', { level: 2, name: /^300\s/ })).toBeVisible()
    await expect(tiles(site)).toHaveCount(PAGE)
    const first = await tiles(site).first().getAttribute('href')
    const pages = page.getByRole('navigation', { name: site.say('giftCards_pages') })
    await pages.getByRole('link', { name: site.say('site_nextPage') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(pages).toContainText(site.say('site_pagePosition', { page: 2, last: LAST }))
    await expect(tiles(site).first()).not.toHaveAttribute('href', first ?? '')
    await expect(tiles(site)).toHaveCount(PAGE)
    await site.expectAccessible()
    await page.getByRole('checkbox', { name: site.say('giftCards_eCard') }).check()
    await expect(page).toHaveURL(/\?format=E-Card$/)
    await expect(tiles(site).first()).toBeVisible()

    await site.open('/gift-cards?page=99')
    await expect(page.getByText(site.say('site_noneHere'))).toBeVisible()
    await expect(pages).toHaveText(site.say('site_previousPage'))
    await pages.getByRole('link', { name: site.say('site_previousPage') }).click()
    await expect(page).toHaveURL(new RegExp(`\\?page=${LAST}$`))
    await expect(tiles(site)).toHaveCount(BRANDS % PAGE || PAGE)
  })

  test('suggests the most popular ones as a goal, links to all others, and says when the chosen one is gone', async ({
    site,
    page,
    control,
  }) => {
    await site.signIn(avery)
    await site.open('/account/goal')
    // The one whose amounts stand above is not among the others.
    await expect(goals(site)).toHaveCount(PAGE - 1)
    await page.getByRole('link', { name: site.say('goal_otherCards', { count: BRANDS }) }).click()
    await expect(tiles(site)).toHaveCount(PAGE)

    await site.open('/account/goal')
    const chosen = await goals(site).last().getAttribute('href')
    await goals(site).last().click()
    // It stands above now, and not among the others.
    await expect(page.locator(`main li a[href="${chosen}"]`)).toHaveCount(0)
    await page.locator('form:has(select[name=goal]) button[type=submit]').click()
    await expect(page.getByText(site.say('goal_saved'))).toBeVisible()
    await control.setCatalogueSize({ brands: 26 })
    await site.open('/account/goal')
    await expect(page.getByText(site.say('goal_gone'))).toBeVisible()
    await site.open('/')
    await expect(page.getByText(site.say('goal_gone'))).toBeVisible()
  })
})
