import { type DestinationStream, type Logger, pino } from 'pino'
import { env } from '#app/env.server.ts'
import { maybeRequestContext } from './request-context.server.ts'

/** Line separators that JSON does not escape and at which a log viewer may break the line. */
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g

/** Lines that are buffered while the disk is full; further ones are dropped. Bytes. */
const MAX_BUFFERED = 1_048_576

/**
 * Standard output. A line that cannot be written (a full disk, a closed pipe) fails no request; it is written with the next
 * one that can be.
 * @param fd the file descriptor. 1 by default
 */
export function logDestination(fd = 1): DestinationStream {
  const stream = pino.destination({ dest: fd, sync: true, maxLength: MAX_BUFFERED })
  // Without a listener the error would be thrown at the caller of the log.
  stream.on('error', () => undefined)
  return stream
}

/**
 * One JSON line per event. Every line of a request has its correlation id. Tokens, codes, query strings and form bodies are
 * never logged; of an error only what `describeError` returns.
 */
export function createLog(destination = logDestination()): Logger {
  return pino(
    {
      level: env().LOG_LEVEL,
      base: null,
      mixin: () => {
        const context = maybeRequestContext()
        return context ? { correlationId: context.correlationId } : {}
      },
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => line.replace(LINE_SEPARATORS, escaped) },
    },
    destination,
  )
}

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

export const log = createLog()

const FLOOD_MS = 10_000

/** True at most once in ten seconds: for a line about requests, so that a flood of them does not fill the disk. */
export function createFloodGate(): () => boolean {
  let openedAt = 0
  return () => {
    const isOpen = Date.now() - openedAt >= FLOOD_MS
    if (isOpen) openedAt = Date.now()
    return isOpen
  }
}

/** Errors whose message quotes the input, which may be personal data. */
const QUOTING = new Set(['SyntaxError', 'URIError'])
/** Those of Node say what they were given instead. */
const QUOTING_CODES = /^ERR_(?:INVALID|OUT_OF_RANGE)/
const EMAIL = /[^\s"'<>()=]+@[^\s"'<>()=]+/g
/** Ten digits as people write them: a telephone number. */
const PHONE = /\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g
const MAX_DEPTH = 4
const MAX_MESSAGE_LENGTH = 500
const MAX_FRAMES = 12

interface DescribedError {
  readonly type: string
  readonly message?: string
  readonly code?: string | number
  readonly status?: number
  /** The stack's frames, without the message before them. */
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * The loggable part of an error: type, message, place and cause. No other property (a backend response, a body, a request),
 * because it may contain a customer's data. An error of ours must not put into its message what somebody typed.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  const { code, status } = fieldsOf(error)
  const isQuoting = QUOTING.has(error.name) || QUOTING_CODES.test(String(code))
  const message = isQuoting ? '' : redacted(error.message)
  const stack = framesOf(error)
  return {
    type: error.name,
    ...(message && { message }),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
  }
}

function fieldsOf(error: object): Pick<DescribedError, 'code' | 'status'> {
  const code = 'code' in error ? error.code : undefined
  const status = 'status' in error ? error.status : undefined
  return {
    ...((typeof code === 'number' || (typeof code === 'string' && /^[\w-]{1,60}$/.test(code))) && { code }),
    ...(typeof status === 'number' && { status }),
  }
}

const redacted = (text: string): string =>
  text.slice(0, MAX_MESSAGE_LENGTH).replace(EMAIL, '[e-mail]').replace(PHONE, '[phone]')

/** A stack is the message and then its frames; a message of several lines may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return stack
    .slice(at < 0 ? 0 : at + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n')
}
