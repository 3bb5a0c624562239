import { CookieJar } from '../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../sandbox/identity/testing/sign-in-walk.ts'
import type { Addresses } from '../tests/support/world.ts'

const PASSWORD = 'northern-lights-1'

/** Signs a persona of the sandbox in through the provider's real pages. @returns the `cookie` header of that browser */
export async function signInCookie({ site }: Addresses, email: string, password = PASSWORD): Promise<string> {
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
  const { callbackUrl } = await signInAtProvider(authorize, { email, password })
  await get(callbackUrl)
  return jar.header(origin)
}
