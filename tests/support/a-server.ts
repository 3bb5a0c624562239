import { createServer, type RequestListener, type Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenLocally } from './listen-locally.ts'

/** A server of one test, on a port of its own; it ends with the test. */
export async function aServer(answer: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(answer)
  const origin = await listenLocally(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin, server }
}
