import { open, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { ImageFailure } from './image-failure.ts'
import type { ImageSource } from './image-request.ts'

export type SourceLimits = {
  readonly publicDirectory: string
  readonly maxSourceBytes: number
  readonly upstreamTimeoutMs: number
}

/** The bytes of a picture as they are stored. Throws `ImageFailure`. */
export function loadSource(source: ImageSource, limits: SourceLimits): Promise<Uint8Array> {
  return source.kind === 'file' ? readPublicFile(source.path, limits) : download(source.url, limits)
}

async function readPublicFile(path: string, limits: SourceLimits): Promise<Uint8Array> {
  const root = await realpath(resolve(limits.publicDirectory)).catch(() => undefined)
  // A link inside the directory must not lead out of it either.
  const file = root && (await realpath(join(root, path)).catch(() => undefined))
  if (!root || !file?.startsWith(root + sep)) throw new ImageFailure(404, 'NOT_FOUND')
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    if (size > limits.maxSourceBytes) throw new ImageFailure(400, 'SOURCE_TOO_LARGE')
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
    // Nothing of the customer's request goes along: no cookie, no authorisation, no referrer.
    const response = await fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw statusFailure(response.status)
    }
    const announced = Number(response.headers.get('content-length') ?? 0)
    if (announced > limits.maxSourceBytes) {
      await response.body.cancel()
      throw new ImageFailure(400, 'SOURCE_TOO_LARGE')
    }
    return await readCapped(response.body, limits.maxSourceBytes)
  } catch (error) {
    if (error instanceof ImageFailure) throw error
    throw new ImageFailure(
      signal.aborted ? 504 : 502,
      signal.aborted ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED',
      error,
    )
  }
}

function statusFailure(status: number): ImageFailure {
  if (status === 404 || status === 410) return new ImageFailure(404, 'NOT_FOUND')
  if (status >= 300 && status < 400) return new ImageFailure(400, 'UPSTREAM_REDIRECTS')
  return new ImageFailure(502, 'UPSTREAM_FAILED')
}

async function readCapped(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by throwing cancels the stream, and with it the download.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ImageFailure(400, 'SOURCE_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
