import { calls, type Operation } from '@borealis/contract/calls.ts'
import type { GiftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import type { Offer } from '@borealis/contract/offers.ts'
import type { OrdersQuery } from '@borealis/contract/orders.ts'
import type { AmountCall } from '@borealis/contract/redemptions.ts'
import type { CallAnswer, CallInput, Send } from './call-input.ts'
import type { Caller } from './caller.ts'
import { withLeftOut } from './read-answer.ts'
import { type Redeemed, readOrders, redeemResult } from './results.ts'
import { createSend } from './send.server.ts'
import { type Credentials, createTokens } from './tokens.server.ts'

export type BackendOptions = Omit<Caller, 'tokens'> & {
  /** Empty for a visitor. */
  readonly credentials: Credentials
}

/** Every call of the contract as a function by its name, of what the call takes: nothing, where that is all optional. */
type Calls = {
  readonly [O in Operation]: (
    ...input: Record<never, never> extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>]
  ) => Promise<CallAnswer<O>>
}

function callsBy(send: Send): Calls {
  const all: Partial<Record<Operation, unknown>> = {}
  // What a record's own keys are, `Object.keys` does not say.
  for (const operation of Object.keys(calls) as Operation[])
    all[operation] = (input: CallInput<Operation>) => send(operation, input ?? {})
  // Each call of the contract is there, and hands on what `Calls` lets it take.
  return all as Calls
}

/**
 * The loyalty backend as one customer, or a visitor, may use it, by the names of the contract. An extension that a backend does
 * not have answers 404; page data's featureFlags say so beforehand.
 */
export function createBackend({ credentials, ...caller }: BackendOptions) {
  const send = createSend({ ...caller, tokens: createTokens(credentials, caller.log) })
  const { log } = caller
  return {
    ...callsBy(send),
    listAddresses: async () => withLeftOut(await send('listAddresses', {}), 'addresses'),
    setDefaultAddress: async (input: CallInput<'setDefaultAddress'>) =>
      withLeftOut(await send('setDefaultAddress', input), 'addresses'),
    listClaims: async () => withLeftOut(await send('listClaims', {}), 'claims'),
    getSecurityLog: async () => withLeftOut(await send('getSecurityLog', {}), 'events'),
    listECards: async () => withLeftOut(await send('listECards', {}), 'cards'),
    getPointsHistory: async (input: CallInput<'getPointsHistory'>) =>
      withLeftOut(await send('getPointsHistory', input), 'transactions'),
    listTravelPurchases: async (input: CallInput<'listTravelPurchases'>) =>
      withLeftOut(await send('listTravelPurchases', input), 'purchases'),
    /** One page of orders. Orders that cannot be read are a value, not an error (spec §8). */
    listOrders: ({ query }: { query: OrdersQuery } = { query: {} }) =>
      readOrders(send('listOrders', { query }), query, log),
    /** The latest orders exactly as the contract has them, to tell from them what became of one. */
    ordersToTellFrom: () => readOrders(send('listOrders', { query: {} }), {}, log, { isStrict: true }),
    /**
     * Spends points on gift cards; needs the step-up token. The same key with the same order never spends twice.
     * @throws BackendError when the outcome is not known: ask `getRedemption`.
     */
    redeemGiftCards: (input: CallInput<'redeemGiftCards'>): Promise<Redeemed<GiftCardOrderResult>> =>
      redeemResult(send('redeemGiftCards', input)),
    /** Points for an amount of money; otherwise like `redeemGiftCards`. */
    redeemAmount: (operation: AmountCall, input: CallInput<AmountCall>) =>
      redeemResult(send(operation, input)),
    everyOffer: () => everyOffer(send),
  }
}

export type Backend = ReturnType<typeof createBackend>

const MAX_PAGE_SIZE = 100
/** Ten thousand offers: a wrong count of the backend must not keep this going. */
const MAX_PAGES = 100

/** All running offers, for the sitemap. One page after another: it can wait, and must not take capacity from visitors. */
async function everyOffer(send: Send): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber++) {
    const page = await send('listOffers', { query: { pageNumber, pageSize: MAX_PAGE_SIZE } })
    offers.push(...page.offers)
    if (pageNumber * MAX_PAGE_SIZE >= page.totalCount) break
  }
  return offers
}
