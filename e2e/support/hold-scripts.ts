import type { Page } from '@playwright/test'
import { HYDRATED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'

/**
 * Holds back the application's scripts, so that the page stays as the server sent it.
 * @returns a function that releases them and waits until the page is hydrated
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return async () => {
    const hydration = nextHydration(page)
    arrival.resolve()
    await hydration
  }
}

/** Resolves once the current document is hydrated. Call it before the interaction that hydrates it. */
export const nextHydration = (page: Page): Promise<void> =>
  page.evaluate(
    (name) => new Promise((resolve) => window.addEventListener(name, () => resolve(), { once: true })),
    HYDRATED,
  )
