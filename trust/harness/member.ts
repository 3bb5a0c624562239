import { createHash } from 'node:crypto'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import type { NewCustomer } from './control.ts'
import { type Door, doorOrigin, publicOrigin } from './world.ts'

/** One answer of the site, its redirect not followed. */
export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

/** A customer with a browser of their own, who may reach any process of the site. */
export interface Member {
  readonly customer: NewCustomer
  readonly provider: CookieJar
  get(path: string, door?: Door): Promise<Answer>
  post(path: string, fields: Record<string, string>, door?: Door): Promise<Answer>
  /** Calls a server function as the page would, with what Start made of its arguments. */
  call(file: string, name: string, body: string): Promise<Answer>
  /** The same browser as it is now, in which nothing that happens later is seen. */
  cookies(): string
  /** Walks the provider's real pages; the callback is opened at `door`. */
  signIn(door?: Door): Promise<Answer>
}

const browserUrl = new URL(publicOrigin)

export function createMember(customer: NewCustomer): Member {
  const jar = new CookieJar()
  const provider = new CookieJar()
  const ask = async (path: string, door: Door, init: RequestInit = {}): Promise<Answer> => {
    const { pathname, search } = new URL(path, publicOrigin)
    const response = await fetch(`${doorOrigin(door)}${pathname}${search}`, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: jar.header(browserUrl),
        origin: publicOrigin,
        accept: 'text/html',
        connection: 'close',
        ...init.headers,
      },
    })
    jar.store(browserUrl, response)
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const get = (path: string, door: Door = 'proxy') => ask(path, door)
  return {
    customer,
    provider,
    get,
    post: (path, fields, door = 'proxy') =>
      ask(path, door, { method: 'POST', body: new URLSearchParams(fields) }),
    call: (file, name, body) =>
      ask(
        `/_serverFn/${createHash('sha256').update(`${file}--${name}_createServerFn_handler`).digest('hex')}`,
        'proxy',
        {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'x-tsr-serverfn': 'true',
            'sec-fetch-site': 'same-origin',
          },
        },
      ),
    cookies: () => jar.header(browserUrl),
    async signIn(door = 'proxy') {
      const begun = await get('/auth/sign-in?returnTo=/account', door)
      if (!begun.location?.startsWith('http'))
        throw new Error(`sign-in began with ${begun.status} ${begun.location}`)
      const { callbackUrl } = await signInAtProvider(begun.location, customer, provider)
      return get(callbackUrl, door)
    },
  }
}
