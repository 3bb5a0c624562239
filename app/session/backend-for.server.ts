import { type Backend, createBackend } from '#app/backend/backend.server.ts'
import type { CallInput } from '#app/backend/call-input.ts'
import type { Locale } from '#app/domain/locale.ts'
import { log } from '#app/edge/log.server.ts'
import { oncePerRequest, requestContext } from '#app/edge/request-context.server.ts'
import { scenarioOf } from '#app/edge/test-instruments.server.ts'
import { backendUpstream, searchUpstream } from '#app/edge/upstream.server.ts'
import { env } from '#app/env.server.ts'
import { currentSession, type Session } from './session.server.ts'
import { contentToken, customerToken, SessionEnded } from './tokens.server.ts'

interface Caller {
  /** Absent for a visitor. */
  readonly session: Session | undefined
  readonly locale: Locale
  readonly stepUpToken?: string
}

/**
 * The backend client of this request, with the rights of its sender. All parts of a page share it, so that each token is
 * fetched, and its failure logged, once.
 */
export function requestBackend(): Promise<Backend> {
  return oncePerRequest('backend', async () =>
    backendFor({ session: await currentSession(), locale: requestContext().locale }),
  )
}

/** A backend client with the rights of this caller. A token is fetched when a call first needs it. */
export function backendFor({ session, locale, stepUpToken }: Caller): Backend {
  const { correlationId, clientIp, request } = requestContext()
  const backend = createBackend({
    config: {
      baseUrl: env().BACKEND_URL,
      timeoutMs: env().BACKEND_TIMEOUT_MS,
      stepUpHeader: env().STEP_UP_HEADER,
      upstream: backendUpstream,
      searchUpstream,
      keepContentMs: env().CONTENT_CACHE_SECONDS * 1000,
    },
    credentials: session
      ? {
          access: (refused) => customerToken(session, refused).catch(nullWhenEnded),
          secondary: (refused) => contentToken(session, refused).catch(nullWhenEnded),
          ...(stepUpToken && { stepUp: stepUpToken }),
        }
      : {},
    locale,
    correlationId,
    hostIp: clientIp,
    scenario: scenarioOf(request),
    signal: request.signal,
    log,
  })
  return {
    ...backend,
    // Read by many parts of a page, so it is fetched once per request.
    getPageData: (input?: CallInput<'getPageData'>) =>
      input ? backend.getPageData(input) : oncePerRequest('page-data', () => backend.getPageData()),
  }
}

/** A session that has ended has no token; a token that cannot be fetched now does not mean signed out. */
function nullWhenEnded(error: unknown): null {
  if (error instanceof SessionEnded) return null
  throw error
}
