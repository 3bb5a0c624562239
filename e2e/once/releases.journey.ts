import type { Page, Route } from '@playwright/test'
import { expect, type Site, test } from '../support/journey.ts'

const FORM = '/account/profile/addresses/new'
const CITY = 'Moncton'

/**
 * Types into a field that needs no more code, and goes on to a page whose code is not loaded yet. Requests that match `pattern` are
 * answered as gone from then on, until the browser loads a document again. Then comes back to the form.
 */
async function typeAndGoOn(
  site: Site,
  page: Page,
  { pattern, gone }: { pattern: string; gone: (route: Route) => Promise<void> },
): Promise<void> {
  let isGone = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(pattern, (route) => (isGone ? gone(route) : route.continue()))
  // Where the application takes long, the browser follows the link by itself. That page is new anyway and says nothing: once more.
  await expect(async () => {
    await site.open(FORM)
    isGone = true
    await page.locator('[name=city]').fill(CITY)
    await page.locator('a[href="/offers"]').first().click()
    await expect(page.getByText(site.say('site_newRelease')).first()).toBeVisible()
  }).toPass()
  await site.open(FORM)
  await expect(page.locator('[name=city]')).toHaveValue(CITY)
}

test('a call of a function that a release removed reloads the page and keeps the draft', {
  tag: '@firefox',
}, async ({ site, page, customer, guard }) => {
  guard.expect(/410|RELEASE_GONE/)
  await site.signIn(customer, FORM)
  await typeAndGoOn(site, page, {
    pattern: '**/_serverFn/**',
    gone: async (route) => {
      const url = route
        .request()
        .url()
        .replace(/_serverFn\/\w+/, '_serverFn/ofAnotherRelease')
      // Not `continue`: Firefox would send a request of another address without its head.
      await route.fulfill({ response: await route.fetch({ url }) })
    },
  })
})

test('a request for a file that a release removed reloads the page and keeps the draft', {
  tag: '@firefox',
}, async ({ site, page, customer, guard }) => {
  // Firefox judges the answer by its type.
  guard.expect(/404|dynamically imported module|CORRUPTED_CONTENT|disallowed MIME type/)
  await site.signIn(customer, FORM)
  await typeAndGoOn(site, page, {
    pattern: '**/assets/*.js',
    gone: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  })
})
