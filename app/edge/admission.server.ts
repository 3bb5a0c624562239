import { stripLocalePrefix } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'

/**
 * Requests are admitted in lanes, so that a flood in one leaves capacity to the others: `order` is sign-in, confirmation and
 * redemption, `visitor` a page that is rendered once for many.
 */
export type Lane = 'order' | 'visitor' | 'other'

/** This process is at capacity: the request was not started, and may be sent again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** All lanes share one thread, so the work of the others delays an order. */
const SLOTS_PER_ORDER = 2

/**
 * Admission control: limits the concurrent requests of each lane. Each order in progress takes slots from the other lanes, down
 * to half of theirs, so that a flood of sign-ins does not shut out the pages.
 */
export function createAdmission(slots: Readonly<Record<Lane, number>>) {
  const taken: Record<Lane, number> = { order: 0, visitor: 0, other: 0 }
  const slotsOf = (lane: Lane): number => {
    if (lane === 'order') return slots.order
    return Math.max(Math.ceil(slots[lane] / 2), slots[lane] - SLOTS_PER_ORDER * taken.order)
  }
  return {
    taken: (lane: Lane): number => taken[lane],
    /**
     * Refuses excess requests at once: a queue would delay all of them beyond what a person waits for.
     * @throws Overloaded
     */
    async admit<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
      if (taken[lane] >= slotsOf(lane)) throw new Overloaded()
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

const MIN_SLOTS = 4

/** Admission control of this process, sized by `REQUESTS_AT_ONCE`. */
export function admissionOfThisProcess(): Admission {
  const slots = env().REQUESTS_AT_ONCE
  return createAdmission({ order: 2 * slots, visitor: Math.max(MIN_SLOTS, slots / 2), other: slots })
}

/** Pages for signing in, confirming and redeeming, and the calls that those pages make. */
const ORDER = /^\/(auth|success|account\/redeem)(\/|$)|\/redeem$/
/** Never refused: a process that fails its health check would be taken out of service. */
const UNLIMITED = /^\/health\//

/** The lane of a request; `undefined` for what is never refused. A forged Referer only moves its sender to another lane. */
export function laneOf(request: Request, url: URL): Lane | undefined {
  if (UNLIMITED.test(url.pathname)) return undefined
  if (ORDER.test(stripLocalePrefix(url.pathname))) return 'order'
  if (!url.pathname.startsWith('/_serverFn/')) return 'other'
  const page = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? ''
  return ORDER.test(stripLocalePrefix(page)) ? 'order' : 'other'
}
