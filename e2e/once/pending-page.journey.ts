import { avery, expect, test } from '../support/journey.ts'

test('a page that takes long is announced by its own outline: tiles, offers, a card and its amounts, the account', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await site.signIn(avery)
  const pending = page.getByRole('status').filter({ hasText: site.say('site_loading') })
  for (const [from, to, outline, count] of [
    ['/help', '/gift-cards', 'li .rounded-card', 6],
    ['/help', '/offers', 'li .border-t-2', 3],
    ['/gift-cards', '/gift-cards/maple-books', '.border-t', 4],
    ['/help', '/account', '.border-t', 6],
  ] as const) {
    await site.open(from)
    const gate = Promise.withResolvers<void>()
    await page.route('**/_serverFn/**', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.locator(`a[href="${to}"]:visible`).last().click()
    await expect(pending).toBeVisible()
    await expect(pending.locator(outline), to).toHaveCount(count)
    // The link was at the foot of the page.
    await expect(pending.locator(outline).first(), to).toBeInViewport()
    gate.resolve()
    await expect(pending).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await page.unrouteAll()
  }
})
