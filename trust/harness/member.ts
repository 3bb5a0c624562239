import type { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { SiteBrowser } from '../../tests/support/browser.ts'
import type { CustomerPlan, TestCustomer } from '../../tests/support/control.ts'
import { aCustomer } from './control.ts'
import { type Door, doorOrigin, publicOrigin } from './world.ts'

/** A response of the site; redirects are not followed. */
export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

/** A customer with their own browser, which can reach any process of the site. */
export interface Member {
  readonly customer: TestCustomer
  readonly provider: CookieJar
  get(path: string, door?: Door): Promise<Answer>
  post(path: string, fields: Record<string, string>, door?: Door): Promise<Answer>
  /** Its current cookies for the site, as a header value. */
  cookies(): string
  /** Signs in on the provider's real pages; the callback is opened at `door`. */
  signIn(door?: Door): Promise<Answer>
}

/** A customer with a new browser without cookies. */
export function createMember(customer: TestCustomer): Member {
  const browser = new SiteBrowser(publicOrigin)
  const ask = async (path: string, door: Door, init: RequestInit = {}): Promise<Answer> => {
    const headers = { origin: publicOrigin, accept: 'text/html', connection: 'close' }
    const response = await browser.request(path, { ...init, headers }, doorOrigin(door))
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const get = (path: string, door: Door = 'proxy') => ask(path, door)
  return {
    customer,
    provider: browser.providerJar,
    get,
    post: (path, fields, door = 'proxy') =>
      ask(path, door, { method: 'POST', body: new URLSearchParams(fields) }),
    cookies: () => browser.jar.header(new URL(publicOrigin)),
    async signIn(door = 'proxy') {
      const begun = await get('/auth/sign-in?returnTo=/account', door)
      if (!begun.location?.startsWith('http'))
        throw new Error(`sign-in began with ${begun.status} ${begun.location}`)
      const { callbackUrl } = await signInAtProvider(begun.location, customer, browser.providerJar)
      return get(callbackUrl, door)
    },
  }
}

/**
 * A new member, signed in at `door`.
 * @throws Error when the sign-in did not end on the account page
 */
export async function aMember(points?: number, plan?: CustomerPlan, door?: Door): Promise<Member> {
  const member = createMember(await aCustomer(points, plan))
  const { status, location } = await member.signIn(door)
  if (location !== '/account') throw new Error(`a sign-in ended with ${status} ${location}`)
  return member
}
