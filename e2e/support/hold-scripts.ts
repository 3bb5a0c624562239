import type { Page } from '@playwright/test'

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
    const awake = page.evaluate(
      () => new Promise<void>((resolve) => window.addEventListener('awake', () => resolve())),
    )
    arrival.resolve()
    await awake
  }
}
