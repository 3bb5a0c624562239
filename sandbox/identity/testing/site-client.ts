import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { CLIENT_ID, CONTENT_AUDIENCE, CUSTOMER_AUDIENCE } from '../provider.ts'

export type TokenAnswer = {
  status: number
  body: Partial<Record<'access_token' | 'refresh_token' | 'id_token' | 'error' | 'error_description', string>>
}

/** The client side of OpenID, for tests of the provider alone. */
export function createSiteClient(issuer: string, origin: string, secret: string) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const post = (path: string, fields: Record<string, string> | URLSearchParams) =>
    fetch(`${issuer}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${secret}`).toString('base64')}` },
    })
  const token = async (fields: Record<string, string>): Promise<TokenAnswer> => {
    const response = await post('/token', fields)
    return { status: response.status, body: await response.json() }
  }

  return {
    /** An authorization address with PKCE; `extra` adds or replaces parameters, an empty value removes one. */
    authorize(extra: Record<string, string> = {}) {
      const verifier = randomBytes(32).toString('base64url')
      const redirectUri = extra.redirect_uri ?? `${origin}/auth/callback`
      const parameters = new URLSearchParams({
        client_id: CLIENT_ID,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid profile offline_access',
        state: 'a-state',
        nonce: 'a-nonce',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...extra,
      })
      for (const [name, value] of Object.entries(extra)) if (value === '') parameters.delete(name)
      for (const audience of [CUSTOMER_AUDIENCE, CONTENT_AUDIENCE]) {
        if (extra.resource === undefined) parameters.append('resource', audience)
      }
      return { url: `${issuer}/auth?${parameters}`, parameters, verifier, redirectUri }
    },

    exchange(callbackUrl: string, attempt: { verifier: string; redirectUri: string }, resource?: string) {
      const code = new URL(callbackUrl).searchParams.get('code') ?? ''
      return token({
        grant_type: 'authorization_code',
        code,
        code_verifier: attempt.verifier,
        redirect_uri: attempt.redirectUri,
        ...(resource ? { resource } : {}),
      })
    },

    refresh: (refreshToken: string | undefined, resource: string) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '', resource }),

    revoke: (refreshToken: string) => post('/token/revocation', { token: refreshToken }),

    push: (parameters: URLSearchParams) => post('/request', parameters),

    async claims(jwt: string | undefined, audience: string): Promise<JWTPayload> {
      const { payload } = await jwtVerify(jwt ?? '', keys, { issuer, audience, algorithms: ['ES256'] })
      return payload
    },
  }
}
