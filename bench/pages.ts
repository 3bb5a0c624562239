import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { DEFERRED } from '../app/shell/deferred-hydration/hydration-lifecycle.ts'
import { buildIfChanged } from '../scripts/build-site.ts'
import { startWorld } from '../tests/support/world.ts'
import { buildBareStart } from './build-variant.ts'
import { keepRuns, machineState } from './keep-runs.ts'
import { signInCookie } from './sign-in.ts'

/**
 * `npm run bench:pages`: what a browser loads for a page, in bytes after Brotli, beside the smallest page of the same
 * framework. `first` is requested before an interaction, `later` on the first one.
 */
interface PageCost {
  readonly page: string
  readonly html: number
  readonly firstScript: number
  readonly laterScript: number
  readonly style: number
  readonly font: number
}

const visitorPages = [
  '/',
  '/offers',
  '/rewards',
  '/gift-cards',
  '/help',
  '/terms',
  '/create-account',
  '/search',
]
const memberPages = [
  '/',
  '/account',
  '/account/history',
  '/account/profile',
  '/account/profile/addresses/new',
  '/account/orders',
  '/account/redeem',
  '/account/redeem/credit',
  '/account/redeem/travel',
  '/account/security',
  '/account/privacy',
  '/gift-cards',
  '/account/card',
  '/success',
  '/gift-cards/prairie-outfitters/redeem',
  '/gift-cards/prairie-outfitters/redeem?step=amount&format=E-Card',
]
const machine = machineState('none')
await buildIfChanged()
const bare = await bareStartBytes()
const world = await startWorld()
const costs: PageCost[] = []
try {
  for (const prefix of ['', '/fr-ca'])
    for (const path of visitorPages)
      costs.push(await costOf(prefix + (prefix && path === '/' ? '' : path), ''))
  const cookie = await signInCookie(world)
  for (const path of memberPages) costs.push(await costOf(path, cookie))
} finally {
  await world.close()
}
print()

async function costOf(path: string, cookie: string): Promise<PageCost> {
  const page = await sent(path, { accept: 'text/html', ...(cookie && { cookie }) })
  const html = page.text
  const tags = html.replaceAll(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '')
  const scripts = assetsIn(html, /"(\/assets\/[^"]+\.js)"/g)
  const first = assetsIn(
    tags.replaceAll(new RegExp(`<script type="${DEFERRED}"[^>]*>`, 'g'), ''),
    /"(\/assets\/[^"]+\.js)"/g,
  )
  return {
    page: cookie ? `${path} (member)` : path,
    html: page.bytes,
    firstScript: await weigh(first),
    laterScript: await weigh(scripts.filter((script) => !first.includes(script))),
    style: await weigh(assetsIn(tags, /rel="stylesheet" href="([^"]+)"/g)),
    font: await weigh(assetsIn(tags, /"(\/assets\/[^"]+\.woff2)"/g)),
  }
}

function assetsIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}

async function weigh(paths: readonly string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) bytes += (await sent(path)).bytes
  return bytes
}

/** The compressed size of a response, which `fetch` would decompress. */
function sent(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ readonly bytes: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(world.site + path, { headers: { 'accept-encoding': 'br', ...headers } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const isPacked = answer.headers['content-encoding'] === 'br'
      resolve({ bytes: body.byteLength, text: String(isPacked ? brotliDecompressSync(body) : body) })
    }).on('error', reject)
  })
}

/** Bytes after Brotli of the script that the smallest page of the same framework loads. */
async function bareStartBytes(): Promise<number> {
  await buildBareStart()
  const assets = join(import.meta.dirname, 'bare-start/dist/client/assets')
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((bytes, name) => bytes + brotliCompressSync(readFileSync(join(assets, name))).byteLength, 0)
}

function print(): void {
  console.log(`bare Start: ${bare} bytes of script`)
  const columns = ['html', 'firstScript', 'laterScript', 'style', 'font'] as const
  console.log(`${'page'.padEnd(28)}${columns.map((column) => column.padStart(13)).join('')}`)
  for (const cost of costs) {
    console.log(cost.page.padEnd(28) + columns.map((column) => String(cost[column]).padStart(13)).join(''))
  }
  keepRuns('pages', machine, { bare, costs })
}
