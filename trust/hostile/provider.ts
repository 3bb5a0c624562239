import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { hostileProviderPort, issuer as sandboxIssuer } from '../harness/world.ts'
import { forge, newKey, providersKey, publicPart } from './forge.ts'
import { stepUpToken } from './step-up-tokens.ts'

export const hostileIssuer = `http://127.0.0.1:${hostileProviderPort}`

/** The token endpoint's response to one code. */
interface CodeAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * A provider that speaks the protocol with planned responses. The sandbox's backend accepts its access tokens, so that
 * an accepted response has visible consequences.
 */
export interface HostileProvider {
  readonly key: ReturnType<typeof newKey>
  /** Sets the response for a code, which can be exchanged once. */
  plan(code: string, answer: CodeAnswer): void
  /** Access and step-up tokens that the backend accepts. */
  accessToken(sub: string, acr: 'password' | 'step-up'): string
  close(): Promise<void>
}

const metadata = {
  issuer: hostileIssuer,
  authorization_endpoint: `${hostileIssuer}/auth`,
  token_endpoint: `${hostileIssuer}/token`,
  jwks_uri: `${hostileIssuer}/jwks`,
  authorization_response_iss_parameter_supported: true,
}

export async function startHostileProvider(dataDir: string): Promise<HostileProvider> {
  const key = newKey('hostile')
  const backendsKey = providersKey(dataDir)
  const plans = new Map<string, CodeAnswer>()

  const accessToken: HostileProvider['accessToken'] = (sub, acr) =>
    stepUpToken(
      { key: backendsKey, issuer: sandboxIssuer, sub },
      { claims: { acr: `urn:borealis:acr:${acr}` } },
    )

  function answerToken(form: URLSearchParams): CodeAnswer {
    if (form.get('grant_type') === 'refresh_token') {
      const sub = form.get('refresh_token') ?? ''
      const aud = form.get('resource') ?? ''
      const token = stepUpToken(
        { key: backendsKey, issuer: sandboxIssuer, sub },
        { claims: { acr: 'urn:borealis:acr:password', aud } },
      )
      return { status: 200, body: tokens({ access_token: token, refresh_token: sub }) }
    }
    const code = form.get('code') ?? ''
    const planned = plans.get(code)
    plans.delete(code)
    return planned ?? { status: 400, body: { error: 'invalid_grant' } }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', hostileIssuer)
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { status, body } =
      pathname === '/token'
        ? answerToken(new URLSearchParams(text))
        : { status: 200, body: pathname === '/jwks' ? { keys: [publicPart(key)] } : metadata }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(hostileProviderPort, '127.0.0.1', resolve))
  return {
    key,
    plan: (code, planned) => void plans.set(code, planned),
    accessToken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A token response (RFC 6749 section 5.1). */
export const tokens = (more: Record<string, unknown>) => ({
  token_type: 'Bearer',
  expires_in: 600,
  ...more,
})

/** A valid id_token, with the caller's flaw. */
export function idToken(
  key: HostileProvider['key'],
  says: { readonly sub: string; readonly nonce: string; readonly acr: string },
  flaw: Parameters<typeof forge>[3] = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: hostileIssuer,
    aud: 'borealis-site',
    ...says,
    sid: `sid-${says.sub}`,
    auth_time: now,
    iat: now,
    exp: now + 600,
  }
  return forge(key, {}, claims, flaw)
}
