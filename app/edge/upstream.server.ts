import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel'
import { env } from '#app/env.server.ts'
import { log } from './log.server.ts'
import { countUpstreamCall, showUpstreamState } from './metrics.server.ts'

const notSentReasons = {
  open: 'the upstream is not asked while it fails',
  full: 'too many calls at once',
  late: 'it could not be sent in time',
}

/** The call was not sent, so it certainly had no effect. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly reason: keyof typeof notSentReasons
  constructor(reason: keyof typeof notSentReasons) {
    super(notSentReasons[reason])
    this.reason = reason
  }
}

/**
 * A `read` may fail, so the first one after a pause probes whether the upstream has recovered. A `write` is sent only while the
 * upstream is healthy. A `lookup` reads the outcome of a write: it is sent in any state, and shares the pool of the writes.
 */
export type CallKind = 'read' | 'write' | 'lookup'

export interface UpstreamOptions {
  /** Whether a thrown error counts against the upstream; a client that disconnected does not. */
  readonly isFault: (error: unknown) => boolean
  readonly onState: (isOpen: boolean) => void
  /** False to turn the circuit breaker off; the pools stay bounded. */
  readonly breaks?: boolean
  readonly limits?: Partial<typeof defaults>
}

const defaults = {
  /** How many of the latest calls the breaker counts. */
  sample: 100,
  /** With fewer calls than this it never opens. */
  minCalls: 20,
  /** It opens when more than this share of them failed. */
  failing: 0.5,
  /** How long the breaker stays open before one read probes the upstream; milliseconds. */
  pauseMs: 1_000,
  /** Time limit of that probe; milliseconds. */
  probeMs: 2_000,
  /** Concurrent calls, and how many may wait. Writes have a pool of their own, so that reads cannot crowd them out. */
  reads: { atOnce: 64, waiting: 128 },
  writes: { atOnce: 32, waiting: 64 },
}

/**
 * The retry budget: each call earns a tenth of a retry, up to as many as there may be reads at once. After a pause of this
 * process every connection that it kept may have been closed meanwhile, all of them at once.
 */
const RETRIES_PER_CALL = 0.1

export interface Upstream {
  /**
   * Runs one call within the limits of its upstream. `work` receives its time limit, in milliseconds.
   * A 5xx response and a fault count against the upstream; any other response counts as healthy.
   * @param sendBefore milliseconds since 1970; a call whose turn comes then or later is not sent
   * @throws NotSent, or what `work` throws
   */
  run<T extends { readonly status: number }>(
    kind: CallKind,
    work: (maxMs: number) => Promise<T>,
    sendBefore?: number,
  ): Promise<T>
  /** Takes one retry from the budget; false when it is used up. */
  takeRetry(): boolean
}

/** Protects this process from an upstream that fails or hangs, by bounded pools and a circuit breaker. */
export function createUpstream({ isFault, onState, breaks = true, limits }: UpstreamOptions): Upstream {
  const set = { ...defaults, ...limits }
  const reads = bulkhead(set.reads.atOnce, set.reads.waiting)
  const writes = bulkhead(set.writes.atOnce, set.writes.waiting)
  const isProbing = () => breaker.state === CircuitState.HalfOpen
  const breaker = circuitBreaker(
    // A probe that ends in any error, even a client's disconnect, has not shown that the upstream has recovered.
    handleWhen((error) => isFault(error) || isProbing()).orWhenResult(isServerError),
    {
      halfOpenAfter: set.pauseMs,
      breaker: new CountBreaker({
        size: set.sample,
        minimumNumberOfCalls: set.minCalls,
        threshold: set.failing,
      }),
    },
  )
  breaker.onBreak(() => onState(true))
  breaker.onReset(() => onState(false))

  const maxRetries = set.reads.atOnce
  let retries = maxRetries
  const throughBreaker = <T>(kind: CallKind, work: (maxMs: number) => Promise<T>): Promise<T> => {
    if (!breaks) return work(Number.POSITIVE_INFINITY)
    const { state } = breaker
    if (kind === 'lookup' && state !== CircuitState.Closed) return work(Number.POSITIVE_INFINITY)
    if (kind === 'write' && state !== CircuitState.Closed) throw new NotSent('open')
    // Another probe is in flight: this call does not wait for its result.
    if (state === CircuitState.HalfOpen) throw new NotSent('open')
    return breaker.execute(() => work(isProbing() ? set.probeMs : Number.POSITIVE_INFINITY))
  }
  return {
    async run(kind, work, sendBefore = Number.POSITIVE_INFINITY) {
      retries = Math.min(maxRetries, retries + RETRIES_PER_CALL)
      try {
        return await (kind === 'read' ? reads : writes).execute(() => {
          if (Date.now() >= sendBefore) throw new NotSent('late')
          return throughBreaker(kind, work)
        })
      } catch (error) {
        throw notSent(error) ?? error
      }
    },
    takeRetry() {
      if (retries < 1) return false
      retries -= 1
      return true
    },
  }
}

const isServerError = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Number(Reflect.get(answer, 'status')) >= 500

function notSent(error: unknown): NotSent | undefined {
  if (error instanceof BrokenCircuitError) return new NotSent('open')
  if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError)
    return new NotSent('full')
  return undefined
}

/** A call that its caller aborted does not count against the upstream. */
const isFault = (error: unknown) => !(error instanceof Error && error.name === 'AbortError')

function watched(name: 'backend' | 'search' | 'provider', limits?: UpstreamOptions['limits']): Upstream {
  showUpstreamState(name, false)
  const upstream = createUpstream({
    breaks: env().CIRCUIT_BREAKER,
    isFault,
    ...(limits && { limits }),
    onState(isOpen) {
      showUpstreamState(name, isOpen)
      if (isOpen) log.error({ upstream: name }, 'an upstream fails: it is left alone for a moment')
      else log.warn({ upstream: name }, 'an upstream is well again')
    },
  })
  return {
    takeRetry: upstream.takeRetry,
    async run(kind, work, sendBefore) {
      const started = performance.now()
      const count = (outcome: string) =>
        countUpstreamCall(name, outcome, (performance.now() - started) / 1000)
      try {
        const answer = await upstream.run(kind, work, sendBefore)
        count(`${Math.floor(answer.status / 100)}xx`)
        return answer
      } catch (error) {
        if (error instanceof NotSent) count(`not-sent-${error.reason}`)
        else count(isFault(error) ? 'failed' : 'left')
        throw error
      }
    },
  }
}

/** One of each per process. */
export const backendUpstream = watched('backend')
/** Separate for search: it is called with every pause in typing, and its failures must not affect the pages. */
export const searchUpstream = watched('search', { reads: { atOnce: 16, waiting: 32 } })
export const providerUpstream = watched('provider')
