import { createServer, type RequestListener, type Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenLocally } from './listen-locally.ts'

/** A server for one test, on a free port; closed after the test. */
export async function aServer(answer: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(answer)
  const origin = await listenLocally(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin, server }
}
