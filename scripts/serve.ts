import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerMiddleware, serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** `npm run serve`: the production build of the site and nothing else. Configured by environment; see `.env.example`. */

// React and the router read it when they run, not only when they are built: without it the site is half as fast.
process.env.NODE_ENV = 'production'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const entry = new URL('../dist/server/server.js', import.meta.url)
if (!existsSync(entry)) {
  console.error('There is no build yet: run `npm run build` first.')
  process.exit(1)
}

const site = await loadSite()

/** The build leaves a compressed copy beside each text file. */
const encodings = { br: '.br' }
const assets = staticMiddleware({ dir: client, encodings, maxAge: 31_536_000, immutable: true })
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
  const response = await (isAsset ? assets : files)(request, () => {
    passed = true
    return next()
  })
  if (!passed) response.headers.set('x-content-type-options', 'nosniff')
  return response
}

const server = serve({
  port: Number(process.env.PORT || 3000),
  ...(process.env.HOST && { hostname: process.env.HOST }),
  fetch: site.fetch,
  middleware: [staticFiles],
  silent: true,
  gracefulShutdown: { gracefulTimeout: 8 },
})
await server.ready()
// Once nobody is served any more, what else is open (a store that is being reconnected to) holds nothing up.
server.node?.server?.once('close', () => process.exit(0))
if (process.env.SANDBOX !== '1') console.log(`Borealis serves ${process.env.PUBLIC_ORIGIN || server.url}`)

interface Site {
  fetch(request: Request): Promise<Response>
  /** The host that answers for the tag frame only. */
  readonly tagsHost: string | undefined
}

/** A bad environment is told in its own words, without a stack. */
async function loadSite(): Promise<Site> {
  try {
    const loaded: { default: Site } = await import(entry.href)
    return loaded.default
  } catch (error) {
    console.error(
      error instanceof Error && error.message.startsWith('The environment') ? error.message : error,
    )
    process.exit(1)
  }
}
