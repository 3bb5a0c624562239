import { randomUUID } from 'node:crypto'
import type { Answer, Member } from '../harness/member.ts'
import { publicOrigin } from '../harness/world.ts'
import { type HostileProvider, hostileIssuer, idToken, tokens } from './provider.ts'

/** Index of the site's process that trusts the hostile provider. */
export const PROCESS = 22

export type Kind = 'sign-in' | 'step-up'
const ACR = { 'sign-in': 'password', 'step-up': 'step-up' } as const

/** What the site sent to the provider. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly redirectUri: string
}

/** The attempt that a response starts; `undefined` when it does not redirect to the hostile provider. */
export function begunBy({ location }: Answer): Begun | undefined {
  const url = new URL(location ?? 'x:', publicOrigin)
  if (url.origin !== hostileIssuer) return undefined
  const value = (name: string) => url.searchParams.get(name) ?? ''
  return { state: value('state'), nonce: value('nonce'), redirectUri: value('redirect_uri') }
}

/** The token endpoint's valid response, or one with a flaw in the id_token. */
export function honestAnswer(provider: HostileProvider, kind: Kind, sub: string, nonce: string, flaw = {}) {
  return tokens({
    id_token: idToken(provider.key, { sub, nonce, acr: `urn:borealis:acr:${ACR[kind]}` }, flaw),
    access_token: provider.accessToken(sub, ACR[kind]),
    refresh_token: sub,
  })
}

/** The callback URL with this code. */
export function callbackOf({ redirectUri, state }: Begun, code: string): URL {
  const url = new URL(redirectUri)
  url.search = new URLSearchParams({ code, state, iss: hostileIssuer }).toString()
  return url
}

/** Completes the attempt with a valid response. */
export async function finishHonestly(
  member: Member,
  provider: HostileProvider,
  begun: Begun,
  kind: Kind,
): Promise<{ callback: string; answer: Answer }> {
  const code = randomUUID()
  provider.plan(code, {
    status: 200,
    body: honestAnswer(provider, kind, member.customer.sub, begun.nonce),
  })
  const callback = callbackOf(begun, code).href
  return { callback, answer: await member.get(callback, PROCESS) }
}
