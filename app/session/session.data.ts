import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { currentSession, isOfAnotherMember, peekSession, sessionEnd } from './session.server.ts'
import { customerToken, SessionEnded } from './tokens.server.ts'

/** The part of the session that the browser may know; never a token. */
export interface AuthState {
  readonly isLoggedIn: boolean
  /** Milliseconds since 1970; null for a visitor. */
  readonly expiresOn: number | null
  /** Which customer it is, the same whenever they sign in; null for a visitor. */
  readonly member: string | null
}

const SIGNED_OUT: AuthState = { isLoggedIn: false, expiresOn: null, member: null }

/**
 * Whether a customer is signed in. Public: visitors get an answer, too. A session that the provider has ended counts as
 * signed out, and so does the session of another member than the calling page's; a provider that does not answer has no
 * effect. Counts as use of the session unless `isOnlyAsking`.
 */
export const getAuthState = createServerFn()
  .validator(z.object({ isOnlyAsking: z.boolean() }).optional())
  .handler(async ({ data }): Promise<AuthState> => {
    const session = await (data?.isOnlyAsking ? peekSession() : currentSession())
    if (!session || isOfAnotherMember(session)) return SIGNED_OUT
    try {
      await customerToken(session)
    } catch (error) {
      if (error instanceof SessionEnded) return SIGNED_OUT
      log.warn({ err: error }, 'no access token: the customer stays signed in')
    }
    return { isLoggedIn: true, expiresOn: sessionEnd(session.value), member: session.value.sub }
  })

export const sessionQueries = {
  all: ['session'] as const,
  auth: () => queryOptions({ queryKey: [...sessionQueries.all, 'auth'], queryFn: () => getAuthState() }),
}
