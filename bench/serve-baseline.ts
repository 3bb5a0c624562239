import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/**
 * The site's baselines; see README.md. `bytes` sends a prepared page, `raw` renders the page's tree with React only,
 * `stock` is unmodified TanStack Start with the site's pages, `start` the same with the page of `peers/`.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    port: { type: 'string' },
    page: { type: 'string' },
    url: { type: 'string' },
    cookie: { type: 'string', default: '' },
  },
})
const port = Number(values.port)
const headers = { 'content-type': 'text/html; charset=utf-8' }

interface Raw {
  prepare(request: Request): Promise<() => string>
}
interface Stock {
  fetch(request: Request): Promise<Response>
}

if (values.kind === 'bytes') {
  const body = readFileSync(values.page ?? '')
  createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.byteLength }).end(body)
  }).listen(port)
} else if (values.kind === 'raw') {
  const { default: raw }: { default: Raw } = await import(entryOf('raw'))
  const render = await raw.prepare(new Request(values.url ?? '', { headers: { cookie: values.cookie } }))
  createServer((_request, response) => {
    const body = Buffer.from(render())
    response.writeHead(200, { ...headers, 'content-length': body.byteLength }).end(body)
  }).listen(port)
} else {
  const peer = new URL('./peers/start/dist/server/server.js', import.meta.url).href
  const { default: stock }: { default: Stock } = await import(
    values.kind === 'start' ? peer : entryOf('stock')
  )
  const files = fileURLToPath(new URL('./peers/start/dist/client', import.meta.url))
  const middleware = values.kind === 'start' ? [staticMiddleware({ dir: files })] : []
  await serve({ port, fetch: stock.fetch, middleware, silent: true }).ready()
}

function entryOf(variant: string): string {
  return new URL(`./dist/${variant}/server/${variant}-server.js`, import.meta.url).href
}
