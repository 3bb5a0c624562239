import { stripLocalePrefix } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'

/**
 * Requests are counted in lanes, so that a flood of one kind leaves room for the others: `order` is whoever signs in,
 * confirms or is about to spend points, `visitor` a page that is rendered once for many.
 */
export type Lane = 'order' | 'visitor' | 'other'

/** This process is at capacity: the request was not begun, and may be sent again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** One thread works on all of them: what others have begun is what an order waits for. */
const PLACES_OF_AN_ORDER = 2

/**
 * Admission control: how many requests of each lane are worked on at once. Each order that is under way leaves fewer
 * places to the other lanes, down to half of theirs: no flood of sign-ins shuts the pages.
 */
export function createAdmission(places: Readonly<Record<Lane, number>>) {
  const taken: Record<Lane, number> = { order: 0, visitor: 0, other: 0 }
  const placesOf = (lane: Lane): number => {
    if (lane === 'order') return places.order
    return Math.max(Math.ceil(places[lane] / 2), places[lane] - PLACES_OF_AN_ORDER * taken.order)
  }
  return {
    taken: (lane: Lane): number => taken[lane],
    /**
     * A request too many is refused at once: in a queue it would outlast its reader's patience and delay the others.
     * @throws Overloaded
     */
    async admit<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
      if (taken[lane] >= placesOf(lane)) throw new Overloaded()
      taken[lane] += 1
      try {
        return await work()
      } finally {
        taken[lane] -= 1
      }
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>

const MIN_PLACES = 4

/** Admission control of this process, sized by `REQUESTS_AT_ONCE`. */
export function admissionOfThisProcess(): Admission {
  const places = env().REQUESTS_AT_ONCE
  return createAdmission({ order: 2 * places, visitor: Math.max(MIN_PLACES, places / 2), other: places })
}

/** Pages of somebody who signs in, confirms, or spends points, and what those pages ask for. */
const ORDER = /^\/(auth|success|account\/redeem)(\/|$)|\/redeem$/
/** Never refused: a process whose health check fails would be taken out of service. */
const ALWAYS = /^\/health\//

/** The lane of a request; `undefined` for what is never refused. A forged Referer only moves its sender to another lane. */
export function laneOf(request: Request, url: URL): Lane | undefined {
  if (ALWAYS.test(url.pathname)) return undefined
  if (ORDER.test(stripLocalePrefix(url.pathname))) return 'order'
  if (!url.pathname.startsWith('/_serverFn/')) return 'other'
  const page = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? ''
  return ORDER.test(stripLocalePrefix(page)) ? 'order' : 'other'
}
