import { randomBytes } from 'node:crypto'
import { FastResponse } from 'srvx'
import { env } from '#app/env.server.ts'
import { asMarkup } from './answers.ts'

/** Where the tag frame is served from; empty without tags. */
export const tagsOrigin = (): string => env().TAGS_ORIGIN ?? ''

/** Cached, because every request needs it. */
let cached: { readonly origin: string | undefined; readonly host: string | undefined } | undefined

/** The host that serves `/tags` and nothing else, such as `tags.example.ca:443`; `undefined` without tags. */
export const tagsHost = (): string | undefined => {
  const { TAGS_ORIGIN: origin } = env()
  if (cached?.origin !== origin) cached = { origin, host: origin && new URL(origin).host }
  return cached?.host
}

/** The response of the tags host: its only page, or 404. It has no session and receives no cookie of the site. */
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

/** Accepts events from the site's page only, pushes them to the data layer, and loads the tag manager. */
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
    ? `<script nonce="${nonce}" async src="${asMarkup(TAG_MANAGER_URL)}"></script>`
    : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tags</title><script nonce="${nonce}">${listener}</script>${manager}</html>`
}

/** A string literal that cannot end the script element. */
const asScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
