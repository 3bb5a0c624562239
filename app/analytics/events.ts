import { chunk } from '#app/domain/chunk.ts'

/** The kinds of things that can be viewed and chosen. */
export type ItemKind = 'gift-card' | 'offer' | 'reward' | 'way-to-spend'

/** An item of the catalogue; nothing that belongs to a person. */
export interface Item {
  readonly kind: ItemKind
  readonly id: string
  /** Its place in a list, from 1. */
  readonly position?: number
}

/**
 * Every event that may leave, and all that it may say. No event has a field for an address, a name, a text that
 * somebody typed, a code or a PIN: what has no field cannot be sent by mistake.
 */
export type DataLayerEvent =
  /** `page` is the route (`/offers/$offerCode`), never the address; screens of money and identity have none. */
  | { readonly event: 'page_view'; readonly page?: string }
  | { readonly event: 'view_item_list'; readonly list: string; readonly items: readonly Item[] }
  | { readonly event: 'select_item'; readonly list: string; readonly items: readonly Item[] }
  | { readonly event: 'view_item'; readonly items: readonly Item[] }
  | { readonly event: 'begin_redeem'; readonly items: readonly Item[] }
  | { readonly event: 'purchase'; readonly orderNumber: string }
  | { readonly event: 'sign_up' }
  | { readonly event: 'sign_in' }
  /** A search took place; the term is not sent. */
  | { readonly event: 'search' }
  /** Without the reference that the error screen shows: it is the same for all of a member's session. */
  | { readonly event: 'error' }

/** How many items one event of a list names at most (spec §7); what crosses to the tag frame is cut to as many. */
export const LIST_SIZE = 10

/** A list as events of `LIST_SIZE`: none for an empty one, three for twenty-five. */
export function listEvents(list: string, kind: ItemKind, ids: readonly string[]): DataLayerEvent[] {
  const items = ids.map((id, index) => ({ kind, id, position: index + 1 }))
  return chunk(items, LIST_SIZE).map((part) => ({ event: 'view_item_list', list, items: part }))
}

/** Routes that no event names: what a member does there stays between them and the programme. */
const UNNAMED = /^\/(auth|account|success|create-account|confirm-email|unsubscribe)(\/|$)|\/redeem$/

/** A route of the router as an event may name it, without its groups (`/_member`). */
export function pageName(routeId: string): string | undefined {
  const route = routeId.replace(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1')
  return UNNAMED.test(route) ? undefined : route
}

/** The things with a page of their own: where it lies, and the parameter of its route. */
export const things = [
  { kind: 'gift-card', place: '/gift-cards/', parameter: 'brandId' },
  { kind: 'offer', place: '/offers/', parameter: 'offerCode' },
  { kind: 'reward', place: '/rewards/', parameter: 'code' },
] as const satisfies readonly { kind: ItemKind; place: string; parameter: string }[]

/** The thing that a page is about, from its route and parameters. */
export function itemOf(
  routeId: string,
  params: Readonly<Record<string, string | undefined>>,
): Item | undefined {
  const route = routeId.replace(/\/_[^/]+/g, '')
  const thing = things.find(({ place, parameter }) => route.startsWith(`${place}$${parameter}`))
  const id = thing && params[thing.parameter]
  return id ? { kind: thing.kind, id } : undefined
}
