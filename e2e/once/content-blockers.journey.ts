import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { PRICE, reviewOrder, spendButton } from '../support/redeem.ts'

/*
 * A browser with a content blocker: what lists such as EasyList, its list of cookie notices and EasyPrivacy look for in
 * addresses, classes and ids, without their exceptions. Documents that a person opens are never blocked.
 */
test.use({ hasAnswered: false })

const WORDS = [
  'advert',
  'analytics',
  'banner',
  'consent',
  'cookie',
  'pixel',
  'promo',
  'sponsor',
  'tracker',
  'tracking',
]
/** Also `ad` and `ads`, as words of their own: to these lists neither a letter nor a digit separates, so no hash of a file has one. */
const BLOCKED = new RegExp(`${WORDS.join('|')}|[^a-z0-9](ads?|track|tags?|beacon)([^a-z0-9]|$)`, 'i')

/** @returns what was blocked, by path */
async function blockContent(context: BrowserContext): Promise<string[]> {
  const blocked: string[] = []
  await context.route(
    (url) => BLOCKED.test(url.pathname + url.search),
    async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback()
      blocked.push(new URL(route.request().url()).pathname)
      await route.abort('blockedbyclient')
    },
  )
  await context.addInitScript((words) => {
    const sheet = new CSSStyleSheet()
    const named = words.map((word) => `[id*=${word} i], [class*=${word} i]`)
    sheet.replaceSync(`${named.join(', ')}, .ad, .ads, [class^=ad-], [id^=ad-] { display: none !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, WORDS)
  return blocked
}

test('with a content blocker everything works that does not measure', async ({
  site,
  page,
  context,
  control,
  customer,
  guard,
}) => {
  guard.expect(/ERR_BLOCKED_BY_CLIENT/)
  const blocked = await blockContent(context)
  await site.open('/offers')
  await page.locator('nav a[href*="category="]:not([aria-current])').first().click()
  await expect(page.locator('nav [aria-current=true]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: site.say('consent_title') })).toBeHidden()

  await site.open('/cookies')
  await page.getByRole('main').getByRole('checkbox').first().check()
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await expect(page.getByText(site.say('cookies_saved'))).toBeVisible()

  await site.signIn(customer, '/')
  await expect(site.text(site.points(30_000))).toBeVisible()
  await site.open('/account/promo')
  await page.locator('#pin').fill('AURORA500')
  await site.button('promo_submit').click()
  await expect(site.text(site.say('promo_added', { points: '500' }))).toBeVisible()

  await site.open('/account/privacy')
  await page.locator('form:has([name=purpose]) button').nth(1).click()
  await expect(page.getByRole('status').filter({ hasText: site.say('privacy_given') })).toBeVisible()

  await reviewOrder(site)
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  expect((await control.look(customer.sub)).balance).toBe(30_500 - PRICE)
  await site.open('/announcements')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()

  expect(blocked.filter((path) => !/^\/(reports|tags)\/|tag-frame/.test(path))).toEqual([])
})
