import { env } from '#app/env.server.ts'
import type { RequestContext } from './request-context.server.ts'

/** The headers that every HTML answer carries; the policy is enforced, never report-only (design.md §5). */
export function securityHeaders(context: RequestContext): [string, string][] {
  const { PUBLIC_ORIGIN } = env()
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(context.nonce)],
    ['x-content-type-options', 'nosniff'],
    // Not `no-referrer`: the cross-site check falls back to Referer, and Origin would become "null".
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ['x-frame-options', 'DENY'],
  ]
  if (PUBLIC_ORIGIN.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'])
  }
  return headers
}

function contentSecurityPolicy(nonce: string): string {
  const development = env().NODE_ENV !== 'production'
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's development server injects styles by script; the built site has stylesheets and one nonced <style>.
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // A form that starts a step-up is answered by a redirect to the identity provider.
    `form-action 'self' ${new URL(env().OIDC_ISSUER).origin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
