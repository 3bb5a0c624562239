import { CookieJar } from './cookie-jar.ts'

/**
 * Walks through the provider's pages like a browser without JavaScript: authorization, forms, callback URL. The
 * callback itself is left to the caller, who has the site's cookies.
 */

export type Credentials = { email: string; password: string } | { email: string; code: 'from-outbox' }

export type Walk = {
  /** The site's callback URL, with `code` or `error`. */
  callbackUrl: string
  jar: CookieJar
  /** The pages shown on the way. */
  pages: string[]
}

/** Signs in with a password, or with the code from the outbox. */
export async function signInAtProvider(
  authorizeUrl: string,
  who: Credentials,
  jar = new CookieJar(),
): Promise<Walk> {
  const browser = createBrowser(authorizeUrl, jar)
  let stop = await browser.open(authorizeUrl)
  if ('page' in stop) {
    if ('password' in who) {
      stop = await browser.submit(stop, '/password', { email: who.email, password: who.password })
    } else {
      const asked = await browser.submit(stop, '/send', { email: who.email })
      stop = await browser.submit(asked, '/check', { code: await latestCode(authorizeUrl, who.email) })
    }
  }
  return browser.end(stop)
}

/** Confirms a step-up with the code from the outbox; the jar must hold the provider's session of `email`. */
export async function stepUpAtProvider(
  authorizeUrl: string,
  jar: CookieJar,
  answer: { email: string; code?: string } | 'cancel',
): Promise<Walk> {
  const browser = createBrowser(authorizeUrl, jar)
  const page = await browser.open(authorizeUrl)
  if (answer === 'cancel') return browser.end(await browser.submit(page, '/leave', {}))
  const code = answer.code ?? (await latestCode(authorizeUrl, answer.email))
  return browser.end(await browser.submit(page, '/check', { code }))
}

/** How a customer answers whatever the provider asks of one browser. */
export function signingIn({ email, password }: { email: string; password: string }) {
  const jar = new CookieJar()
  return async (url: string, purpose: 'sign-in' | 'step-up'): Promise<string> =>
    purpose === 'sign-in'
      ? (await signInAtProvider(url, { email, password }, jar)).callbackUrl
      : (await stepUpAtProvider(url, jar, { email })).callbackUrl
}

/** The newest code sent to the address, or to the phone of that account. */
export async function latestCode(anyProviderUrl: string, to: string): Promise<string> {
  const response = await fetch(new URL(`/outbox.json?to=${encodeURIComponent(to)}`, anyProviderUrl))
  const messages: { code: string | null }[] = await response.json()
  const code = messages.find((message) => message.code !== null)?.code
  if (!code) throw new Error(`the outbox holds no code for ${to}`)
  return code
}

type Stop = { page: string; url: URL } | { left: string }

function createBrowser(providerUrl: string, jar: CookieJar) {
  const { origin } = new URL(providerUrl)
  const pages: string[] = []

  const go = async (url: URL, init: RequestInit = {}): Promise<Stop> => {
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: jar.header(url) } })
      jar.store(url, response)
      const location = response.headers.get('location')
      if (!location) {
        const page = await response.text()
        if (response.status !== 200) throw new Error(`${url.pathname} answered ${response.status}: ${page}`)
        pages.push(page)
        return { page, url }
      }
      const next = new URL(location, url)
      if (next.origin !== origin) return { left: next.href }
      url = next
      init = {}
    }
    throw new Error('the provider redirected more than ten times')
  }

  return {
    open: (url: string) => go(new URL(url)),
    /** Submits the form whose action ends in `step`. */
    submit: async (stop: Stop, step: string, fields: Record<string, string>): Promise<Stop> => {
      if (!('page' in stop)) throw new Error(`the provider showed no page, but left for ${stop.left}`)
      const action = [...stop.page.matchAll(/(?:form)?action="([^"]+)"/g)]
        .map(([, value = '']) => new URL(value.replaceAll('&#38;', '&'), stop.url))
        .find((url) => url.pathname.endsWith(step))
      if (!action) throw new Error(`the page has no button to ${step}`)
      return go(action, { method: 'POST', body: new URLSearchParams(fields) })
    },
    end: (stop: Stop): Walk => {
      if ('page' in stop) throw new Error(`the provider stayed on its page: ${textOf(stop.page)}`)
      return { callbackUrl: stop.left, jar, pages }
    },
  }
}

function textOf(page: string): string {
  return page
    .replace(/<(?:head|svg)[\s\S]*?<\/(?:head|svg)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
