import { Duplex } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import type { RequestHead } from './request-context.server.ts'

const TEXT = /^(?:text\/|application\/(?:json|xml))/
/** Compressed as a stream while it is generated, whatever its length. */
const FILE = /^text\/csv/
/** Smaller bodies fit in one packet either way. */
const MIN_BYTES = 1_400
/** The most UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3
/** For a response that is sent once: a quarter of the bytes in a quarter of a millisecond; more effort saves little. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/

/** Whether the client accepts brotli; a weight of 0 refuses it (RFC 9110 section 12.4.2). */
export function takesBrotli({ headers }: RequestHead): boolean {
  const [found, weight = '1'] = BROTLI.exec(headers.get('accept-encoding') ?? '') ?? []
  return found !== undefined && Number(weight) > 0
}

/**
 * The body of a response to one client: text is compressed when the client accepts it, and `headers` are set accordingly.
 * @param body a text in parts, or a stream
 */
export async function compressFor(
  request: RequestHead,
  headers: Headers,
  body: readonly string[] | ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<BodyInit | null> {
  const type = headers.get('content-type') ?? ''
  // Encoded here: the connection would measure a string before it encodes it.
  const encoded = body === null || body instanceof ReadableStream ? body : utf8(body)
  if (encoded === null || !TEXT.test(type) || headers.has('content-encoding')) return encoded
  headers.append('vary', 'accept-encoding')
  if (!takesBrotli(request)) return encoded
  if (encoded instanceof ReadableStream && FILE.test(type)) {
    headers.set('content-encoding', 'br')
    return encoded.pipeThrough(brotliStream())
  }
  const bytes = encoded instanceof ReadableStream ? await new Response(encoded).bytes() : encoded
  if (bytes.byteLength < MIN_BYTES) return bytes
  headers.set('content-encoding', 'br')
  headers.delete('content-length')
  return brotliCompressSync(bytes, QUICK)
}

const encoder = new TextEncoder()
/** Scratch space: a text is encoded here, then copied to a buffer of its size. */
const scratch = Buffer.allocUnsafeSlow(1_048_576)

/**
 * `Buffer.from` scans a text twice, to measure and to write it; this scans it once if it certainly fits. Parts are not joined
 * first, which would copy them once more. No part may end inside a surrogate pair.
 */
function utf8(parts: readonly string[]): Buffer<ArrayBuffer> {
  const units = parts.reduce((sum, { length }) => sum + length, 0)
  if (units * MAX_BYTES_PER_UNIT > scratch.byteLength) return Buffer.from(parts.join(''))
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, scratch.subarray(end)).written
  return Buffer.from(scratch.subarray(0, end))
}

/** Node's type for a pair of web streams differs from the DOM's in name only. */
const brotliStream = () =>
  Duplex.toWeb(createBrotliCompress(QUICK)) as ReadableWritablePair<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >
