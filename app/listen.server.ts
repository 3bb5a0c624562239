import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerMiddleware, serve } from 'srvx'
import { env } from './env.server.ts'
import { builtFiles } from './http/built-files.server.ts'
import { log } from './http/log.server.ts'
import site from './server.ts'

/** How long a stopping process waits for an order that is with the backend; after that its key finds the outcome. */
const MAX_ANSWER_MS = 8_000
/**
 * A client that sends its request a byte at a time is disconnected (408): the site takes 64 KiB at most. How slowly an
 * answer is read is not limited. A kept connection outlives the proxy's own (60 s): closing it first would lose requests.
 */
const patience = {
  headersTimeout: 8_000,
  requestTimeout: 14_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 75_000,
}

/**
 * Serves the site and its built files until the process is told to end.
 * @param client where the build put what browsers load
 */
export async function listen(client: string): Promise<void> {
  const { PUBLIC_ORIGIN, PORT, HOST, DATA_DIR, RELEASES_DIR, DRAIN_SECONDS } = env()
  const files = await builtFiles(client, RELEASES_DIR ?? join(DATA_DIR, 'releases'))
  site.takeOwnPicturesFrom(client)
  let isLeaving = false

  /** Tags' host answers for its one page only. */
  const filesOfTheSite: ServerMiddleware = (request, next) =>
    new URL(request.url).host === site.tagsHost ? next() : files(request, next)
  /** While draining, each answer asks its client to close the connection and open another one elsewhere. */
  const closing: ServerMiddleware = async (_request, next) => {
    const response = await next()
    if (isLeaving) response.headers.set('connection', 'close')
    return response
  }
  const server = serve({
    port: PORT,
    ...(HOST && { hostname: HOST }),
    fetch: site.fetch,
    middleware: [closing, filesOfTheSite],
    node: patience,
    silent: true,
    gracefulShutdown: false,
  })
  // Cached pages are sent straight from Node's request, before srvx is entered, unless the process is draining.
  const { handler, server: http } = server.node ?? {}
  http?.removeAllListeners('request').on('request', (incoming, outgoing) => {
    if (isLeaving || !site.answerQuickly(incoming, outgoing)) handler?.(incoming, outgoing)
  })
  await server.ready()
  process.on('SIGTERM', () => void leave(1_000 * DRAIN_SECONDS))
  process.on('SIGINT', () => void leave(0))
  log.info({ origin: PUBLIC_ORIGIN }, 'serving')

  /**
   * Says that it is not ready and goes on answering until the proxy has noticed; then takes no more, and ends when what
   * was begun is answered. What else is open (a store that is being reconnected to) holds nothing up.
   */
  async function leave(drainMs: number): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    site.beginDraining()
    await wait(drainMs)
    setTimeout(() => process.exit(0), MAX_ANSWER_MS)
    await server.close()
    process.exit(0)
  }
}
