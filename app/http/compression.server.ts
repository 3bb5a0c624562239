import { Duplex } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import type { RequestHead } from './request-context.server.ts'

const TEXT = /^(?:text\/|application\/(?:json|xml))/
/** Compressed as a stream while it is generated, whatever its length. */
const FILE = /^text\/csv/
/** Smaller bodies fit in one packet either way. */
const MIN_BYTES = 1_400
/** Bytes of UTF-8 that one unit of a JavaScript text takes at most. */
const MAX_BYTES_OF_A_UNIT = 3
/** For what is sent once: a quarter of the bytes for a quarter of a millisecond. More effort saves little more. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/

/** Whether the client accepts brotli; a weight of 0 refuses it (RFC 9110 section 12.4.2). */
export function takesBrotli({ headers }: RequestHead): boolean {
  const [found, weight = '1'] = BROTLI.exec(headers.get('accept-encoding') ?? '') ?? []
  return found !== undefined && Number(weight) > 0
}

/**
 * The body of an answer to one client: text is compressed when the client accepts that, and `headers` say so.
 * @param body a text in parts, or what is still to be read
 */
export async function compressFor(
  request: RequestHead,
  headers: Headers,
  body: readonly string[] | ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<BodyInit | null> {
  const type = headers.get('content-type') ?? ''
  // As bytes: of a text the connection would count them first and make them then.
  const given = body === null || body instanceof ReadableStream ? body : utf8(body)
  if (given === null || !TEXT.test(type) || headers.has('content-encoding')) return given
  headers.append('vary', 'accept-encoding')
  if (!takesBrotli(request)) return given
  if (given instanceof ReadableStream && FILE.test(type)) {
    headers.set('content-encoding', 'br')
    return given.pipeThrough(brotliStream())
  }
  const bytes = given instanceof ReadableStream ? await new Response(given).bytes() : given
  if (bytes.byteLength < MIN_BYTES) return bytes
  headers.set('content-encoding', 'br')
  headers.delete('content-length')
  return brotliCompressSync(bytes, QUICK)
}

const encoder = new TextEncoder()
/** Where a text becomes bytes before they are copied to the size that they have. */
const room = Buffer.allocUnsafeSlow(1_048_576)

/**
 * `Buffer.from` goes through a text twice, to measure it and to write it; this once, when it is sure to have room. Parts
 * are not joined before: that would copy them once more. No part ends within a character of two units.
 */
function utf8(parts: readonly string[]): Buffer<ArrayBuffer> {
  const units = parts.reduce((sum, { length }) => sum + length, 0)
  if (units * MAX_BYTES_OF_A_UNIT > room.byteLength) return Buffer.from(parts.join(''))
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, room.subarray(end)).written
  return Buffer.from(room.subarray(0, end))
}

/** Node's name for a pair of web streams is not the DOM's, though they are the same. */
const brotliStream = () =>
  Duplex.toWeb(createBrotliCompress(QUICK)) as ReadableWritablePair<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >
