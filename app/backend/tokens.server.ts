import { BackendError } from './backend-error.ts'
import type { HttpLog } from './http.server.ts'

/** @param refused the token that the backend has just rejected as expired: another one is wanted */
type Source = (refused?: string) => Promise<string | null>

/** Where the tokens of the caller come from; absent for a visitor. */
export type Credentials = {
  /** Access token for the customer-facing client; null when the session has ended. Rejects when it cannot be fetched now. */
  readonly access?: Source | undefined
  /** The secondary access token: the content client's. */
  readonly secondary?: Source | undefined
  /** The token of a fresh step-up. */
  readonly stepUp?: string | undefined
}

export type Tokens = {
  /** Null for a visitor, and when the token could not be fetched. */
  bearer(client: 'customer' | 'content'): Promise<string | null>
  /** The replacement for a token that the backend has just rejected as expired; null when there is none. */
  inPlaceOf(refused: string, client: 'customer' | 'content'): Promise<string | null>
  /** True once `bearer` has failed to fetch the token of a signed-in customer. */
  isMissing(client: 'customer' | 'content'): boolean
  readonly stepUp: string | undefined
}

/** Fetches each token once per request, and logs a failure once: the call then proceeds without it (spec §8). */
export function createTokens(credentials: Credentials, log: HttpLog): Tokens {
  const current = new Map<string, Promise<string | null>>()
  const missing = new Set<string>()
  const replaced = new Map<string, Promise<string | null>>()
  const fetchToken = async (client: 'customer' | 'content', refused?: string) => {
    const source = client === 'customer' ? credentials.access : credentials.secondary
    try {
      return (await source?.(refused)) ?? null
    } catch (error) {
      log.warn({ err: error, client }, 'no access token: reads go on without one')
      missing.add(client)
      return null
    }
  }
  return {
    stepUp: credentials.stepUp,
    isMissing: (client) => missing.has(client),
    bearer(client) {
      const existing = current.get(client)
      if (existing) return existing
      const token = fetchToken(client)
      current.set(client, token)
      return token
    },
    async inPlaceOf(refused, client) {
      const replacement = replaced.get(refused) ?? fetchToken(client, refused)
      replaced.set(refused, replacement)
      current.set(client, replacement)
      const token = await replacement
      return token === refused ? null : token
    },
  }
}

/** @throws BackendError 401 STEP_UP_REQUIRED: without the token no call is made. */
export function stepUpToken(tokens: Tokens): string {
  if (!tokens.stepUp) throw new BackendError({ status: 401, code: 'STEP_UP_REQUIRED' })
  return tokens.stepUp
}
