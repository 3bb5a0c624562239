import { open as openFile, realpath } from 'node:fs/promises'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { ImageFailure } from './image-failure.ts'
import type { ImageSource } from './image-request.ts'

export type SourceLimits = {
  readonly publicDirectory: string
  readonly maxSourceBytes: number
  readonly upstreamTimeoutMs: number
  /** How names of hosts are resolved; see `publicLookup`. */
  readonly lookup: LookupFunction
}

/** The bytes of the original picture. Throws `ImageFailure`. */
export function loadSource(source: ImageSource, limits: SourceLimits): Promise<Uint8Array> {
  return source.kind === 'file' ? readPublicFile(source.path, limits) : download(source.url, limits)
}

async function readPublicFile(path: string, limits: SourceLimits): Promise<Uint8Array> {
  const root = await realpath(resolve(limits.publicDirectory)).catch(() => undefined)
  // A link inside the directory must not lead out of it either.
  const file = root && (await realpath(join(root, path)).catch(() => undefined))
  if (!root || !file?.startsWith(root + sep)) throw new ImageFailure(404, 'NOT_FOUND')
  const handle = await openFile(file)
  try {
    const { size } = await handle.stat()
    if (size > limits.maxSourceBytes) throw tooLarge()
    return await handle.readFile()
  } catch (error) {
    throw error instanceof ImageFailure ? error : new ImageFailure(404, 'NOT_FOUND', error)
  } finally {
    await handle.close()
  }
}

async function download(url: URL, limits: SourceLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.upstreamTimeoutMs)
  try {
    const response = await open(url, signal, limits.lookup)
    const { statusCode = 0 } = response
    const announced = Number(response.headers['content-length'] ?? 0)
    if (statusCode < 200 || statusCode > 299 || announced > limits.maxSourceBytes) {
      response.destroy()
      throw announced > limits.maxSourceBytes ? tooLarge() : statusFailure(statusCode)
    }
    return await readCapped(response, limits.maxSourceBytes)
  } catch (error) {
    if (error instanceof ImageFailure) throw error
    throw new ImageFailure(
      signal.aborted ? 504 : 502,
      signal.aborted ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED',
      error,
    )
  }
}

/**
 * Nothing of the customer's request goes along (no cookie, no authorisation, no referrer), no redirect is followed, and
 * the connection is made to what `lookup` found.
 */
function open(url: URL, signal: AbortSignal, lookup: LookupFunction): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? overHttps : overHttp
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  return new Promise((done, fail) => {
    start(url, { signal, lookup, headers }, done).on('error', fail).end()
  })
}

const tooLarge = () => new ImageFailure(400, 'SOURCE_TOO_LARGE')

function statusFailure(status: number): ImageFailure {
  if (status === 404 || status === 410) return new ImageFailure(404, 'NOT_FOUND')
  if (status >= 300 && status < 400) return new ImageFailure(400, 'UPSTREAM_REDIRECTS')
  return new ImageFailure(502, 'UPSTREAM_FAILED')
}

async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by throwing cancels the stream, and with it the download.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
