import { IMAGE_ROUTE } from '#app/domain/art.ts'
import { isServerFunction, stripLocalePrefix } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'
import { retryAfterSeconds } from './answers.ts'
import { createFloodGate, log } from './log.server.ts'
import { countRefusedRequest, type lanes } from './metrics.server.ts'
import type { PageAddress } from './page-address.server.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'

/**
 * Requests are admitted in lanes, so that a flood in one leaves capacity to the others: `order` is sign-in, confirmation and
 * redemption, `visitor` a page that is rendered once for many, or one that does not exist, `picture` one that may have to be made.
 */
export type Lane = (typeof lanes)[number]

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
  const taken: Record<Lane, number> = { order: 0, visitor: 0, picture: 0, other: 0 }
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

type Admission = ReturnType<typeof createAdmission>

const MIN_SLOTS = 4
/** Nearly all of them wait, and take no thread: two are made at a time, and how many may wait for that is bounded where they are made. */
const PICTURE_SLOTS = 256

/** Admission control of this process, sized by `REQUESTS_AT_ONCE`; pictures are not. */
export function admissionOfThisProcess(): Admission {
  const slots = env().REQUESTS_AT_ONCE
  const visitor = Math.max(MIN_SLOTS, slots / 2)
  return createAdmission({ order: 2 * slots, visitor, picture: PICTURE_SLOTS, other: slots })
}

/** Pages for signing in, confirming and redeeming, and the calls that those pages make. */
const ORDER = /^\/(auth|success|account\/redeem)(\/|$)|\/redeem$/
/** Never refused: a process that fails its health check would be taken out of service. */
const UNLIMITED: ReadonlySet<string> = new Set(['/health/live', '/health/ready'])

/**
 * The lane of a request; `undefined` for what is never refused. What an address that no page has begins or ends with chooses no
 * lane, and a forged Referer only moves its sender to another one.
 */
export function laneOf(
  request: Request,
  { pathname, route }: Pick<PageAddress, 'pathname' | 'route'>,
): Lane | undefined {
  if (route !== undefined && UNLIMITED.has(route)) return undefined
  if (route === IMAGE_ROUTE) return 'picture'
  const isCall = isServerFunction(pathname)
  if (route === undefined && !isCall) return 'visitor'
  if (ORDER.test(stripLocalePrefix(pathname))) return 'order'
  if (!isCall) return 'other'
  const page = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? ''
  return ORDER.test(stripLocalePrefix(page)) ? 'order' : 'other'
}

const mayLog = createFloodGate()
let unlogged = 0

/** 503 for a request that was not started: a page for people, plain text for programs. */
export function answerOverloaded(request: Request, lane: Lane, page: () => string): Response {
  countRefusedRequest(lane)
  logRefusal(lane)
  const isForPeople = (request.headers.get('accept') ?? '').includes('text/html')
  const body = isForPeople ? page() : 'Busy: nothing was done'
  return new Response(body, {
    status: 503,
    headers: [
      ['retry-after', String(retryAfterSeconds())],
      ['content-type', isForPeople ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...securityHeaders(hashPolicy('')),
    ],
  })
}

/** Seldom, with how many there were since. */
function logRefusal(lane: Lane): void {
  unlogged += 1
  if (!mayLog()) return
  log.warn({ lane, requests: unlogged }, 'no room: requests are turned away')
  unlogged = 0
}
