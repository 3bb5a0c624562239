import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { type Call, clientPrefix } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import type { TokenRules } from '@borealis/contract/serving/bearer.ts'
import type { Language } from '@borealis/contract/values.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { type AdapterSettings, createAdapter } from '../adapter.ts'
import { contentful } from '../contentful/contentful.ts'
import { openPostgres, openSqlite } from '../database.ts'
import { legacyPoints } from '../example/legacy-points.ts'
import type { Sources } from '../sources.ts'
import { openStore } from '../store.ts'
import { startContentfulApi } from './contentful-api.ts'
import { startLegacyApi } from './legacy-api.ts'
import { spaceExport } from './space.ts'

/** Long enough for a busy machine. */
const legacyTimes = { bookTimeoutMs: 5_000, bookedWithinMs: 6_000 }
/** Shorter than any programme's, for trials that wait until an order is certainly not booked. */
export const soonFree: typeof legacyTimes = { bookTimeoutMs: 500, bookedWithinMs: 600 }
/** After this an order that no line has was not booked: it may have been sent two seconds after it was written. */
export const FREE_AFTER_MS = 2_000 + legacyTimes.bookedWithinMs

/** A programme that has a points system and Contentful, without the adapter before them. */
export async function startHarbour() {
  const legacy = await startLegacyApi()
  const cms = await startContentfulApi(spaceExport)
  const person = {
    NM: 'TREMBLAY^ANNE-SOPHIE',
    EM: 'anne@example.ca',
    TEL: '4165550100',
    DOB: '19900517',
    PRV: 'ON',
    LNG: 'E',
  }
  return {
    legacy,
    cms,
    /** Somebody who can do everything that is checked. */
    aMember(sub: string, points = 60_000) {
      const member = legacy.addMember(sub, { ...person, EM: `${randomUUID()}@example.ca` }, points, [
        ...[40, 20, 5].map((daysAgo) => ({
          type: 'EA' as const,
          points: 10 * daysAgo,
          words: 'Harbour Grocer, Queen St~Épicerie du Havre, rue Queen',
          partner: 'HARBOUR GROCER',
          category: 'GROCERIES',
          daysAgo,
        })),
        { type: 'AD' as const, points: -150, words: 'Correction~Rectification', daysAgo: 3 },
      ])
      legacy.addTrip(member, 'Northline Rail', 100)
      legacy.addTrip(member, 'Vieux-Port Inn', 80)
      return member
    },
    close: () => {
      legacy.close()
      cms.close()
    },
  }
}

/** Bot check tokens that are good once. */
export function botTokens() {
  const issued = new Set<string>()
  return {
    issue: async (action: string) => {
      const token = `${action}.${randomUUID()}`
      issued.add(token)
      return token
    },
    isPerson: async (token: string | null, action: string) =>
      token?.startsWith(`${action}.`) === true && issued.delete(token),
  }
}

interface Trial extends Partial<Pick<AdapterSettings, 'at' | 'log' | 'now'> & Pick<Sources, 'isPerson'>> {
  readonly times?: typeof legacyTimes
}

/**
 * The adapter of this programme.
 * @param storeAt a file, or the address of a Postgres
 */
export async function harbourAdapter(
  systems: { readonly pointsUrl: string; readonly cms: Parameters<typeof contentful>[0] },
  storeAt: string,
  tokens: TokenRules,
  more: Trial = {},
) {
  const { isPerson = async () => true, log = () => {}, times = legacyTimes, ...rest } = more
  const store = await openStore(
    storeAt.startsWith('postgres:') ? await openPostgres(storeAt, log) : openSqlite(storeAt),
  )
  const listener = createAdapter({
    ...rest,
    log,
    store,
    tokens,
    sources: {
      content: contentful(systems.cms),
      points: legacyPoints({ url: systems.pointsUrl, ...times }),
      signIns: { accountFor: async ({ email }) => `auth|${email}`, changeEmail: async () => {} },
      isPerson,
    },
  })
  return { listener, store }
}

export async function listening(listener: RequestListener) {
  const server = createServer(listener)
  const url = await listenLocally(server)
  return {
    url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const audiences = { customer: 'https://loyalty.harbour.example', content: 'https://loyalty.harbour.example' }
const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** What the adapter accepts of a provider whose step-up stands in claims of the programme's own, as at Auth0. */
export const tokensOf = (issuer: string): TokenRules => ({
  issuer,
  jwksUrl: `${issuer}.well-known/jwks.json`,
  audiences,
  stepUpAcr: [acr],
  stepUpMaxAge: 300,
  claims: { acr: 'https://harbour.example/acr', authTime: 'https://harbour.example/auth_time' },
})

/** A provider of which only the keys are asked, and members who ask as the site does. */
export async function startIssuer() {
  const keys = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'harbour', alg: 'RS256', use: 'sig' }
  const server = await listening((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  const issuer = `${server.url}/`
  const token = async (sub: string, more: Record<string, unknown> = {}) =>
    new SignJWT(more)
      .setProtectedHeader({ alg: 'RS256', kid: 'harbour', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audiences.customer)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(keys.privateKey)
  const stepUp = (sub: string) =>
    token(sub, {
      'https://harbour.example/acr': acr,
      'https://harbour.example/auth_time': Math.floor(Date.now() / 1000),
      // Two tokens of one second are not the same.
      nonce: randomUUID(),
    })

  return {
    issuer,
    stepUp,
    close: server.close,
    /** One call as the site makes it; a connection that breaks is a status of 0. */
    async ask(url: string, operation: Operation, sub: string, sent: Sent = {}) {
      const call: Call = calls[operation]
      const headers = new Headers({
        'accept-language': sent.language ?? 'en',
        authorization: `Bearer ${await token(sub)}`,
      })
      if (sent.stepUp) headers.set('step-up-authorization', `Bearer ${sent.stepUp}`)
      if (sent.key) headers.set('Idempotency-Key', sent.key)
      if (sent.body) headers.set('content-type', 'application/json')
      const path = call.path.replace(/\{(\w+)\}/, () => sent.param ?? '')
      const response = await fetch(`${url}${clientPrefix[call.client]}${path}`, {
        method: call.method,
        headers,
        signal: sent.signal ?? null,
        ...(sent.body && { body: JSON.stringify(sent.body) }),
      }).catch(() => undefined)
      if (!response) return { status: 0, json: {} }
      // The shapes are the conformance suite's affair.
      return { status: response.status, json: (await response.json()) as Record<string, unknown> }
    },
  }
}

interface Sent {
  readonly key?: string
  readonly stepUp?: string
  readonly body?: object
  readonly param?: string
  readonly signal?: AbortSignal
  readonly language?: Language
}
