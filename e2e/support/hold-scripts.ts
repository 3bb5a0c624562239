import type { Page } from '@playwright/test'

/**
 * Keeps the application from arriving: the page is what the server sent. What is returned lets it arrive, and waits until
 * it has taken over.
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
