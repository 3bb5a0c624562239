import type { Page, Route } from '@playwright/test'
import { expect, type Site, test } from '../support/journey.ts'

const STREET = '88 Water Street'

/** Makes requests of this page that match `pattern` fail as gone, until the browser loads a whole document again. */
async function releaseChanges(page: Page, pattern: string, gone: (route: Route) => Promise<void>) {
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(pattern, (route) => (isGone ? gone(route) : route.continue()))
}

/** Types into a form, goes on to a page that the browser does not have yet, and comes back. */
async function typeAndGoOn(site: Site, page: Page): Promise<void> {
  await page.locator('[name=addressLine1]').fill(STREET)
  await page.locator('a[href="/offers"]').first().click()
  await expect(page.getByText(site.say('site_newRelease')).first()).toBeVisible()
  await site.open('/account/profile/addresses/new')
  await expect(page.locator('[name=addressLine1]')).toHaveValue(STREET)
}

test('a tab of the release before calls a function that is gone: the page is loaded again, the draft kept', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/410|RELEASE_GONE/)
  await site.signIn(customer, '/account/profile/addresses/new')
  await releaseChanges(page, '**/_serverFn/**', (route) => {
    const url = route.request().url()
    return route.continue({ url: url.replace(/_serverFn\/\w+/, '_serverFn/ofAnotherRelease') })
  })
  await typeAndGoOn(site, page)
})

test('a tab of the release before asks for a file that is gone: the page is loaded again, the draft kept', async ({
  site,
  page,
  customer,
  guard,
}) => {
  guard.expect(/404|dynamically imported module/)
  await site.signIn(customer, '/account/profile/addresses/new')
  await releaseChanges(page, '**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await typeAndGoOn(site, page)
})
