import { type DestinationStream, type Logger, pino } from 'pino'
import { env } from '#app/env.server.ts'
import { describeError } from './describe-error.ts'
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
