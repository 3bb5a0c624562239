/** Larger than any form of the site, smaller than what could hurt: bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * A request whose body is known to fit, or `undefined` when it is too large.
 * The body is read up to the cap before anything parses it: a length header may lie or be absent.
 */
export async function capBody(request: Request): Promise<Request | undefined> {
  if (!request.body || request.method === 'GET' || request.method === 'HEAD') return request
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
    signal: request.signal,
  })
}
