import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test'
import { passTime } from '../../tests/support/waits.ts'
import type { Addresses } from '../../tests/support/world.ts'
import { findTokens, refreshTokens } from './evidence.ts'

/** Length of the provider's refresh tokens, in base64url characters. */
const OPAQUE_LENGTH = 43
const opaqueShape = /[\w-]{43,}/g
/** Suffix of the sandbox's client secret and session secrets. */
const SECRET = '-not-for-production'
/** How long to wait for a body that is still being received. Milliseconds. */
const LATE_MS = 3_000
/** Resource types to search; build assets contain no personal data. */
const read = new Set(['document', 'fetch', 'xhr'])

/**
 * Searches a journey's responses, requests and browser storage for tokens and secrets, in every context of the browser. Bodies are
 * searched as they arrive and not stored, so that it is cheap enough for every journey. A context that the journey opens is left
 * open: it is searched at the end, then closed.
 */
export function watchForTokens(browser: Browser, own: BrowserContext, world: Addresses) {
  const found = new Set<string>()
  const allowed: string[] = []
  /** Texts that may be a refresh token; at the end they are compared with the provider's own list. */
  const candidates = new Map<string, string>()
  const reading: Promise<void>[] = []

  function search(place: string, text: string): void {
    for (const token of findTokens(text, [SECRET])) found.add(`${place}: ${token}`)
    for (const [run] of text.matchAll(opaqueShape)) {
      for (let at = 0; at + OPAQUE_LENGTH <= run.length; at += 1)
        candidates.set(run.slice(at, at + OPAQUE_LENGTH), place)
    }
  }

  const isOurs = (message: Request | Response) => message.url().startsWith(world.site)
  function watch(context: BrowserContext): void {
    context.on('request', (request) => {
      if (isOurs(request)) search('request', `${request.url()}\n${request.postData() ?? ''}`)
    })
    context.on('response', (response) => {
      if (!isOurs(response) || !read.has(response.request().resourceType())) return
      const { pathname } = new URL(response.url())
      search(`headers of ${pathname}`, JSON.stringify(response.headers()))
      // A redirect has no body, and the body of a page that was left is gone.
      const body = response.text().catch(() => '')
      reading.push(body.then((text) => search(`answer of ${pathname}`, text)))
    })
  }
  const others: BrowserContext[] = []
  const watchToo = (context: BrowserContext) => {
    others.push(context)
    watch(context)
  }
  watch(own)
  browser.on('context', watchToo)

  async function searchBrowser(): Promise<void> {
    for (const context of [own, ...others]) {
      search('cookies', JSON.stringify(await context.cookies(world.site)))
      for (const page of context.pages()) {
        const [local = '', session = ''] = await storageOf(page, world)
        search('local storage', local)
        search('session storage', session)
      }
    }
  }

  /** Everything found so far, with its place. */
  async function everything(): Promise<string[]> {
    await searchBrowser()
    // Does not wait for a response that a test holds back on purpose.
    await Promise.race([Promise.all(reading), passTime(LATE_MS)])
    for (const token of refreshTokens(world)) {
      const place = candidates.get(token)
      if (place !== undefined) found.add(`${place}: ${token}`)
    }
    return [...found].sort()
  }

  return {
    everything,
    /** Allows a token that the journey has planted itself. */
    allow: (token: string) => allowed.push(token),
    unexpected: async () =>
      (await everything()).filter((line) => !allowed.some((token) => line.endsWith(`: ${token}`))),
    /** Ends the watch and closes what the journey has opened. */
    async close(): Promise<void> {
      browser.off('context', watchToo)
      for (const context of others) await context.close()
    },
  }
}

export type TokenWatch = ReturnType<typeof watchForTokens>

/** Local and session storage of a page of the site; empty for a page that is being left or has not loaded. */
async function storageOf(page: Page, world: Addresses): Promise<string[]> {
  if (!page.url().startsWith(world.site)) return []
  return page
    .evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })))
    .catch(() => [])
}
