import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', viewport: { width: 375, height: 812 } })

for (const path of [
  '/',
  '/offers',
  '/offers/NC-MORNING-400',
  '/rewards',
  '/gift-cards',
  '/help',
  '/search?q=points',
]) {
  test(`${path} has no layout shift while it loads`, async ({ site, page }) => {
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
        document.documentElement.dataset.shift = shift.toFixed(4)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url(path))
    await site.settled()
    // A late font may shift a line slightly; a picture or a banner would shift much more.
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.01)
  })
}
