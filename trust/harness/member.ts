import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { signInAtProvider, stepUpAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
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
      if (!begun.location?.startsWith('http')) throw new Error(`sign-in began with ${begun.status}`)
      const { callbackUrl } = await signInAtProvider(begun.location, customer, provider)
      return get(callbackUrl, door)
    },
  }
}

/** The order of every proof: one e-card of 2,500 points. */
export const ORDER_POINTS = 2_500
export const reviewPath =
  '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=1'

/** The pending action that a review page confirms; `undefined` when the page offers none. */
export const intentIn = (page: string): string | undefined =>
  /name="intent"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? /value="([^"]+)"[^>]*name="intent"/.exec(page)?.[1]

/** Confirms what the page offers and walks the step-up; the callback is not opened yet. */
export async function confirmOrder(member: Member, page: string): Promise<string> {
  const intent = intentIn(page)
  if (!intent) throw new Error('the page offers nothing to confirm')
  const sent = await member.post('/auth/step-up', { intent })
  if (!sent.location?.startsWith('http'))
    throw new Error(`the step-up began with ${sent.status} ${sent.location}`)
  const { email } = member.customer
  const { callbackUrl } = await stepUpAtProvider(sent.location, member.provider, { email })
  return callbackUrl
}

/** Signs in, reviews the order and confirms it, up to the address that runs it. */
export async function prepareOrder(member: Member): Promise<string> {
  await member.signIn()
  // On a busy machine a call may run out of time, and the page says so: this is not the trial yet.
  for (let tries = 0; tries < 10; tries++) {
    const review = await member.get(reviewPath)
    if (intentIn(review.text)) return confirmOrder(member, review.text)
    await wait(300)
  }
  throw new Error('the review page never offered the order')
}
