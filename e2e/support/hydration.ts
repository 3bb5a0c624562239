import type { Page } from '@playwright/test'
import { DEFERRED } from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'

/**
 * Whether React has hydrated the page, including its lazy parts and their forms. Before that, no listener handles
 * input.
 * @param hasApplication false for a page that may be without an application, such as the provider's
 */
const isHydrated = (hasApplication: boolean): boolean => {
  const container = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  // A page that hydrates at once is a page with an application, whose script may still be on its way.
  if (!container)
    return !hasApplication && !document.querySelector('script[type=module][data-hydration-reason]')
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  return (
    !Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated &&
    [...document.querySelectorAll('main, form')].every(isTaken)
  )
}

/** Waits until a page that may be without an application is hydrated, if it is not yet. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated, false)
}

/**
 * Waits until the current document is hydrated, by its state: an event may have passed before anyone listens. Something
 * must have asked for its application.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator(`script[type=${DEFERRED}]`).waitFor({ state: 'detached' })
  await page.waitForFunction(isHydrated, true)
}

/**
 * Holds back the application's scripts, so that the page stays as the server sent it, or some of them.
 * @returns a function that releases them and waits until the page is hydrated
 */
export async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => Promise<void>> {
  const release = await hold(page, which)
  return async () => {
    release()
    await hydrated(page)
    await page.unroute(which)
  }
}

/**
 * Holds back the font, in Chromium alone, as long as the browser does not have it in memory, where it comes at once. It moves lines a
 * little where it comes after the first paint, which a busy machine decides.
 * @param origin of one site alone; of any by default
 * @returns a function that releases it and waits until the page shows it
 */
export async function holdFont(page: Page, origin = ''): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  // Nobody answers what is paused; it goes on when the session ends.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}*.woff2` }] })
  return async () => {
    await session.detach()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
  }
}

/**
 * Holds back the requests of a kind. Until they are unrouted, all requests of the page pass through Node, and none is answered by the
 * browser's cache.
 * @returns a function that lets them go on
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
