import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createImageHandler } from '../app/images/image-response.server.ts'
import { buildIfChanged } from '../scripts/build-site.ts'
import { waitFor } from '../scripts/sandbox-env.ts'
import { startWorld } from '../tests/support/world.ts'
import { compare, cpuRatio, p99Ratio, print, ratio } from './compare.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { WRK } from './load.ts'
import { siteSettings, startOnCore } from './servers.ts'

/**
 * `npm run bench:images`: a picture that nobody asked for yet against sharp alone with the same settings, and one that
 * is in memory against the same bytes sent by `node:http`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
})
const SOURCE = { width: 1200, height: 750 }
const WIDTH = 640
const QUALITY = 75
const PORTS = { site: 4956, bytes: 4957 }
const folder = mkdtempSync(join(tmpdir(), 'bench-images-'))
const machine = machineState(WRK)

try {
  const cold = await coldTransforms()
  const warm = await warmHits()
  keepRuns('images', machine, { source: SOURCE, width: WIDTH, cold, warm })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Processor time of one picture each, in milliseconds, in turns; every request meets an empty cache. */
async function coldTransforms() {
  const source = await drawing()
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public', 'drawing.jpg'), source)
  const runs: { route: number; sharp: number }[] = []
  for (let round = 0; round < 4 * Number(values.rounds); round++) {
    const { answer: handler } = createImageHandler({
      publicDirectory: join(folder, 'public'),
      cacheDirectory: join(folder, `cache-${round}`),
      allowed: [],
    })
    const url = `http://site/_next/image?url=/drawing.jpg&w=${WIDTH}&q=${QUALITY}`
    runs.push({
      route: await cpuMs(async () => {
        const answer = await handler(new Request(url, { headers: { accept: 'image/avif' } }))
        if (answer.status !== 200) throw new Error(`the picture answered ${answer.status}`)
        await answer.arrayBuffer()
      }),
      sharp: await cpuMs(() =>
        sharp(source, { sequentialRead: true })
          .autoOrient()
          .resize({ width: WIDTH, withoutEnlargement: true })
          .avif({ quality: QUALITY - 20, effort: 2 })
          .toBuffer(),
      ),
    })
  }
  const middle = (of: 'route' | 'sharp') => median(runs.map((run) => run[of]))
  console.log(
    `cold, ${SOURCE.width}×${SOURCE.height} to ${WIDTH} as AVIF: ${middle('route').toFixed(0)} ms of a core, sharp alone ${middle('sharp').toFixed(0)} ms: ${(middle('route') / middle('sharp')).toFixed(2)} (goal at most 1.3)`,
  )
  return runs
}

/** Soft shapes with some grain, like the art of a gift card. */
function drawing(): Promise<Buffer> {
  const rings = Array.from(
    { length: 24 },
    (_, n) =>
      `<circle cx="${(n * 211) % 1200}" cy="${(n * 137) % 750}" r="${40 + n * 9}" fill="hsl(${n * 15} 60% 55%)" opacity=".55"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="1200" height="750" fill="hsl(210 40% 30%)"/>${rings.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 92 }).toBuffer()
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function warmHits() {
  await buildIfChanged()
  const world = await startWorld()
  const servers: ReturnType<typeof startOnCore>[] = []
  const start = async (url: string, args: string[], env: Record<string, string>) => {
    const server = startOnCore(args, env)
    servers.push(server)
    await waitFor(url)
    return { url, pid: server.pid }
  }
  try {
    const home = await (await fetch(world.site, { headers: { accept: 'text/html' } })).text()
    const path = /\/_next\/image\?[^" ]+/.exec(home)?.[0].replaceAll('&amp;', '&')
    if (!path) throw new Error('home shows no picture')
    // wrk does not ask for AVIF or WebP, so the picture comes in its own format.
    const bytes = Buffer.from(await (await fetch(world.site + path)).arrayBuffer())
    writeFileSync(join(folder, 'picture'), bytes)
    const site = await start(
      `http://localhost:${PORTS.site}${path}`,
      ['dist/server/serve.js'],
      siteSettings(world, PORTS.site),
    )
    const baseline = ['bench/serve-baseline.ts', '--kind', 'bytes', '--port', String(PORTS.bytes)]
    const prepared = await start(
      `http://localhost:${PORTS.bytes}/`,
      [...baseline, '--page', join(folder, 'picture')],
      {},
    )
    const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
    const warm = compare(effort, { site, bytes: prepared })
    print(`A picture of ${bytes.byteLength} bytes from memory`, warm)
    console.log(
      `warm: ${ratio(warm, 'bytes')} of prepared bytes by rate, ${cpuRatio(warm, 'bytes')} by processor time (goal 0.4); p99 ${p99Ratio(warm, 'bytes')}`,
    )
    return { path, bytes: bytes.byteLength, runs: warm }
  } finally {
    for (const server of servers) server.kill()
    await world.close()
  }
}
