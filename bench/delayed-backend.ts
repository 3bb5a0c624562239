import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from '../tests/support/listen-locally.ts'

/** One call as it passed; milliseconds of this process. */
interface Passed {
  readonly call: string
  readonly began: number
  readonly ended: number
}

/** Stands between a site and its backend, and lets every call take `delayMs` longer. */
export async function startDelayedBackend(delayMs: number) {
  const passed: Passed[] = []
  let backend = ''

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await wait(delayMs)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name))
        headers.set(name, value)
    }
    const answer = await fetch(backend + request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const kept = [...answer.headers].filter(([name]) => !/^(connection|keep-alive|transfer-enc)/.test(name))
    passed.push({ call: `${request.method} ${request.url}`, began, ended: performance.now() })
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  return {
    url: await listenLocally(server),
    standBefore: (address: string) => {
      backend = address
    },
    /** The calls since the last time this was called. */
    taken: (): Passed[] => passed.splice(0),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The calls in waves: each wave began only once a call of the wave before had been answered. */
export function wavesOf(calls: readonly Passed[]): string[][] {
  const waves: string[][] = []
  const depths = new Map<Passed, number>()
  for (const call of [...calls].sort((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([other]) => other.ended <= call.began).map(([, depth]) => depth)
    const depth = Math.max(-1, ...before) + 1
    depths.set(call, depth)
    waves[depth] = [...(waves[depth] ?? []), call.call]
  }
  return waves
}
