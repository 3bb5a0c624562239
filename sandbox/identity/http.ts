import type { IncomingMessage, ServerResponse } from 'node:http'

const MAX_BYTES = 16 * 1024

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** Reads a posted form. Throws `BodyTooLargeError` above 16 kB. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BYTES) throw new BodyTooLargeError('the form is larger than 16 kB')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/**
 * Headers of every page. `redirectsTo` are the origins that a form may redirect to: browsers check `form-action`
 * along the whole redirect chain. `imagesFrom` is the origin of card art, `script` the URL of the only script that may run.
 */
export function pageHeaders(
  redirectsTo: string[],
  imagesFrom: string[],
  script: string,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${imagesFrom.join(' ')}`,
    `form-action 'self' ${redirectsTo.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // Not `no-referrer`: the site's CSRF check needs the origin of a form.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
