import { createHash } from 'node:crypto'
import { env } from '#app/env.server.ts'

/** The headers of every response that is not a built file; the policy is enforced, never report-only. */
export function securityHeaders(contentSecurityPolicy: string): [string, string][] {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    // Not `no-referrer`: the cross-site check falls back to Referer, and Origin would become "null".
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ['x-frame-options', 'DENY'],
  ]
  if (env().PUBLIC_ORIGIN.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'])
  }
  return headers
}

/** Adds those headers, except where the response has its own. */
export function addSecurityHeaders(headers: Headers, contentSecurityPolicy: string): void {
  for (const [name, value] of securityHeaders(contentSecurityPolicy)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

/** The policy of a response to one request: scripts and styles carry its nonce, violation reports its reference. */
export function noncePolicy(nonce: string, reference: string): string {
  // Vite's development server injects styles by script; the built site has stylesheets and one nonced <style>.
  const styles = env().NODE_ENV === 'production' ? `'nonce-${nonce}'` : "'unsafe-inline'"
  return policy(
    `'nonce-${nonce}' 'strict-dynamic'`,
    `'self' ${styles}`,
    `${POLICY_REPORTS}?reference=${reference}`,
  )
}

/**
 * The policy of a shared page: a nonce would be the same for all visitors, so each inline script and style is allowed by its
 * hash. No 'strict-dynamic', which would make browsers ignore 'self'.
 */
export function hashPolicy(html: string): string {
  // Data blocks, of a type that no browser runs, need none.
  const scripts = inlineHashes(
    html,
    /<script\b(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
  )
  const styles = inlineHashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)
  return policy(["'self'", ...scripts].join(' '), ["'self'", ...styles].join(' '))
}

function inlineHashes(html: string, elements: RegExp): string[] {
  const hashes = [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(asParsed(text)).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

/** Browsers hash the parsed text: newlines are normalised and NUL is replaced (HTML 13.2.3.5, 13.2.5.4). */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')

/** The tag frame is allowed in every response, so that pages and caches do not vary by consent. */
function frames(widget: string): string[] {
  const sources = [widget, env().TAGS_ORIGIN ?? ''].filter((source) => source !== '')
  return sources.length > 0 ? [`frame-src ${sources.join(' ')}`] : []
}

function policy(scripts: string, styles: string, reports: string = POLICY_REPORTS): string {
  const widget = env().botCheckSources
  const beside = widget && ` ${widget}`
  return [
    "default-src 'none'",
    `script-src ${scripts}${beside}`,
    ...frames(widget),
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${beside}${env().NODE_ENV === 'production' ? '' : ' ws:'}`,
    "manifest-src 'self'",
    // The member card's worker only.
    `worker-src ${env().PUBLIC_ORIGIN}/card-worker.js`,
    "base-uri 'none'",
    // Forms that start a step-up or sign out redirect to the identity provider.
    `form-action ${["'self'", new URL(env().OIDC_ISSUER).origin, ...env().OIDC_PAGE_ORIGINS].join(' ')}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${reports}`,
    // No service's script supports Trusted Types, so each turns them off.
    ...(widget ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
}

/**
 * Where browsers report policy violations (`app/routes/reports`). They do so on their own, some without an Origin header; a
 * report only leads to a log line.
 */
export const POLICY_REPORTS = '/reports/policy'
