import type { IncomingMessage, RequestListener } from 'node:http'
import { type BackendOptions, createBackend } from '../../app/backend/backend.server.ts'
import { BackendError } from '../../app/backend/backend-error.ts'
import { createUpstream } from '../../app/edge/upstream.server.ts'
import { aServer } from './a-server.ts'

type Line = { level: string; fields: object; message: string }
type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** The site's API client for a backend with this answer, the requests it received, and the log lines. */
export async function aBackend(
  answer: RequestListener,
  options: Partial<BackendOptions> & { timeoutMs?: number } = {},
) {
  const seen: Seen[] = []
  const lines: Line[] = []
  const { origin, server } = await aServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer(request, response)
  })
  const line = (level: string) => (fields: object, message: string) => lines.push({ level, fields, message })
  const { timeoutMs = 2_000, ...rest } = options
  const upstream = createUpstream({ isFault: () => true, onState: () => {} })
  const backend = createBackend({
    config: { baseUrl: origin, timeoutMs, stepUpHeader: 'step-up-authorization', upstream },
    credentials: { access: async () => 'access-1', secondary: async () => 'secondary-1', stepUp: 'fresh-1' },
    locale: 'fr-ca',
    correlationId: 'cor-1',
    hostIp: '203.0.113.9',
    log: { debug: line('debug'), warn: line('warn'), error: line('error') },
    ...rest,
  })
  return { backend, server, seen, told: () => lines.filter(({ level }) => level !== 'debug') }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/** A 204, as the response to a removal. */
export const nothing: RequestListener = (_, response) => {
  response.writeHead(204).end()
}

export const aBalance = {
  points: 24_850,
  pendingPoints: 640,
  pendingPostsBy: '2026-11-27',
  expiringPoints: 0,
  expiresOn: null,
  earnedLast90Days: 4_300,
  asOf: '2026-11-20T22:42:00Z',
}

export const aProblem = {
  type: 'about:blank',
  title: 'Points insuffisants',
  status: 409,
  detail: 'Il vous manque 150 points.',
  code: 'INSUFFICIENT_POINTS',
  correlationId: 'cor-1',
}

export const anOrder = {
  lines: [{ name: 'Laurentide, 25 $', id: 'laurentide', sku: 'LAU-25', points: 2_500, qty: 1 }],
}

/** The error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<BackendError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BackendError)) throw new Error(`expected a BackendError, got ${String(error)}`)
  return error
}
