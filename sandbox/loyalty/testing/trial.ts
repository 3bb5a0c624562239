import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type Call, clientPrefix } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import type { Language } from '@borealis/contract/values.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenLocally } from '../../../tests/support/listen-locally.ts'
import { createCustomer, type NewCustomer, newCustomerBody } from '../../control/new-customer.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { createAccounts } from '../../store/accounts.ts'
import { createClock } from '../../store/clock.ts'
import { openDatabase } from '../../store/database.ts'
import type { SandboxDeps } from '../../store/sandbox-deps.ts'
import { type botActions, issueBotToken } from '../http/bot-check.ts'
import { createLoyalty } from '../loyalty.ts'
import { createLoyaltyServer } from '../server.ts'

/** Overrides for claims of an access token. */
type TokenClaims = {
  sub?: string
  aud?: string
  acr?: string
  authTime?: number
  expiresIn?: number
  jti?: string
  typ?: string
  iss?: string
  /** Signs it instead of the issuer's own key. */
  key?: CryptoKey
}

export type Sent = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  /** Raw text to send instead of `body`. */
  text?: string
  language?: Language
  /** Access token; `null` sends none. A valid one by default. */
  bearer?: string | null
  /** Step-up token; `null` sends none. A valid one by default, where the call needs it. */
  stepUp?: string | null
  key?: string
  headers?: Record<string, string>
}

/** A complete answer. `json` is unknown; callers parse it. */
type Got = { status: number; headers: Headers; text: string; json: unknown; correlationId: string }

export type Trial = Awaited<ReturnType<typeof startTrial>>

/** The loyalty backend over HTTP with an in-memory database, and an issuer whose keys the test holds. */
export async function startTrial() {
  const keys = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'trial', alg: 'ES256', use: 'sig' }
  const issuer = await listen((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  const db = openDatabase(':memory:')
  const clock = createClock(db)
  const deps: SandboxDeps = {
    db,
    clock,
    accounts: createAccounts(db),
    outbox: createOutbox(db, clock),
    issuer: issuer.url,
    siteOrigins: ['http://localhost:3000'],
    log: () => {},
  }
  const backend = await listen(createLoyaltyServer(deps))
  const loyalty = createLoyalty(deps)

  const token = async (claims: TokenClaims = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ acr: claims.acr ?? 'urn:borealis:acr:password', auth_time: claims.authTime ?? now })
      .setProtectedHeader({ alg: 'ES256', kid: 'trial', typ: claims.typ ?? 'at+jwt' })
      .setIssuer(claims.iss ?? issuer.url)
      .setAudience(claims.aud ?? 'urn:borealis:web')
      .setSubject(claims.sub ?? 'nobody')
      .setJti(claims.jti ?? randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + (claims.expiresIn ?? 600))
      .sign(claims.key ?? keys.privateKey)
  }

  const stepUp = (sub: string, claims: TokenClaims = {}) =>
    token({ acr: 'urn:borealis:acr:step-up', ...claims, sub: claims.sub ?? sub })

  const send = async (operation: Operation, sub: string | null, sent: Sent = {}): Promise<Got> => {
    const call: Call = calls[operation]
    const correlationId = 'cor-trial'
    const headers = new Headers({ 'accept-language': sent.language ?? 'en', correlationId })
    const bearer =
      sent.bearer === undefined && sub ? await token({ sub, aud: audienceOf(call) }) : sent.bearer
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    const needsStepUp = sub && call.auth === 'step-up'
    const strong = sent.stepUp === undefined && needsStepUp ? await stepUp(sub) : sent.stepUp
    if (strong) headers.set('step-up-authorization', `Bearer ${strong}`)
    if (sent.key !== undefined) headers.set('Idempotency-Key', sent.key)
    for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, value)
    const body = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(sent.params?.[name] ?? ''),
    )
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const response = await fetch(
      `${backend.url}${clientPrefix[call.client]}${path}${query.size ? `?${query}` : ''}`,
      {
        method: call.method,
        headers,
        ...(body !== undefined && { body }),
      },
    )
    const text = await response.text()
    const json: unknown = text ? JSON.parse(text) : null
    return { status: response.status, headers: response.headers, text, json, correlationId }
  }

  return {
    url: backend.url,
    deps,
    loyalty,
    token,
    stepUp,
    send,
    botToken: (action: (typeof botActions)[number]) => issueBotToken(db, action),
    customer: (plan: Partial<NewCustomer> = {}) => createCustomer(loyalty, newCustomerBody.parse(plan)),
    close: () => {
      backend.server.closeAllConnections()
      backend.server.close()
      issuer.server.close()
      db.close()
    },
  }
}

const audienceOf = (call: Call) => (call.client === 'customer' ? 'urn:borealis:web' : 'urn:borealis:content')

async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  return { server, url: await listenLocally(server) }
}
