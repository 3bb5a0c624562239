import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { backendUrl, doorOrigin, PROCESSES, strangePorts } from '../harness/world.ts'
import { bombs } from '../hostile/bombs.ts'
import { imageProbes } from '../hostile/image-addresses.ts'
import type { Stage } from '../stage.ts'

const MB = 1024 * 1024
const MAX_MEMORY_MB = 200
const MAX_DISK_MB = 256
const [canaryPort = 0, hostilePort = 0] = strangePorts

interface Got {
  readonly status: number
  readonly type: string
}

async function ask(
  index: number,
  url: string,
  more = 'w=640',
  headers: Record<string, string> = {},
): Promise<Got> {
  const response = await fetch(
    `${doorOrigin(index % PROCESSES)}/_next/image?url=${encodeURIComponent(url)}&${more}`,
    {
      // The process behind it may have been replaced since the last request.
      headers: { accept: 'image/avif,image/webp,*/*', connection: 'close', ...headers },
    },
  )
  await response.arrayBuffer()
  return { status: response.status, type: response.headers.get('content-type') ?? '' }
}

/** Image URLs that would make the site fetch something else, with a canary server at their targets. */
export async function imageProbesRefused(count: number): Promise<Figure> {
  const tally = createTally()
  let connections = 0
  const canary = createSocket((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => canary.listen(canaryPort, '::', resolve))
  try {
    await fetch(`http://127.0.0.1:${canaryPort}/`).catch(() => undefined)
    await fetch(`http://[::1]:${canaryPort}/`).catch(() => undefined)
    tally.expect(connections === 2, `the canary heard ${connections} of 2 calls that were meant for it`)
    connections = 0
    const probes = imageProbes(new URL('/media/', backendUrl), canaryPort, count)
    await inTurns(probes, 16, async (probe, index) => {
      const { status } = await ask(index, probe)
      tally.expect(status === 400 || status === 404, `${status} for ${probe}`)
    })
    // A pending connection would have arrived by now.
    tally.expect(connections === 0, `the canary heard ${connections} connections`)
    return {
      name: 'Pictures: addresses that lead elsewhere, with a listener where they lead',
      goal: `0 connections of at least ${count} probes`,
      measured: `${connections} connections, ${probes.length} probes, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  } finally {
    canary.close()
  }
}

/** Resident bytes of a process: current and peak. */
function memoryOf(pid: number): { readonly now: number; readonly max: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
  return { now: of('VmRSS'), max: of('VmHWM') }
}

/** What a hostile host on the allow list can do to a process. */
export async function pictureBombs(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const files = await bombs()
  const leaked: string[] = []
  const host = createServer((request, response) => {
    for (const name of ['cookie', 'authorization', 'referer'])
      if (request.headers[name]) leaked.push(`${name} went along`)
    serve(files, request.url ?? '', response)
  })
  await new Promise<void>((resolve) => host.listen(hostilePort, '127.0.0.1', resolve))
  const canary = createSocket((socket) => {
    leaked.push('a redirect was followed')
    socket.destroy()
  })
  await new Promise<void>((resolve) => canary.listen(canaryPort, '127.0.0.1', resolve))
  await stage.restartSite(0, { IMAGE_HOSTS: `http://127.0.0.1:${hostilePort}/pictures/` })
  try {
    const at = (name: string) => `http://127.0.0.1:${hostilePort}/pictures/${name}`
    const good = await ask(0, at('good.png'))
    tally.expect(good.status === 200, `a sound picture of that host answered ${good.status}`)
    const before = memoryOf(stage.pidOf(0)).now
    for (const round of numbers(rounds)) {
      await inTurns(
        [...files.keys(), 'redirect', 'endless'].filter((name) => name !== 'good.png'),
        8,
        async (name) => {
          const { status } = await ask(0, at(`${name}?${round}`), 'w=640', {
            cookie: 'session=secret',
            authorization: 'Bearer x',
          })
          tally.expect(status === 400, `${name} answered ${status}`)
        },
      )
    }
    const grown = (memoryOf(stage.pidOf(0)).max - before) / MB
    tally.expect(grown <= MAX_MEMORY_MB, `memory grew by ${Math.round(grown)} MB`)
    tally.notes.push(...new Set(leaked))
    return {
      name: 'Pictures: bombs, halves, animations, redirects and endless files of an allowed host',
      goal: `all refused, memory at most ${MAX_MEMORY_MB} MB more at its highest, no cookie goes along`,
      measured: `${rounds * (files.size + 1)} files, ${Math.round(grown)} MB more, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  } finally {
    host.closeAllConnections()
    host.close()
    canary.close()
    await stage.restartSite(0)
  }
}

function serve(files: ReadonlyMap<string, Buffer>, url: string, response: ServerResponse): void {
  const name = url.split('?')[0]?.split('/').at(-1) ?? ''
  if (name === 'redirect') {
    response.writeHead(302, { location: `http://127.0.0.1:${canaryPort}/secret.png` }).end()
    return
  }
  if (name === 'endless') {
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
    return
  }
  const file = files.get(name)
  if (file) response.end(file)
  else response.writeHead(404).end()
}

/** Requests more distinct images than the limits allow; the processes share one folder. */
export async function pictureFlood(stage: Stage, count: number): Promise<Figure> {
  const tally = createTally()
  const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]
  const noise = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 70 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  const host = createServer((_request, response) => response.end(noise))
  await new Promise<void>((resolve) => host.listen(hostilePort, '127.0.0.1', resolve))
  const hosts = { IMAGE_HOSTS: `http://127.0.0.1:${hostilePort}/pictures/` }
  try {
    return await stage.withSettings(hosts, async () => {
      const pids = numbers(PROCESSES).map((index) => stage.pidOf(index))
      const before = pids.map((pid) => memoryOf(pid).now)
      const answers = new Map<number, number>()
      await inTurns(numbers(count), 32, async (index) => {
        const width = widths[index % widths.length]
        // A new image each time, in the cheapest format.
        const { status } = await ask(
          index,
          `http://127.0.0.1:${hostilePort}/pictures/${index}.jpg`,
          `w=${width}&q=${(index % 100) + 1}`,
          { accept: '*/*' },
        )
        answers.set(status, (answers.get(status) ?? 0) + 1)
      })
      const folder = join(stage.world.dataDir, 'images')
      const sizes = await Promise.all(
        (await readdir(folder)).map((name) =>
          stat(join(folder, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      )
      const disk = sizes.reduce((sum, size) => sum + size, 0) / MB
      const grown = Math.max(...pids.map((pid, index) => memoryOf(pid).max - (before[index] ?? 0))) / MB
      tally.expect(disk <= MAX_DISK_MB, `${Math.round(disk)} MB on disk`)
      tally.expect(grown <= MAX_MEMORY_MB, `memory grew by ${Math.round(grown)} MB`)
      const odd = [...answers.keys()].filter((status) => ![200, 400, 503].includes(status))
      tally.expect(odd.length === 0, `answers of ${odd.join(', ')}`)
      return {
        name: 'Pictures: a flood of different ones, 4 processes that share one folder',
        goal: `${count} requests: at most ${MAX_DISK_MB} MB on disk and ${MAX_MEMORY_MB} MB more in memory of a process`,
        measured: `${Math.round(disk)} MB on disk in ${sizes.length} files, ${Math.round(grown)} MB more; ${[...answers].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
        isMet: tally.notes.length === 0,
        notes: tally.notes,
      }
    })
  } finally {
    host.closeAllConnections()
    host.close()
  }
}
