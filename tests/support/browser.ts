import type { Page } from 'playwright'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { personaPassword } from '../../sandbox/seed/personas/identity.ts'
import type { TestCustomer } from './control.ts'

export type Credentials = Pick<TestCustomer, 'email' | 'password'>

/** A persona of the sandbox with a full year of data, for what only reads. */
export const avery: Credentials = { email: 'avery.chen@example.ca', password: personaPassword }

/** Signs in on the provider's page, which this page is at, and waits until it is back at `site`. */
export async function signInThere(
  page: Page,
  site: string,
  { email, password }: Credentials = avery,
): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('button.primary').click()
  await page.waitForURL(({ origin }) => origin === new URL(site).origin)
}

/** A browser without scripts at a site: it keeps cookies, and follows no redirect by itself. */
export class SiteBrowser {
  readonly jar = new CookieJar()
  /** Cookies of the identity provider, which is another site. */
  readonly providerJar = new CookieJar()
  /** The site's origin. */
  readonly site: string

  constructor(site: string) {
    this.site = site
  }

  /**
   * A request with this browser's cookies.
   * @param door the origin of one process of the site; by default the request goes to its URL
   */
  async request(path: string | URL, init: RequestInit = {}, door?: string): Promise<Response> {
    const url = new URL(path, this.site)
    const headers = new Headers(init.headers)
    const cookies = this.jar.header(url)
    if (cookies && !headers.has('cookie')) headers.set('cookie', cookies)
    const target = door === undefined ? url : new URL(url.pathname + url.search, door)
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    this.jar.store(url, response)
    return response
  }

  /** Navigates to a URL, as the address bar or a link of the site does. */
  open = (path: string | URL, init: RequestInit = {}) =>
    this.request(path, { ...init, headers: { 'sec-fetch-site': 'same-origin', ...init.headers } })

  /**
   * Signs in on the provider's pages.
   * @param begin the path that leads to the provider
   * @returns the URL that the site redirects to
   */
  async signInFrom(begin: string, { email, password }: Credentials): Promise<string> {
    const begun = await this.open(begin)
    await begun.body?.cancel()
    const walk = await signInAtProvider(locationOf(begun), { email, password }, this.providerJar)
    const ended = await this.open(walk.callbackUrl, { headers: { 'sec-fetch-site': 'cross-site' } })
    await ended.body?.cancel()
    return locationOf(ended)
  }
}

/** Where a redirect leads. @throws Error for an answer that is none */
export function locationOf(response: Response): string {
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.url} answered ${response.status} and leads nowhere`)
  return location
}
