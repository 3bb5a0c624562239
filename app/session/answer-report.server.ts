import { consumeRateLimit } from './rate-limits.server.ts'

/**
 * Answers 204 to a report that a browser sends on its own (a violated content security policy, a failed script), which
 * `record` stores. Above the rate limit, or while its counter is unavailable, the report is dropped with 429.
 */
export async function answerReport(
  request: Request,
  record: (request: Request) => Promise<void>,
): Promise<Response> {
  const isAllowed = await consumeRateLimit('report').then(
    ({ waitMs }) => waitMs === 0,
    () => false,
  )
  if (!isAllowed) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  await record(request)
  return new Response(null, { status: 204 })
}
