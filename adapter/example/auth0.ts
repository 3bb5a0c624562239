import { z } from 'zod'
import type { SignIns } from '../sources.ts'

export interface Auth0Settings {
  /** `https://acme.ca.auth0.com` */
  readonly domain: string
  /** A machine-to-machine application with `read:users`, `create:users` and `update:users` of the Management API. */
  readonly clientId: string
  readonly clientSecret: string
  /** Of the passwordless connection: a member signs in first by a code. */
  readonly connection?: string
}

const grant = z.object({ access_token: z.string(), expires_in: z.number() })
const user = z.object({
  user_id: z.string(),
  identities: z.array(z.object({ connection: z.string() })).default([]),
})

/** A little earlier than the token ends. */
const EARLY_MS = 60_000
const TIMEOUT_MS = 10_000

/** Accounts at Auth0, by its Management API. */
export function auth0({ domain, clientId, clientSecret, connection = 'email' }: Auth0Settings): SignIns {
  let token = { value: '', until: 0 }

  async function send(
    path: string,
    method: string,
    body: object | undefined,
    bearer?: string,
  ): Promise<unknown> {
    const response = await fetch(new URL(path, domain), {
      method,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Auth0 answered ${response.status} for ${method} ${path.split('?')[0]}`)
    return response.json()
  }

  async function manage(path: string, method = 'GET', body?: object): Promise<unknown> {
    if (token.until < Date.now()) {
      const audience = new URL('/api/v2/', domain).href
      const asked = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience,
      }
      const { access_token: value, expires_in } = grant.parse(await send('/oauth/token', 'POST', asked))
      token = { value, until: Date.now() + expires_in * 1000 - EARLY_MS }
    }
    return send(`/api/v2/${path}`, method, body, token.value)
  }

  return {
    accountFor: async ({ email, firstName, lastName }) => {
      // Auth0 keeps addresses in lower case, and compares them letter by letter.
      const address = email.toLowerCase()
      const found = z
        .array(user)
        .parse(await manage(`users-by-email?${new URLSearchParams({ email: address })}`))
        .find(({ identities }) => identities.some((one) => one.connection === connection))
      if (found) return found.user_id
      const person = { email: address, given_name: firstName, family_name: lastName }
      return user.parse(await manage('users', 'POST', { ...person, connection, email_verified: false }))
        .user_id
    },
    changeEmail: async (sub, email) => {
      await manage(`users/${encodeURIComponent(sub)}`, 'PATCH', { email: email.toLowerCase(), connection })
    },
  }
}
