import { href } from '../links/href.ts'

/** Pages that an emailed link opens. Opening one changes nothing; its button does. */
export type LinkPage = '/confirm-email' | '/unsubscribe'

/** Longer than any token that the backend issues. */
const MAX_TOKEN_LENGTH = 1000

/** Truncates a token from a URL to what the contract allows. */
export const sendable = (token: string): { token: string } => ({ token: token.slice(0, MAX_TOKEN_LENGTH) })

/** The URL of the page with its outcome. Only a failure that may be retried keeps the token. */
export const linkOutcomePath = (page: LinkPage, outcome: string, token: string): string =>
  href(page, { outcome, ...(outcome === 'failed' && { token }) })
