import { type DestinationStream, type Logger, pino } from 'pino'
import { env } from '#app/env.server.ts'
import { describeError } from './describe-error.ts'
import { maybeRequestContext } from './request-context.server.ts'

/** Line separators that JSON does not escape and at which a log viewer may break the line. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g

/**
 * One JSON line per event, whatever is in it. Every line of a request carries its correlation id. Tokens, codes, query
 * strings and form bodies are never logged; of an error only what `describeError` takes.
 */
export function createLog(destination?: DestinationStream): Logger {
  return pino(
    {
      level: env().LOG_LEVEL,
      base: null,
      mixin: () => {
        const context = maybeRequestContext()
        return context ? { correlationId: context.correlationId } : {}
      },
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => line.replace(LINE_ENDS, escaped) },
    },
    ...(destination ? [destination] : []),
  )
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

export const log = createLog()
