import { consumeRateLimit } from './rate-limits.server.ts'

/**
 * Answers a report that a page sent by itself; `note` writes it down. Where too many came, or the store that counts them
 * is unavailable, it is dropped.
 */
export async function answerReport(
  request: Request,
  note: (request: Request) => Promise<void>,
): Promise<Response> {
  const isAllowed = await consumeRateLimit('report').then(
    ({ waitMs }) => waitMs === 0,
    () => false,
  )
  if (!isAllowed) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  await note(request)
  return new Response(null, { status: 204 })
}
