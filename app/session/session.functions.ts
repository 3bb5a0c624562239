import { createServerFn } from '@tanstack/react-start'
import { currentSession, sessionEnd } from './session.server.ts'

/** What the browser may know of the session: never a token (design.md §3, "Tokens"). */
export interface AuthState {
  readonly isLoggedIn: boolean
  /** Milliseconds since 1970; null for a visitor. */
  readonly expiresOn: number | null
}

/** Is anybody signed in? Public: a visitor gets an answer too. */
export const getAuthState = createServerFn().handler(async (): Promise<AuthState> => {
  const session = await currentSession()
  return { isLoggedIn: session !== undefined, expiresOn: session ? sessionEnd(session.value) : null }
})
