import { randomBytes } from 'node:crypto'
import { FastResponse } from 'srvx'
import { env } from '#app/env.server.ts'

/** Where the tag frame is served from; empty without tags. */
export const tagsOrigin = (): string => env().TAGS_ORIGIN ?? ''

/** Every request asks for it. */
let known: { readonly origin: string | undefined; readonly host: string | undefined } | undefined

/** The host that serves `/tags` and nothing else, such as `tags.example.ca:443`; `undefined` without tags. */
export const tagsHost = (): string | undefined => {
  const { TAGS_ORIGIN: origin } = env()
  if (known?.origin !== origin) known = { origin, host: origin && new URL(origin).host }
  return known?.host
}

/** The answer of the tags host: its one page, or nothing. It knows no session, and no cookie of the site reaches it. */
export function answerTagsHost(request: Request, url: URL): Response {
  if (url.pathname !== '/tags' || request.method !== 'GET') {
    return new FastResponse('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  const nonce = randomBytes(16).toString('base64')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': tagsPolicy(nonce),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  }
  return new FastResponse(tagsDocument(nonce), { headers })
}

function tagsPolicy(nonce: string): string {
  const { TAG_HOSTS, TAG_MANAGER_URL, PUBLIC_ORIGIN } = env()
  const own = TAG_MANAGER_URL ? [new URL(TAG_MANAGER_URL).origin] : []
  const hosts = (TAG_HOSTS.length > 0 ? TAG_HOSTS : own).join(' ') || "'none'"
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${hosts}`,
    `img-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${PUBLIC_ORIGIN}`,
  ].join('; ')
}

/** Takes events from the site's page alone, puts them into the data layer, and loads the tag manager. */
function tagsDocument(nonce: string): string {
  const { TAG_MANAGER_URL, PUBLIC_ORIGIN } = env()
  const listener = `
    const site = ${asScript(PUBLIC_ORIGIN)}
    window.dataLayer = []
    addEventListener('message', (event) => {
      if (event.origin !== site || event.source !== parent) return
      // Clears the items of the previous event, which the data layer would otherwise merge into the next.
      if (event.data.items) dataLayer.push({ items: null })
      dataLayer.push(event.data)
    })`
  const manager = TAG_MANAGER_URL
    ? `<script nonce="${nonce}" async src="${TAG_MANAGER_URL.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`
    : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tags</title><script nonce="${nonce}">${listener}</script>${manager}</html>`
}

/** A string literal for a script; nothing in it can end the element. */
const asScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
