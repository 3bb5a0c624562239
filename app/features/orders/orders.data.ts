import { MAX_ORDER_NUMBER, MAX_PAGE } from '@borealis/contract/limits.ts'
import { type ECardSecret, eCardParams } from '@borealis/contract/me.ts'
import type { Order } from '@borealis/contract/orders.ts'
import { day } from '@borealis/contract/values.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { z } from 'zod'
import { eCardReveal, takeReveal } from '#app/actions/reveal-e-card.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { artOf } from '#app/domain/art.ts'
import { spellingsOf } from '#app/domain/written-code.ts'
import { inPassing } from '#app/member-data/promptly.ts'
import { backendFor } from '#app/session/backend-for.server.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** Orders in one page of the list. */
const ORDERS_A_PAGE = 20

/**
 * One page of the orders of a period (days in the member's zone, both included), newest first. An answer whose orders
 * cannot be read is a value, not an error (spec §8).
 */
export const listOrders = createServerFn()
  .middleware([withCustomer])
  .validator(
    z.object({ pageNumber: z.int().min(1).max(MAX_PAGE), fromDate: day.optional(), toDate: day.optional() }),
  )
  .handler(({ data, context }) => context.backend.listOrders({ query: { ...data, pageSize: ORDERS_A_PAGE } }))

/** The latest order alone, for a glance. */
export const getLatestOrder = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.listOrders({ query: { pageSize: 1 } }))

/** One order, whichever way its number is written, or why it cannot be shown. */
type FoundOrder =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'not-found' }
  /** The orders cannot be read (spec §8). */
  | { readonly kind: 'unreadable' }

const oneOrder = z.object({ orderNumber: z.string().min(1).max(MAX_ORDER_NUMBER) })

export const getOrder = createServerFn()
  .middleware([withCustomer])
  .validator(oneOrder)
  .handler(async ({ data, context }): Promise<FoundOrder> => {
    for (const asked of [data.orderNumber, ...spellingsOf(data.orderNumber)]) {
      const result = await context.backend.listOrders({ query: { orderNumber: asked } })
      if (!result.success) return { kind: 'unreadable' }
      const order = result.data.orders.find(({ orderNumber }) => orderNumber === asked)
      if (order) return { kind: 'found', order }
      if (result.data.leftOut > 0) return { kind: 'unreadable' }
    }
    return { kind: 'not-found' }
  })

/** The e-cards of one order, without their codes. Of those left out nothing says whether they are of this order. */
export const listOrderECards = createServerFn()
  .middleware([withCustomer])
  .validator(oneOrder)
  .handler(async ({ data, context }) => {
    const { cards, leftOut } = await context.backend.listECards()
    return { cards: cards.filter((card) => card.orderNumber === data.orderNumber), leftOut }
  })

/** Every e-card of the member with its art, newest first; never their codes. */
export const listECards = createServerFn()
  .middleware([withCustomer])
  .handler(async ({ context }) => {
    const [{ cards, leftOut }, brands] = await Promise.all([
      context.backend.listECards(),
      // Without the catalogue the cards have no picture.
      inPassing(['gift-cards'], context.backend.listGiftCards()).catch(() => ({ brands: [] })),
    ])
    const art = new Map(brands.brands.map(({ brandId, cmsContent }) => [brandId, artOf(cmsContent.image)]))
    return { cards: cards.map((card) => ({ ...card, art: art.get(card.brandId) ?? null })), leftOut }
  })

/**
 * Records a wish to see the code of an e-card, until a step-up confirms it and leads back to its order or to all e-cards.
 * @returns the handle by which the customer confirms it
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, 404 `NOT_FOUND` for a card that is not the
 *   customer's or has not left yet
 */
export const prepareReveal = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(eCardParams.extend({ from: z.enum(['order', 'e-cards']).default('order') }))
  .handler(async ({ data, context }): Promise<{ stepUp: string }> => {
    const { cards } = await context.backend.listECards()
    const card = cards.find((one) => one.cardId === data.cardId && one.sentAt !== null)
    if (!card) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    return context.intents.prepare({
      ...eCardReveal.ask({ cardId: card.cardId }, card),
      resumePath:
        data.from === 'e-cards'
          ? '/account/e-cards'
          : `/account/orders/${encodeURIComponent(card.orderNumber)}`,
    })
  })

/** The code of an e-card, or why there is none to see. */
export type RevealedECard =
  | ({ readonly kind: 'shown' } & ECardSecret)
  /** The customer did not finish the check. */
  | { readonly kind: 'cancelled' }
  /** The check is being finished: ask again in a moment. */
  | { readonly kind: 'opening' }
  /** The check is used or too long ago: it is good for one look. */
  | { readonly kind: 'late' }

/**
 * Fetches the code and PIN that a step-up has unlocked, once. The caller must keep them out of every cache.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND`
 */
export const revealECard = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(z.object({ intent: z.string().min(1).max(100) }))
  .handler(async ({ data, context }): Promise<RevealedECard> => {
    // Keeps the page that made this call out of the back/forward cache.
    setResponseHeader('cache-control', 'no-store')
    const { session, locale } = context
    // Read before the grant, which is stored first: an action that is over without a grant has had its one look.
    const intent = await context.intents.find(data.intent)
    const grant = await takeReveal(data.intent, session)
    if (!grant) {
      if (intent?.state.name === 'running') return { kind: 'opening' }
      return { kind: intent?.state.name === 'waiting' ? 'cancelled' : 'late' }
    }
    const backend = backendFor({ session, locale, stepUpToken: grant.stepUpToken })
    return { kind: 'shown', ...(await backend.revealECard({ params: { cardId: grant.cardId } })) }
  })

/**
 * Marks an e-card as used or not, or says what is left on it: the member's own notes, the brand does not tell.
 * @returns the card as it is now
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND`, 422 where more is left than it was worth
 */
export const markECard = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(eCardParams.extend({ isUsed: z.boolean(), leftCents: z.int().min(0).nullable().optional() }))
  .handler(({ data: { cardId, ...mark }, context }) =>
    context.backend.markECard({ params: { cardId }, body: mark }),
  )

type ResentECard = 'sent' | 'limit'

/**
 * Sends an e-card to the address of the profile again; the message names the card, never its code.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND`
 */
export const resendECard = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(eCardParams)
  .handler(async ({ data, context }): Promise<ResentECard> => {
    try {
      await context.backend.resendECard({ params: { cardId: data.cardId } })
      return 'sent'
    } catch (error) {
      if (error instanceof BackendError && error.code === 'TOO_MANY_REQUESTS') return 'limit'
      throw error
    }
  })

type Days = { readonly fromDate?: string; readonly toDate?: string }

export const orderQueries = {
  all: ['orders'] as const,
  list: (pageNumber: number, days: Days = {}) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', pageNumber, days],
      queryFn: () => listOrders({ data: { pageNumber, ...days } }),
    }),
  latest: () => queryOptions({ queryKey: [...orderQueries.all, 'latest'], queryFn: () => getLatestOrder() }),
  /** The e-cards of an order, never their codes: those are in no cache. */
  eCards: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'e-cards', orderNumber],
      queryFn: () => listOrderECards({ data: { orderNumber } }),
      // A card that was just ordered leaves within minutes.
      staleTime: 60_000,
    }),
  /** All e-cards; the same card may stand under its order. */
  allECards: () =>
    queryOptions({
      queryKey: [...orderQueries.all, 'all-e-cards'],
      queryFn: () => listECards(),
      staleTime: 60_000,
    }),
  one: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'one', orderNumber],
      queryFn: () => getOrder({ data: { orderNumber } }),
    }),
}
