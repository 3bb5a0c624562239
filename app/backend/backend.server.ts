import { addresses } from './addresses.server.ts'
import type { Caller } from './caller.ts'
import { content } from './content.server.ts'
import { customers } from './customers.server.ts'
import { giftCards } from './gift-cards.server.ts'
import { me } from './me.server.ts'
import { points } from './points.server.ts'
import { createSend } from './send.server.ts'
import { type Credentials, createTokens } from './tokens.server.ts'
import { transactions } from './transactions.server.ts'

export type BackendOptions = Omit<Caller, 'tokens'> & {
  /** Empty for a visitor. */
  readonly credentials: Credentials
}

/** The loyalty backend as one customer, or a visitor, may use it: one function per call of the contract. */
export function createBackend({ credentials, ...caller }: BackendOptions) {
  const send = createSend({ ...caller, tokens: createTokens(credentials, caller.log) })
  return {
    customers: customers(send),
    addresses: addresses(send),
    points: points(send),
    transactions: transactions(send, caller.log),
    giftCards: giftCards(send),
    content: content(send),
    me: me(send),
  }
}

export type Backend = ReturnType<typeof createBackend>
