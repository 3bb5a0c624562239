import { pino } from 'pino'
import { env } from '#app/env.server.ts'
import { maybeRequestContext } from './request-context.server.ts'

/**
 * One JSON line per event. Every line of a request carries its correlation id. Tokens, codes, query strings
 * and form bodies are never logged.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  mixin: () => {
    const context = maybeRequestContext()
    return context ? { correlationId: context.correlationId } : {}
  },
})
