import { type BodyRefusal, isCall, refuseBody } from './body-shape.server.ts'
import { isRead } from './is-read.ts'

/** Larger than any form of the site, smaller than what could hurt: bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** How much of a larger body is read and dropped: a client that is still sending does not read the answer. Bytes. */
const MAX_READ_BYTES = 1024 * 1024

/** Why a body is refused, as a status. */
export type RefusedBody = 413 | BodyRefusal

/**
 * A request whose body is known to fit, or why it does not: too large (413), too deep, too many fields or no JSON (400),
 * or of a kind that nobody here reads (415). The body is read up to the cap before anything parses it: a length header
 * may lie or be absent. What lies beyond it is dropped, up to a megabyte.
 */
export async function capBody(request: Request): Promise<Request | RefusedBody> {
  const { pathname, searchParams } = new URL(request.url)
  const isToFunction = pathname.startsWith('/_serverFn/')
  const payload = isToFunction ? searchParams.get('payload') : null
  if (payload && !isCall(payload)) return 400
  // Start's own client sets this header on every call; without it Start answers in another form.
  if (isToFunction && request.headers.get('x-tsr-serverfn') !== 'true') return 400
  const saysJson =
    isToFunction && request.method === 'POST' && /json/.test(request.headers.get('content-type') ?? '')
  if (saysJson && !request.body) return 400
  if (!request.body || isRead(request.method)) return request
  if (Number(request.headers.get('content-length') ?? 0) > MAX_READ_BYTES) return 413
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_READ_BYTES) return 413
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size > MAX_BODY_BYTES) return 413
  const body = Buffer.concat(chunks)
  const contentType = request.headers.get('content-type') ?? ''
  if (saysJson && body.byteLength === 0) return 400
  const refused = refuseBody({ pathname, contentType, text: body.toString('utf8') })
  if (refused) return refused
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  })
}
