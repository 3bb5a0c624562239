import type { Language } from '@borealis/contract/values.ts'

/** URL of a page of the requesting site, in the customer's language. */
export function siteUrl(params: Record<string, unknown>, language: Language, path: string): string {
  const redirectUri = typeof params.redirect_uri === 'string' ? params.redirect_uri : 'http://localhost:3000'
  return new URL(redirectUri).origin + (language === 'fr' ? '/fr-ca' : '') + path
}
