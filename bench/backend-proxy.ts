import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../tests/support/listen-locally.ts'

interface Between {
  /** Called before a call is passed on. */
  readonly before?: () => Promise<void>
  /** Called after each call, with its start and end in milliseconds of this process. */
  readonly passed?: (call: string, began: number, ended: number) => void
}

/** Starts a proxy between site and backend, on a free port. */
export async function startBackendProxy({ before, passed }: Between) {
  let backend = ''

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const began = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await before?.()
    const answer = await fetch(backend + url, {
      method,
      headers: passedOn(request.headers),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|keep-alive|transfer-enc|content-length)/.test(name),
    )
    passed?.(`${method} ${url}`, began, performance.now())
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
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The headers of a request for the backend behind a proxy. */
export function passedOn(headers: IncomingHttpHeaders): Headers {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name)) kept.set(name, value)
  }
  return kept
}
