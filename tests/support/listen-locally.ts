import type { Server } from 'node:net'

/**
 * Starts listening on a free loopback port.
 * @returns the origin, such as `http://127.0.0.1:40123`
 */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return `http://127.0.0.1:${address.port}`
}
