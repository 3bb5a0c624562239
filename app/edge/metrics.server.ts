import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { stripLocalePrefix } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'
import { isSame } from '#app/env-values.server.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests of this process by kind, method and status',
  labelNames: ['kind', 'method', 'status'] as const,
  buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

/**
 * Plain numbers, which `/metrics` reads when it is asked: a visitor's page from memory takes some 30 µs, and a counter
 * with labels would allocate for each of them.
 */
const fromMemory = { page: 0, image: 0 }

new Counter({
  name: 'responses_from_memory_total',
  help: 'Pages and images sent from memory, which http_request_duration_seconds leaves out',
  labelNames: ['kind'] as const,
  registers: [registry],
  collect() {
    this.reset()
    this.inc({ kind: 'page' }, fromMemory.page)
    this.inc({ kind: 'image' }, fromMemory.image)
  },
})

/** Counts one response for which nothing was rendered or transformed. */
export function countResponseFromMemory(kind: keyof typeof fromMemory): void {
  fromMemory[kind] += 1
}

/** Every kind of event of the audit (docs/operate.md, "Observability"). */
export const securityEventKinds = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'signed-out-by-provider',
  'step-up-passed',
  'step-up-refused',
  'action-done',
  'action-refused',
  'too-many-tries',
] as const

const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Events of the audit, by kind',
  labelNames: ['kind'] as const,
  registers: [registry],
})
// Prometheus counts how a series grows, and never its first value: each begins at 0, or the first event would raise no alert.
for (const kind of securityEventKinds) securityEvents.inc({ kind }, 0)

const upstreamCalls = new Histogram({
  name: 'upstream_call_duration_seconds',
  help: 'Calls to backend and provider by outcome',
  labelNames: ['upstream', 'outcome'] as const,
  buckets: [0.02, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

const upstreamOpen = new Gauge({
  name: 'upstream_breaker_open',
  help: '1 while the circuit breaker of an upstream is open',
  labelNames: ['upstream'] as const,
  registers: [registry],
})

/** @param outcome `2xx` to `5xx`, `failed` without a response, `left` by who asked, or why the call was not sent */
export function countUpstreamCall(upstream: string, outcome: string, seconds: number): void {
  upstreamCalls.observe({ upstream, outcome }, seconds)
}

/** Every lane of the admission control (`admission.server.ts`). */
export const lanes = ['order', 'visitor', 'picture', 'other'] as const

const refusedRequests = new Counter({
  name: 'requests_turned_away_total',
  help: 'Requests that were refused for lack of capacity, by lane',
  labelNames: ['lane'] as const,
  registers: [registry],
})

for (const lane of lanes) refusedRequests.inc({ lane }, 0)

export function countRefusedRequest(lane: (typeof lanes)[number]): void {
  refusedRequests.inc({ lane })
}

export function showUpstreamState(upstream: string, isOpen: boolean): void {
  upstreamOpen.set({ upstream }, isOpen ? 1 : 0)
}

/** Counts one request. Its kind is one of a few words, so that the number of labels is bounded. */
export function countRequest(method: string, pathname: string, status: number, seconds: number): void {
  const methodLabel = ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
  requests.observe(
    { kind: kindOf(pathname), method: methodLabel, status: `${Math.floor(status / 100)}xx` },
    seconds,
  )
}

export function countSecurityEvent(kind: (typeof securityEventKinds)[number]): void {
  securityEvents.inc({ kind })
}

/** The `kind` label of a request. */
function kindOf(pathname: string): string {
  const first = /^\/(_serverFn|_next|auth|health|reports)(\/|$)/.exec(stripLocalePrefix(pathname))?.[1]
  return first?.replace('_serverFn', 'function').replace('_next', 'image') ?? 'page'
}

/**
 * The metrics of this process in Prometheus's format, with a valid `METRICS_TOKEN`; 404 without one. `undefined` for any other
 * path.
 */
export async function answerMetrics(request: Request, url: URL): Promise<Response | undefined> {
  if (url.pathname !== '/metrics') return undefined
  const { METRICS_TOKEN } = env()
  const headers = { 'cache-control': 'no-store' }
  const given = request.headers.get('authorization') ?? ''
  if (!METRICS_TOKEN?.some((token) => isSame(given, `Bearer ${token}`))) {
    return new Response('Not found', { status: 404, headers })
  }
  return new Response(await registry.metrics(), {
    headers: { ...headers, 'content-type': registry.contentType },
  })
}
