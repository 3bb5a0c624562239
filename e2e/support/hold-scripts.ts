import type { Page } from '@playwright/test'
import { AWAKE } from '../../app/site/sleep/page-life.ts'

/**
 * Holds back the application's scripts: the page is what the server sent. The returned function lets them through and
 * waits until the page is hydrated.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return async () => {
    const awake = nextAwake(page)
    arrival.resolve()
    await awake
  }
}

/** Resolves once the document that stands there now is awake. To be called before what wakes it. */
export const nextAwake = (page: Page): Promise<void> =>
  page.evaluate(
    (name) => new Promise((resolve) => window.addEventListener(name, () => resolve(), { once: true })),
    AWAKE,
  )
