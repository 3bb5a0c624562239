import type { Page } from 'playwright'
import { CookieJar } from '../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../sandbox/identity/testing/sign-in-walk.ts'
import { personaPassword } from '../sandbox/seed/personas/identity.ts'
import type { TestCustomer } from '../tests/support/control.ts'
import { quietNetwork } from '../tests/support/waits.ts'
import type { Addresses } from '../tests/support/world.ts'

type Credentials = Pick<TestCustomer, 'email' | 'password'>

/** A persona of the sandbox with a full year of data. */
const avery: Credentials = { email: 'avery.chen@example.ca', password: personaPassword }

/**
 * Signs in on the provider's real pages.
 * @returns the `cookie` header of that browser
 */
export async function signInCookie({ site }: Addresses, who = avery): Promise<string> {
  const jar = new CookieJar()
  const origin = new URL(site)
  const get = async (url: string) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header(origin), accept: 'text/html' },
    })
    jar.store(origin, response)
    await response.body?.cancel()
    return response.headers.get('location') ?? ''
  }
  const authorize = await get(`${site}/auth/sign-in?returnTo=/account`)
  const { callbackUrl } = await signInAtProvider(authorize, who)
  await get(callbackUrl)
  return jar.header(origin)
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
