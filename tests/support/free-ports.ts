import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below every system's ephemeral ports, of which any connection or `listen(0)` may take one at any moment. */
const FIRST = 20_000
const COUNT = 12_000

/**
 * Free TCP ports that no other test takes, also in another process: each is reserved until this process exits by holding
 * the UDP port of the same number, so that a server may listen on it later.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if ((await reserve(port)) && (await canListen(port))) ports.push(port)
  }
  return ports
}

function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    // The workers of a cluster would share the port.
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true))
  })
}

function canListen(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
