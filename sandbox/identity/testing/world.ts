import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../../../tests/support/listen-locally.ts'
import { startSandbox } from '../../sandbox.ts'
import type { Account } from '../../store/accounts.ts'
import type { IdentityEvent } from '../events.ts'
import { ACR_STEP_UP } from '../policy.ts'
import { CUSTOMER_AUDIENCE } from '../provider.ts'
import type { CookieJar } from './cookie-jar.ts'
import { signInAtProvider } from './sign-in-walk.ts'
import { createSiteClient } from './site-client.ts'

/** Password of every account in these tests. */
export const PASSWORD = 'a password with spaces'

/** A sandbox in a directory of its own, with the client side of a site. */
export async function startWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'borealis-identity-'))
  const logoutTokens: string[] = []
  // Receives back-channel logout.
  const siteServer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '')
    response.end()
  })
  // By the name that the sandbox knows its site by.
  const siteOrigin = (await listenLocally(siteServer)).replace('127.0.0.1', 'localhost')
  const clientSecret = 'a-secret-of-this-test'
  const start = (identityPort: number) =>
    startSandbox({ dataDir, identityPort, backendPort: 0, siteOrigins: [siteOrigin], clientSecret })
  let sandbox = await start(0)
  const { issuer } = sandbox
  const site = createSiteClient(issuer, siteOrigin, clientSecret)
  let people = 0

  const aPerson = (more: { password?: string | null; phone?: string | null } = {}): Account => {
    people += 1
    return sandbox.deps.accounts.createAccount({
      email: `person-${people}@example.ca`,
      password: PASSWORD,
      firstName: 'Robin',
      lastName: 'Roy',
      phone: '416-555-0137',
      ...more,
    })
  }

  return {
    issuer,
    site,
    siteOrigin,
    logoutTokens,
    deps: () => sandbox.deps,
    aPerson,

    /** A signed-in customer with the site's tokens. */
    async signedIn(person = aPerson()) {
      const attempt = site.authorize()
      const walk = await signInAtProvider(attempt.url, { email: person.email, password: PASSWORD })
      const tokens = await site.exchange(walk.callbackUrl, attempt, CUSTOMER_AUDIENCE)
      return { person, jar: walk.jar, tokens: tokens.body, callback: new URL(walk.callbackUrl) }
    },

    stepUpRequest: (extra: Record<string, string> = {}) =>
      site.authorize({
        scope: 'openid',
        acr_values: ACR_STEP_UP,
        redirect_uri: `${siteOrigin}/auth/mfa-callback`,
        resource: CUSTOMER_AUDIENCE,
        ...extra,
      }),

    async eventsOf(sub: string): Promise<IdentityEvent[]> {
      return (await fetch(`${issuer}/events.json?sub=${sub}`)).json()
    },

    async restart() {
      await sandbox.close()
      sandbox = await start(Number(new URL(issuer).port))
    },

    async close() {
      await sandbox.close()
      siteServer.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Opens a page of the provider and posts to it, without following the provider's redirects. */
export async function openPage(authorizeUrl: string, jar: CookieJar) {
  const first = await fetch(authorizeUrl, {
    redirect: 'manual',
    headers: { cookie: jar.header(new URL(authorizeUrl)) },
  })
  jar.store(new URL(authorizeUrl), first)
  const url = new URL(first.headers.get('location') ?? '', authorizeUrl)
  const post = (step: string, fields: Record<string, string>) =>
    fetch(url.href + step, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: jar.header(url) },
      body: new URLSearchParams(fields),
    })
  const submit = async (step: string, fields: Record<string, string>) => (await post(step, fields)).text()
  const page = await fetch(url, { headers: { cookie: jar.header(url) } })
  return { text: await page.text(), post, submit, enter: (code: string) => submit('/check', { code }) }
}
