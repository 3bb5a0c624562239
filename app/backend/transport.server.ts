import { Agent, request as overHttp } from 'node:http'
import { request as overHttps, Agent as TlsAgent } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'

/** One HTTP request to the backend; knows nothing of the contract. */
export type TransportRequest = {
  readonly baseUrl: string
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body: string | undefined
  /** Until the last byte of the answer. */
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
  readonly signal: AbortSignal | undefined
  /** Opens a connection of its own instead of reusing a kept-alive one. */
  readonly usesNewConnection: boolean
}

/** The response, whatever its status. Header names are in lower case. */
export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

export class ResponseTooLarge extends Error {}
/** The body is not what its `content-encoding` says. */
export class UnreadableBody extends Error {}
/** The response was not complete in time. */
export class RequestTimeout extends Error {
  override readonly name = 'TimeoutError'
}
/** The caller no longer wants the response. The circuit breaker does not count an `AbortError` as a failure. */
class RequestAborted extends Error {
  override readonly name = 'AbortError'
}

/** Last in, first out: sockets opened in a rush fall idle and close. */
const keptAlive = { keepAlive: true, scheduling: 'lifo' } as const
const agents = { http: new Agent(keptAlive), https: new TlsAgent(keptAlive) }
const origins = new Map<string, ReturnType<typeof originOf>>()

function originOf(baseUrl: string) {
  const { protocol, hostname, port, path } = urlToHttpOptions(new URL(baseUrl))
  const isSecure = protocol === 'https:'
  return {
    start: isSecure ? overHttps : overHttp,
    agent: isSecure ? agents.https : agents.http,
    options: { protocol, hostname, port },
    prefix: (path ?? '').replace(/\/$/, ''),
  }
}

/**
 * Sends one request and reads its whole answer. Node's own client costs half of what `fetch` does, and a page makes
 * several calls. Redirects are not followed: they would send the tokens to another address.
 */
export function sendRequest(request: TransportRequest): Promise<HttpAnswer> {
  const { baseUrl, path, method, body, timeoutMs, maxAnswerBytes, signal, usesNewConnection } = request
  const origin = origins.get(baseUrl) ?? originOf(baseUrl)
  origins.set(baseUrl, origin)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new RequestAborted())
    const headers: Record<string, string | number> = { ...request.headers, 'accept-encoding': 'identity' }
    if (body !== undefined) headers['content-length'] = Buffer.byteLength(body)
    const agent = usesNewConnection ? false : origin.agent
    const call = origin.start({ ...origin.options, agent, method, path: origin.prefix + path, headers })
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    const fail = (error: unknown) => {
      settle()
      reject(error)
      call.destroy()
    }
    const leave = () => fail(new RequestAborted())
    const timer = setTimeout(() => fail(new RequestTimeout()), timeoutMs)
    signal?.addEventListener('abort', leave, { once: true })
    call.on('error', fail)
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', fail)
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        if (size > maxAnswerBytes) fail(new ResponseTooLarge(`more than ${maxAnswerBytes} bytes`))
        else chunks.push(chunk)
      })
      response.on('end', () => {
        settle()
        const { statusCode: status = 0, headers } = response
        decoded(chunks, headers['content-encoding'], maxAnswerBytes).then(
          (body) => resolve({ status, headers, text: textOf(body) }),
          reject,
        )
      })
    })
    call.end(body)
  })
}

const decoders = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  // Its name means the zlib format, but many send the bare one.
  deflate: (body: Buffer, limits: { maxOutputLength: number }) =>
    promisify((body[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(body, limits),
}

/** A gateway may compress although `identity` was asked for. @throws UnreadableBody, ResponseTooLarge */
async function decoded(
  chunks: readonly Buffer[],
  encoding = '',
  maxOutputLength: number,
): Promise<readonly Buffer[]> {
  const name = encoding.trim().toLowerCase().replace(/^x-/, '')
  if (name === '' || name === 'identity' || chunks.length === 0) return chunks
  if (name !== 'gzip' && name !== 'br' && name !== 'deflate')
    throw new UnreadableBody(`content-encoding ${name}`)
  try {
    return [await decoders[name](Buffer.concat(chunks), { maxOutputLength })]
  } catch (error) {
    if (error instanceof RangeError) throw new ResponseTooLarge(`more than ${maxOutputLength} bytes`)
    throw new UnreadableBody(`no ${name}`, { cause: error })
  }
}

function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks
  const text = chunks.length === 1 && only ? only.toString() : Buffer.concat(chunks).toString()
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
