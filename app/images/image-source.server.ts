import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns'
import { open as openFile, realpath } from 'node:fs/promises'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { ImageFailure, type ImageSource } from './image-request.ts'

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
function open(
  url: URL,
  signal: AbortSignal,
  lookup: LookupFunction,
  usesNewConnection = false,
): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? overHttps : overHttp
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  const options = { signal, lookup, headers, ...(usesNewConnection && { agent: false }) }
  return new Promise((done, fail) => {
    let hasAnswer = false
    const call = start(url, options, (response) => {
      hasAnswer = true
      done(response)
    })
    call.on('error', (error) => {
      // The host may close a kept connection in the moment in which it is used again.
      if (call.reusedSocket && !hasAnswer && !signal.aborted) open(url, signal, lookup, true).then(done, fail)
      else fail(error)
    })
    call.end()
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

/** Names that exist only in an internal network; an operator who lists one means an internal address. */
const INTERNAL_NAME = /^[^.]+\.?$|\.(internal|local|lan|home\.arpa|localhost)\.?$/i

const internal = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, bits, 'ipv4')
/** The one IPv6 block of the public internet. Ranges within it that embed IPv4 addresses count as internal. */
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')
internal.addSubnet('2002::', 16, 'ipv6')
internal.addSubnet('2001::', 32, 'ipv6')

/** True for an address of this machine or of a private network. */
export function isInternal(address: string): boolean {
  if (!isIPv6(address)) return internal.check(address, 'ipv4')
  return !internet.check(address, 'ipv6') || internal.check(address, 'ipv6')
}

/** A public name resolved to an internal address. */
export class InternalAddressError extends Error {
  override name = 'InternalAddressError'
}

/** All addresses of a name, by the system's resolver. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a host for a connection, and refuses a public name that resolves to an internal address. The connection is made
 * to the very addresses that were checked, so DNS rebinding gains nothing.
 * @param trusted names that may resolve to anything, such as the backend's
 */
export function publicLookup(trusted: readonly string[], resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, done) => {
    const mayBeInternal = trusted.includes(hostname) || INTERNAL_NAME.test(hostname)
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || (!mayBeInternal && addresses.some(({ address }) => isInternal(address))))
        return done(new InternalAddressError(`${hostname} resolves to an internal address`), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
