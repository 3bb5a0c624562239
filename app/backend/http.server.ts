import { inSpan, traceHeaders } from '#app/edge/tracing.server.ts'
import { type CallKind, NotSent, type Upstream } from '#app/edge/upstream.server.ts'
import { BackendError, type OwnCode } from './backend-error.ts'
import {
  type HttpAnswer,
  RequestTimeout,
  ResponseTooLarge,
  sendRequest,
  UnreadableBody,
} from './transport.server.ts'

/** Where the backend is, and the limits of calls to it. Filled from the environment in `session/backend-for.server.ts`. */
export type HttpConfig = {
  /** Without the client's prefix: `https://api.example.ca`. */
  readonly baseUrl: string
  /** For one call, until the last byte of its answer; milliseconds. */
  readonly timeoutMs: number
  /** Name of the header that carries the step-up token. */
  readonly stepUpHeader: string
  /** A longer answer is refused unread; bytes. */
  readonly maxAnswerBytes?: number
  /** Bounds concurrent calls, and stops calling while the backend fails. */
  readonly upstream: Upstream
  /** The same for searches, so that they cannot block other calls; absent: they share `upstream`. */
  readonly searchUpstream?: Upstream
  /** Upper limit for keeping a public answer, whatever its own headers say; 0 or absent: never kept. */
  readonly keepContentMs?: number
}

/** The part of a pino logger that is used here. */
export type HttpLog = {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type HttpRequest = {
  /** The operation, for logs. */
  readonly call: string
  readonly kind: CallKind
  readonly method: string
  /** Already encoded: see `requestPath`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly correlationId: string
  /** From this time on the call fails instead of being sent; milliseconds since 1970. */
  readonly sendBefore: number | undefined
  /** Aborts the call when its caller has left; undefined for writes. */
  readonly signal: AbortSignal | undefined
}

const MAX_ANSWER_BYTES = 5 * 1024 * 1024
const RESET_CODES = new Set(['ECONNRESET', 'EPIPE'])

/**
 * The only way to the backend. A read whose connection was reset is repeated once, immediately, over a new connection: a
 * kept-alive socket may be closed under a request, and after a pause of this process all of them are. Nothing else is
 * repeated here, least of all a write, which has a connection of its own, and repeats are limited to a tenth of the calls.
 * @throws BackendError NETWORK, TIMEOUT, ABORTED, NOT_SENT when nothing left this process, or PARSE_ERROR for an answer
 * that is too long
 */
export async function callBackend(
  request: HttpRequest,
  config: HttpConfig,
  log: HttpLog,
): Promise<HttpAnswer> {
  try {
    // A write cannot be repeated, so it never meets a kept-alive socket that the other side has just closed.
    return await bounded(request, config, { usesNewConnection: request.kind === 'write' })
  } catch (error) {
    const isRepeatable = request.kind !== 'write' && wasReset(error) && !request.signal?.aborted
    if (!isRepeatable || !config.upstream.takeRetry()) throw failure(error, request, log)
    log.warn({ call: request.call }, 'the backend reset the connection: the read is repeated once')
  }
  try {
    return await bounded(request, config, { usesNewConnection: true })
  } catch (error) {
    throw failure(error, request, log)
  }
}

interface Connection {
  readonly usesNewConnection: boolean
}

const bounded = (request: HttpRequest, config: HttpConfig, connection: Connection): Promise<HttpAnswer> =>
  config.upstream.run(
    request.kind,
    (maxMs) =>
      inSpan(`backend ${request.call}`, { kind: 'CLIENT' }, async (span) => {
        const limits = { ...config, timeoutMs: Math.min(config.timeoutMs, maxMs) }
        const answer = await attempt(request, limits, connection)
        span?.setAttributes({
          'http.response.status_code': answer.status,
          correlation_id: request.correlationId,
        })
        return answer
      }),
    request.sendBefore,
  )

function attempt(
  request: HttpRequest,
  config: HttpConfig,
  { usesNewConnection }: Connection,
): Promise<HttpAnswer> {
  const { path, method, headers, body, signal } = request
  return sendRequest({
    baseUrl: config.baseUrl,
    path,
    method,
    headers: { ...headers, ...traceHeaders() },
    body: body === undefined ? undefined : JSON.stringify(body),
    timeoutMs: config.timeoutMs,
    maxAnswerBytes: config.maxAnswerBytes ?? MAX_ANSWER_BYTES,
    signal,
    usesNewConnection,
  })
}

function failure(error: unknown, request: HttpRequest, log: HttpLog): BackendError {
  const code = failureCode(error, request.signal)
  const fields = { call: request.call, code, cause: rootCause(error) }
  // Debug level: the customer left, nothing failed.
  if (code === 'ABORTED') log.debug(fields, 'the backend was not waited for')
  // Debug level: the opening of the circuit breaker was logged, and a line per call would bury it.
  else if (error instanceof NotSent && error.reason === 'open') log.debug(fields, 'the backend was not asked')
  else if (code === 'NOT_SENT') log.warn(fields, 'the backend was not asked')
  else log.error(fields, 'the backend did not answer')
  return new BackendError({ code, correlationId: request.correlationId })
}

function failureCode(error: unknown, signal: AbortSignal | undefined): OwnCode {
  if (signal?.aborted) return 'ABORTED'
  if (error instanceof NotSent) return 'NOT_SENT'
  if (error instanceof ResponseTooLarge || error instanceof UnreadableBody) return 'PARSE_ERROR'
  return error instanceof RequestTimeout ? 'TIMEOUT' : 'NETWORK'
}

function wasReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RESET_CODES.has(String(error.code))
}

const rootCause = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)
