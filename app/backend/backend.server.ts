import type { Locale } from '#app/domain/locale.ts'
import { addresses } from './addresses.server.ts'
import { content } from './content.server.ts'
import { customers } from './customers.server.ts'
import { giftCards } from './gift-cards.server.ts'
import type { HttpConfig, HttpLog } from './http.server.ts'
import { me } from './me.server.ts'
import { points } from './points.server.ts'
import { createSend } from './send.server.ts'
import { type Credentials, createTokens } from './tokens.server.ts'
import { transactions } from './transactions.server.ts'

/** On whose behalf, and in which language, the backend is called. */
export type BackendOptions = {
  readonly config: HttpConfig
  /** Empty for a visitor. */
  readonly credentials: Credentials
  /** Its language part is sent to the backend. */
  readonly locale: Locale
  readonly correlationId: string
  /** The customer's address as the trusted hop saw it. */
  readonly hostIp: string
  /** Sandbox only: the scenario that the caller asked for. */
  readonly scenario?: string | undefined
  /** Aborts reads when the customer has left. Writes are never aborted. */
  readonly signal?: AbortSignal | undefined
  readonly log: HttpLog
}

/** The loyalty backend as one customer, or a visitor, may use it: one function per call of the contract. */
export function createBackend({ credentials, ...caller }: BackendOptions) {
  const send = createSend({ ...caller, tokens: createTokens(credentials, caller.log) })
  return {
    customers: customers(send),
    addresses: addresses(send),
    points: points(send),
    transactions: transactions(send),
    giftCards: giftCards(send),
    content: content(send),
    me: me(send),
  }
}

export type Backend = ReturnType<typeof createBackend>
