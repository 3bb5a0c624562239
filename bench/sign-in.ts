import type { Page } from 'playwright'
import { avery, type Credentials, SiteBrowser, signInThere } from '../tests/support/browser.ts'
import { quietNetwork } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'

/**
 * Signs in on the provider's real pages.
 * @returns the `cookie` header of that browser
 */
export async function signInCookie({ site }: Addresses, who = avery): Promise<string> {
  const browser = new SiteBrowser(site)
  await browser.signInFrom('/auth/sign-in?returnTo=/account', who)
  return browser.jar.header(new URL(site))
}

/** Opens a member's page in a browser, signs in on the way, and waits until it is quiet. */
export async function openSignedIn(page: Page, url: string, who: Credentials = avery): Promise<void> {
  await page.goto(url)
  await signInThere(page, url, who)
  await quietNetwork(page)
}
