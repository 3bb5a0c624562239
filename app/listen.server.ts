import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerMiddleware, serve } from 'srvx'
import { LONGEST_REQUEST_MS } from '#app/edge/body-time.server.ts'
import { builtFiles } from '#app/edge/built-files.server.ts'
import { log } from '#app/edge/log.server.ts'
import { hashPolicy, securityHeaders } from '#app/edge/security-headers.server.ts'
import { endTracing, startTracing } from '#app/edge/tracing.server.ts'
import { allFinished } from '#app/edge/under-way.server.ts'
import { unreadablePage } from '#app/shell/document/standalone-pages.server.tsx'
import { env } from './env.server.ts'
import site from './server.ts'

/** How long a stopping process waits for an order that the backend is processing; its key finds the outcome later. */
const MAX_SHUTDOWN_MS = 8_000
/**
 * A client that trickles its request is disconnected (408), most of them sooner than Node does it (`body-time.server.ts`); a slow reader
 * of a response is not. Keep-alive outlives the proxy's (60 s): closing a connection before the proxy does would lose requests.
 */
const timeouts = {
  headersTimeout: 8_000,
  requestTimeout: LONGEST_REQUEST_MS,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 75_000,
}

/**
 * Serves the site and its built files until the process is asked to stop.
 * @param client the folder of the built browser files
 */
export async function listen(client: string): Promise<void> {
  const { PUBLIC_ORIGIN, PORT, HOST, DATA_DIR, RELEASES_DIR, DRAIN_SECONDS, SESSION_STORE, SANDBOX, ...set } =
    env()
  await startTracing(set.OTEL_EXPORTER_OTLP_ENDPOINT)
  const files = await builtFiles(client, RELEASES_DIR ?? join(DATA_DIR, 'releases'))
  site.takeOwnPicturesFrom(client)
  let isDraining = false

  /** The tags host serves no built files. A `Host` that is none, such as `1.2.3.999`, makes no address. */
  const siteFiles: ServerMiddleware = (request, next) => {
    const url = URL.parse(request.url)
    if (!url) return new Response(null, { status: 400 })
    return url.host === site.tagsHost ? next() : files(request, next)
  }
  /** While draining, each response asks its client to close the connection, so that it reconnects elsewhere. */
  const closeConnections: ServerMiddleware = async (_request, next) => {
    const response = await next()
    if (isDraining) response.headers.set('connection', 'close')
    return response
  }
  const server = serve({
    port: PORT,
    ...(HOST && { hostname: HOST }),
    fetch: site.fetch,
    middleware: [closeConnections, siteFiles],
    node: { ...timeouts, maxHeaderSize: MAX_HEAD_BYTES },
    silent: true,
    // What `failuresAsPages` in `server.ts` did not see.
    error(error) {
      log.error({ err: error }, 'a request failed outside its page')
      return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } })
    },
    gracefulShutdown: false,
  })
  // Cached pages are sent straight from Node's request, before srvx is entered, unless the process is draining.
  const { handler, server: http } = server.node ?? {}
  http?.removeAllListeners('request').on('request', (incoming, outgoing) => {
    if (!isDraining && isAnsweredQuickly(incoming, outgoing)) return
    site.limitBodyTime(incoming, (locale) =>
      answerUnreadable(lateRequest(), incoming.socket, (status) => unreadablePage(status, [locale])),
    )
    handler?.(incoming, outgoing)
  })
  http?.on('clientError', (error, socket) => {
    if (isUnused(error, socket)) setTimeout(closeUnused, timeouts.keepAliveTimeout, socket).unref()
    else answerUnreadable(error, socket, unreadablePage)
  })
  await server.ready()
  process.on('SIGTERM', () => void shutDown(1_000 * DRAIN_SECONDS))
  process.on('SIGINT', () => void shutDown(0))
  if (SESSION_STORE.kind === 'sqlite' && !SANDBOX) {
    log.warn({ folder: DATA_DIR }, 'sessions and orders under way are on this disk alone')
  }
  log.info({ origin: PUBLIC_ORIGIN }, 'serving')

  /**
   * Fails the readiness check but goes on serving until the proxy has noticed; then accepts no more connections, and exits
   * once all requests are answered and nothing is under way whose outcome would be lost. Other open handles, such as a store
   * that reconnects, do not delay it.
   */
  async function shutDown(drainMs: number): Promise<void> {
    if (isDraining) return
    isDraining = true
    site.beginDraining()
    await wait(drainMs)
    setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS)
    await server.close()
    // A client that has left has no connection, and its order goes on.
    await allFinished()
    await endTracing().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'))
    process.exit(0)
  }
}

/** A failure here would end the process: the request goes the whole way instead, where it becomes a page. */
function isAnsweredQuickly(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  try {
    return site.answerQuickly(incoming, outgoing)
  } catch (error) {
    log.error({ err: error }, 'a page in memory could not be sent')
    return outgoing.headersSent
  }
}

/** Of all lines of a request's head: four times what browsers keep for one site. Sites of one domain share their cookies. Bytes. */
const MAX_HEAD_BYTES = 64 * 1024
/** How long the rest of a request is read and discarded: a client that is still sending does not read the answer. */
const LINGER_MS = 1_000

/** As Node calls a request that does not arrive in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [LATE]: 408,
}

const lateRequest = () => Object.assign(new Error('the request did not arrive in time'), { code: LATE })

/**
 * Browsers and proxies open connections ahead of need. Such a one is no late request: an answer, or an end, may cross the request that
 * it was opened for. It is kept as long as one that is idle between requests.
 */
const isUnused = ({ code }: Error & { code?: string }, socket: Duplex): socket is Socket =>
  code === LATE && socket instanceof Socket && socket.bytesRead === 0

function closeUnused(socket: Socket): void {
  if (socket.bytesRead === 0) socket.destroy()
}

/**
 * Answers a request that could not be read, which nothing else of the site has seen: as Node would, but with a page where its reader
 * can mend it: too many cookies, and a form that does not arrive.
 */
function answerUnreadable(
  error: Error & { code?: string },
  socket: Duplex,
  pageOf: (status: 408 | 431) => string,
) {
  const code = error.code ?? ''
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[code] ?? 400
  if (status === 431) log.warn({ limit: MAX_HEAD_BYTES }, 'the head of a request is too large')
  const body = status === 431 || status === 408 ? pageOf(status) : ''
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
