import type { Page } from 'playwright'
import { personaPassword } from '../sandbox/seed/personas/identity.ts'
import { type Credentials, SiteBrowser } from '../tests/support/browser.ts'
import { quietNetwork } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'

/** A persona of the sandbox with a full year of data. */
export const avery: Credentials = { email: 'avery.chen@example.ca', password: personaPassword }

/**
 * Signs in on the provider's real pages.
 * @returns the `cookie` header of that browser
 */
export async function signInCookie({ site }: Addresses, who = avery): Promise<string> {
  const browser = new SiteBrowser(site)
  await browser.signInFrom('/auth/sign-in?returnTo=/account', who)
  return browser.jar.header(new URL(site))
}

/** Opens a member's page in a browser and signs in on the provider's page on the way. */
export async function signInThere(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  await page.goto(url)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('button.primary').click()
  await page.waitForURL((now) => now.origin === new URL(url).origin)
  await quietNetwork(page)
}
