import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { readForm, redirect } from './http.ts'

const END = '/session/end'
const HANDLE = 'posted'
/** Sign-outs that were posted and not continued; more are forgotten. */
const MOST_POSTED = 1_000

/**
 * A provider takes POST at its end of session, too (RP-Initiated Logout, section 2). The form of another site comes without our
 * cookies, and the id_token must not stand in an address: its fields are kept for the one redirect, with which cookies come.
 * @returns handles such requests; true when it has answered
 */
export function takePostedSignOuts() {
  const posted = new Map<string, URLSearchParams>()
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (url.pathname !== END) return false
    if (request.method === 'POST') {
      const handle = randomUUID()
      posted.set(handle, await readForm(request))
      for (const [oldest] of posted) if (posted.size > MOST_POSTED) posted.delete(oldest)
      redirect(response, `${url.origin}${END}?${HANDLE}=${handle}`)
      return true
    }
    const handle = url.searchParams.get(HANDLE)
    if (handle === null) return false
    const fields = posted.get(handle)
    posted.delete(handle)
    // An unknown handle is refused by the provider, as an unknown client is.
    request.url = `${END}?${fields ?? new URLSearchParams({ client_id: handle })}`
    return false
  }
}

/**
 * Confirms a sign-out on the customer's behalf: they have just pressed "Sign out" on the site, and asking again would
 * only leave sessions open. Proof is an id_token of this customer, or that the browser comes from a page of the site
 * (which sends no token). Without either the request may come from another site, so the customer is asked.
 */
export function confirmSignOut(
  provider: Provider,
  siteOrigins: readonly string[],
  askCustomer: (ctx: KoaContextWithOIDC, xsrf: string) => void,
) {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as KoaContextWithOIDC // the provider's own middleware has run, and it always sets `oidc`
    if (oidc?.route !== 'end_session' || ctx.status !== 200) return
    const { session, entities } = oidc
    const xsrf = session?.state?.secret
    if (typeof xsrf !== 'string') return
    const signedIn = session?.accountId
    const fromSite = siteOrigins.includes(URL.parse(ctx.get('referer'))?.origin ?? '')
    if (signedIn && !fromSite && entities.IdTokenHint?.payload.sub !== signedIn) {
      askCustomer(ctx as KoaContextWithOIDC, xsrf)
      return
    }
    const answer = await fetch(`${provider.issuer}/session/end/confirm`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookiesOf(ctx.get('cookie'), ctx.response.get('set-cookie')) },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    const location = answer.headers.get('location')
    if (answer.status !== 303 || !location) throw new Error(`signing out answered ${answer.status}`)
    ctx.set('set-cookie', answer.headers.getSetCookie())
    ctx.status = 303
    ctx.redirect(location)
  })
}

/** The browser's next cookies: those it sent, updated by those this answer sets. */
function cookiesOf(sent: string, set: string | string[]): string {
  const jar = new Map<string, string>()
  const fresh = [set].flat().map((line) => line.split(';', 1)[0] ?? '')
  for (const pair of [...sent.split(/;\s*/), ...fresh]) {
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at), pair)
  }
  return [...jar.values()].join('; ')
}
