import { cpSync, globSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from 'playwright'
import { buildIfChanged } from '../scripts/build-site.ts'
import { installTools } from '../scripts/install-tools.ts'
import { launchChromium } from '../scripts/launch-chromium.ts'
import { runCommand } from '../scripts/run-command.ts'
import { waitFor } from '../scripts/sandbox-env.ts'
import { passTime, quietNetwork } from '../tests/support/waits.ts'
import { startWorld } from '../tests/support/world.ts'
import { compare, cpuRatio, print, ratio } from './compare.ts'
import { menu, phone, timePress } from './first-press.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { LOAD_CORE, WRK } from './load.ts'
import { siteSettings, startOnCore } from './servers.ts'
import { openSignedIn, signInCookie } from './sign-in.ts'

/**
 * `npm run bench:peers`: a member's home, rendered per request, beside the same page on Next.js (App Router), React Router and
 * TanStack Start as their guides set them up (`peers/`): pages per second, processor time, bytes, and the first press on a slow
 * phone. All ask the same backend the same questions and draw with the same design system. The peers have it easier: one
 * language, no session to open, no experiment, no part that may fail alone.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    warm: { type: 'string', default: '2000' },
    presses: { type: 'string', default: '8' },
  },
})
const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), warm: Number(values.warm) }
const root = join(import.meta.dirname, '..')
const names = ['next', 'react-router', 'start'] as const
type Name = 'site' | (typeof names)[number]
/** TanStack Start is the site's own framework; the others have packages of their own. */
const folderOf = (name: (typeof names)[number]) =>
  join('bench/peers', name === 'start' ? name : join('frameworks', name))
const ports = { replay: 4961, site: 4962, next: 4963, 'react-router': 4964, start: 4965, uncached: 4966 }
const origin = (name: keyof typeof ports) => `http://localhost:${ports[name]}`

const machine = machineState(WRK)
await buildIfChanged()
const packages = await installTools('bench/peers/frameworks')
for (const name of names) await buildPeer(name)

const browser = await launchChromium()
const world = await startWorld()
const servers: ReturnType<typeof startOnCore>[] = []
try {
  await measure()
} finally {
  await browser.close()
  for (const server of servers) server.kill()
  await world.close()
}

async function measure(): Promise<void> {
  const cookie = await signInCookie(world)
  start(
    ['bench/replay-backend.ts', '--one-member', '--port', String(ports.replay), '--backend', world.backend],
    {},
    LOAD_CORE,
  )
  const replay = `http://127.0.0.1:${ports.replay}`
  const pids: Record<Name | 'uncached', number> = {
    site: start(['dist/server/serve.js'], siteSettings(world, ports.site, replay)),
    // As the peers, it keeps no content between requests.
    uncached: start(['dist/server/serve.js'], {
      ...siteSettings(world, ports.uncached, replay),
      CONTENT_CACHE_SECONDS: '0',
    }),
    ...{ next: 0, 'react-router': 0, start: 0 },
  }
  // Asked first, so that everybody gets the answers for this member.
  for (const name of ['site', 'uncached'] as const) {
    await waitFor(`${origin(name)}/health/ready`)
    await fetch(origin(name), { headers: { cookie, accept: 'text/html' } })
  }
  for (const name of names) {
    const env = { PORT: String(ports[name]), BACKEND_URL: replay, PICTURES: origin('site') }
    // React Router's server looks for its files where it is started.
    pids[name] = start(servedBy(name), env, undefined, name === 'react-router' ? folderOf(name) : undefined)
    await waitFor(origin(name))
  }
  const target = (name: Name | 'uncached') => ({ url: `${origin(name)}/`, pid: pids[name], cookie })
  const load = compare(effort, {
    site: target('site'),
    uncached: target('uncached'),
    next: target('next'),
    'react-router': target('react-router'),
    start: target('start'),
  })
  print('Home for a member, rendered per request', load)
  const own = await browser.newContext(phone)
  await openSignedIn(await own.newPage(), `${world.site}/account`)
  const signedIn = { ...phone, storageState: await own.storageState() }
  await own.close()
  const pages: Record<string, Awaited<ReturnType<typeof weigh>>> = {}
  for (const name of ['site', ...names] as const) pages[name] = await weigh(browser, name, signedIn)
  const presses = await timeMenus(signedIn)
  const uncached = { ...load, site: load.uncached ?? [] }
  for (const name of names) {
    console.log(
      `${name}: the site renders ${ratio(load, name)} × its pages, ${cpuRatio(load, name)} by CPU; without its content cache ${ratio(uncached, name)} and ${cpuRatio(uncached, name)}`,
    )
  }
  for (const [name, page] of Object.entries(pages)) {
    const first = Object.entries(presses[name] ?? {}).map(
      ([moment, times]) => `${moment} ${Math.round(median(times))}`,
    )
    console.log(
      `${name}: document ${page.document}, scripts ${page.scripts} bytes after Brotli; menu: ${first.join(', ')} ms`,
    )
  }
  keepRuns('peers', machine, { ...effort, load, pages, presses })
}

function start(args: string[], env: Record<string, string>, core?: string, folder?: string): number {
  const server = startOnCore(args, env, core, folder)
  servers.push(server)
  return server.pid
}

function servedBy(name: (typeof names)[number]): string[] {
  const folder = join(root, folderOf(name))
  if (name === 'next')
    return [join(packages, 'next/dist/bin/next'), 'start', folder, '-p', String(ports.next)]
  if (name === 'start') return ['bench/serve-baseline.ts', '--kind', 'start', '--port', String(ports.start)]
  return [join(packages, '@react-router/serve/bin.cjs'), join(folder, 'build/server/index.js')]
}

async function buildPeer(name: (typeof names)[number]): Promise<void> {
  const folder = join(root, folderOf(name))
  mkdirSync(join(folder, 'public/assets'), { recursive: true })
  for (const file of globSync('dist/client/assets/*.{css,woff2}', { cwd: root })) {
    const name = file.endsWith('.css') ? 'styles.css' : join('assets', basename(file))
    cpSync(join(root, file), join(folder, 'public', name))
  }
  const commands = {
    next: [join(packages, 'next/dist/bin/next'), 'build', folder],
    'react-router': [join(packages, '@react-router/dev/bin.cjs'), 'build', folder],
    start: [
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', '--config', join(folder, 'vite.config.ts')],
    ],
  }
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { ok, output } = await runCommand([process.execPath, ...commands[name]], { env })
  if (!ok) throw new Error(`${name} could not be built:\n${output}`)
}

/** The document and all scripts that a browser has loaded five seconds after it; bytes after Brotli, whoever compresses. */
async function weigh(browser: Browser, name: Name, signedIn: BrowserContextOptions) {
  const context = await browser.newContext(signedIn)
  const page = await context.newPage()
  const weights = { document: 0, scripts: 0 }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'document' && kind !== 'script') return
    const count = async () => {
      const size = brotliCompressSync(await response.body()).byteLength
      weights[kind === 'document' ? 'document' : 'scripts'] += size
    }
    reading.push(count())
  })
  await page.goto(origin(name))
  if ((await page.locator('h1').count()) !== 1) throw new Error(`${name} shows no page`)
  await quietNetwork(page)
  await passTime(5_000)
  await Promise.all(reading)
  await context.close()
  return weights
}

/** The first press, which no peer needs a script for: what it waits for is what the page does meanwhile. */
async function timeMenus(signedIn: BrowserContextOptions): Promise<Record<string, Record<string, number[]>>> {
  const runs: Record<string, Record<string, number[]>> = {}
  for (let time = 0; time < Number(values.presses); time++) {
    for (const name of ['site', ...names] as const) {
      for (const [moment, wait] of [
        ['at once', 0],
        ['5 s later', 5_000],
      ] as const) {
        const context = await browser.newContext(signedIn)
        const ms = await timePress(context, origin(name), menu, wait)
        await context.close()
        runs[name] ??= {}
        runs[name][moment] = [...(runs[name][moment] ?? []), ms]
      }
    }
  }
  return runs
}
