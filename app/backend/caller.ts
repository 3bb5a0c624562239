import type { Locale } from '#app/domain/locale.ts'
import type { HttpConfig, HttpLog } from './http.server.ts'
import type { Tokens } from './tokens.server.ts'

/** On whose behalf, and in which language, the backend is called. */
export type Caller = {
  readonly config: HttpConfig
  readonly tokens: Tokens
  /** Only its language part is sent: `en` or `fr`. */
  readonly locale: Locale
  readonly correlationId: string
  /** The customer's address as the trusted hop saw it. */
  readonly hostIp: string
  /** Sandbox only: the scenario that the caller requested. */
  readonly scenario?: string | undefined
  /** Aborts reads when the customer has left. Writes are never aborted. */
  readonly signal?: AbortSignal | undefined
  readonly log: HttpLog
}
