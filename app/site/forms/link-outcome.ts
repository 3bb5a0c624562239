import { href } from '#app/site/links/href.ts'

/** Pages that the link of a message leads to: opening one changes nothing, its button does. */
export type LinkPage = '/confirm-email' | '/unsubscribe'

/** No token is as long. */
const MAX_TOKEN_LENGTH = 1000

/** What is sent of a token that somebody may have made up. */
export const sendable = (token: string): { token: string } => ({ token: token.slice(0, MAX_TOKEN_LENGTH) })

/** Where the page says how it ended. Only what may be tried again keeps its token in the address. */
export const linkOutcomePath = (page: LinkPage, outcome: string, token: string): string =>
  href(page, { outcome, ...(outcome === 'failed' && { token }) })
