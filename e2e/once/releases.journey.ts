import type { Page, Route } from '@playwright/test'
import { expect, type Site, test } from '../support/journey.ts'

const CITY = 'Moncton'

/** Answers requests that match `pattern` as gone, until the browser loads a document again. */
async function releaseChanges(page: Page, pattern: string, gone: (route: Route) => Promise<void>) {
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(pattern, (route) => (isGone ? gone(route) : route.continue()))
}

/** Types into a field that needs no more code, navigates to a page whose code is not loaded yet, and comes back. */
async function typeAndGoOn(site: Site, page: Page): Promise<void> {
  await page.locator('[name=city]').fill(CITY)
  await page.locator('a[href="/offers"]').first().click()
  await expect(page.getByText(site.say('site_newRelease')).first()).toBeVisible()
  await site.open('/account/profile/addresses/new')
  await expect(page.locator('[name=city]')).toHaveValue(CITY)
}

test('a call of a function that a release removed reloads the page and keeps the draft', {
  tag: '@firefox',
}, async ({ site, page, customer, guard }) => {
  guard.expect(/410|RELEASE_GONE/)
  await site.signIn(customer, '/account/profile/addresses/new')
  await releaseChanges(page, '**/_serverFn/**', async (route) => {
    const url = route
      .request()
      .url()
      .replace(/_serverFn\/\w+/, '_serverFn/ofAnotherRelease')
    // Not `continue`: Firefox would send a request of another address without its head.
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await typeAndGoOn(site, page)
})

test('a request for a file that a release removed reloads the page and keeps the draft', {
  tag: '@firefox',
}, async ({ site, page, customer, guard }) => {
  // Firefox judges the answer by its type.
  guard.expect(/404|dynamically imported module|CORRUPTED_CONTENT|disallowed MIME type/)
  await site.signIn(customer, '/account/profile/addresses/new')
  await releaseChanges(page, '**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await typeAndGoOn(site, page)
})
