import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from './log.server.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'

/** Of all lines of a request's head: four times what browsers keep for one site. Sites of one domain share their cookies. Bytes. */
export const MAX_HEAD_BYTES = 64 * 1024
/** How long the rest of a request is read and discarded: a client that is still sending does not read the answer. */
const LINGER_MS = 1_000

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers a request that Node could not read, which nothing else of the site has seen: as Node would, but with a page for a
 * head that is too large, which its reader can mend.
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Duplex,
  oversizedPage: () => string,
) {
  const code = error.code ?? ''
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[code] ?? 400
  if (status === 431) log.warn({ limit: MAX_HEAD_BYTES }, 'the head of a request is too large')
  const body = status === 431 ? oversizedPage() : ''
  const headers: [string, string][] = [
    ['connection', 'close'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ...(body ? [['content-type', 'text/html; charset=utf-8'] as [string, string]] : []),
    ...securityHeaders(hashPolicy('')),
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
