import { type BodyRefusal, isCall, refuseBody } from './body-shape.server.ts'
import { isRead } from './is-read.ts'

/** Larger than any form of the site, too small to do harm: bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** How much of a larger body is read and discarded: a client that is still sending does not read the response. Bytes. */
const MAX_READ_BYTES = 1024 * 1024

/** Why a body is refused, as a status. */
export type RefusedBody = 413 | BodyRefusal

/**
 * The request if its body is acceptable, or why it is not: too large (413), too deep, too many fields or invalid JSON (400), or
 * an unsupported media type (415). The body is read up to the cap before anything parses it, because a length header may lie
 * or be absent. The rest is discarded, up to a megabyte.
 */
export async function capBody(request: Request): Promise<Request | RefusedBody> {
  const { pathname, searchParams } = new URL(request.url)
  const contentType = request.headers.get('content-type') ?? ''
  const isServerFunction = pathname.startsWith('/_serverFn/')
  const refusedCall = isServerFunction
    ? refuseCall(request, contentType, searchParams.get('payload'))
    : undefined
  if (refusedCall) return refusedCall
  const needsBody = isServerFunction && request.method === 'POST' && contentType !== ''
  if (needsBody && !request.body) return 400
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
  if (needsBody && body.byteLength === 0) return 400
  const refused = refuseBody({ pathname, contentType, text: body.toString('utf8') })
  if (refused) return refused
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  })
}

/** Exactly this: Start looks for the names of form types anywhere in the header, and would read the call as a form. */
const CALL_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i

function refuseCall(
  { headers }: Request,
  contentType: string,
  payload: string | null,
): BodyRefusal | undefined {
  // Start's client sets this header on every call; without it Start responds in another format.
  if (headers.get('x-tsr-serverfn') !== 'true') return 400
  if (contentType !== '' && !CALL_TYPE.test(contentType)) return 415
  return payload && !isCall(payload) ? 400 : undefined
}
