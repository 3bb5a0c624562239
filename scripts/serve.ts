import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ServerMiddleware, serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { keepAssets } from './keep-assets.ts'

/** `npm run serve`: the production build of the site and nothing else. Configured by environment; see `.env.example`. */

// What is served here is a production build, whatever the environment says.
process.env.NODE_ENV = 'production'

const isSandbox = process.env.SANDBOX === '1'
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

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const entry = new URL('../dist/server/server.js', import.meta.url)
if (!existsSync(entry)) {
  console.error('There is no build yet: run `npm run build` first.')
  process.exit(1)
}

const site = await loadSite()

/** The build leaves a compressed copy beside each text file. */
const encodings = { br: '.br' }
const forever = { encodings, maxAge: 31_536_000, immutable: true }
const assets = staticMiddleware({ dir: client, ...forever })
/** Built files of other releases: of the one before, and of the next when another process already runs it. */
const releases = process.env.RELEASES_DIR || join(process.env.DATA_DIR || '.data', 'releases')
const otherAssets = staticMiddleware({ dir: releases, ...forever })
await keepAssets(join(client, 'assets'), join(releases, 'assets')).catch((error: unknown) => {
  console.error(`Built files of other releases cannot be kept in ${releases}:`, error)
})
const files = staticMiddleware({ dir: client, encodings, maxAge: 3600 })
/** Files of ours outside `/assets`; known beforehand, so that a page's address never costs a look at the disk. */
const fileNames = new Set(
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`),
)

/** Built files have their content's hash in the name and never change; the others may. */
const staticFiles: ServerMiddleware = async (request, next) => {
  const { pathname, host } = new URL(request.url)
  if (host === site.tagsHost) return next()
  const isAsset = pathname.startsWith('/assets/')
  if (!isAsset && !fileNames.has(pathname)) return next()
  let passed = false
  const pass = () => {
    passed = true
    return next()
  }
  const response = await (isAsset ? assets(request, () => otherAssets(request, pass)) : files(request, pass))
  if (!passed) response.headers.set('x-content-type-options', 'nosniff')
  return response
}

/** While draining, each answer asks its client to close the connection and open another one elsewhere. */
const closing: ServerMiddleware = async (_request, next) => {
  const response = await next()
  if (isLeaving) response.headers.set('connection', 'close')
  return response
}

let isLeaving = false

const server = serve({
  port: Number(process.env.PORT || 3000),
  ...(process.env.HOST && { hostname: process.env.HOST }),
  fetch: site.fetch,
  middleware: [closing, staticFiles],
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

process.on('SIGTERM', () => void leave(1000 * Number(process.env.DRAIN_SECONDS || (isSandbox ? 0 : 2))))
process.on('SIGINT', () => void leave(0))

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

if (!isSandbox) console.log(`Serving ${process.env.PUBLIC_ORIGIN || server.url}`)

interface Site {
  fetch(request: Request): Promise<Response>
  /** From now on it says that it is not ready. */
  beginDraining(): void
  /** False when the request has to go through the full handler. */
  answerQuickly(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** The host that answers for the tag frame only. */
  readonly tagsHost: string | undefined
}

/** Checks the exports at the start: a build of another version would otherwise fail at its first request. */
function isSite({ fetch, answerQuickly, beginDraining }: Partial<Site>): boolean {
  return [fetch, answerQuickly, beginDraining].every((part) => typeof part === 'function')
}

/** Reports a bad environment, or a build that does not fit, by its message alone, without a stack. */
async function loadSite(): Promise<Site> {
  try {
    const loaded: { default: Site } = await import(entry.href)
    if (isSite(loaded.default)) return loaded.default
    throw new Error('`dist/` was built from another version of this site: run `npm run build` first.')
  } catch (error) {
    console.error(
      error instanceof Error && /^(The environment|`dist\/`)/.test(error.message) ? error.message : error,
    )
    process.exit(1)
  }
}
