import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** How what stands behind the gate seems to be. */
export type Weather =
  | { readonly name: 'well' }
  /** Nobody listens, and what was connected is cut. */
  | { readonly name: 'dead' }
  /** Every request is answered by an error. */
  | { readonly name: 'erroring' }
  /** Every answer is so late. */
  | { readonly name: 'slow'; readonly ms: number }

/** Stands before something that the site needs, and plays its failures. */
export interface Gate {
  set(weather: Weather): Promise<void>
  close(): Promise<void>
}

const errors = {
  http: 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n',
  redis: '-ERR the disk is full\r\n',
}

export async function startGate(
  ports: { readonly open: number; readonly behind: number },
  protocol: keyof typeof errors,
): Promise<Gate> {
  let weather: Weather = { name: 'well' }
  let server: Server | undefined
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  function pass(client: Socket): void {
    const behind = createConnection({ port: ports.behind, host: '127.0.0.1' })
    for (const socket of [client, behind]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        behind.destroy()
      })
    }
    client.on('data', (data) => {
      if (weather.name === 'erroring') client.write(errors[protocol])
      else behind.write(data)
    })
    behind.on('data', (data) => {
      if (weather.name === 'slow') setTimeout(() => client.writable && client.write(data), weather.ms)
      else client.write(data)
    })
  }

  async function listen(): Promise<void> {
    if (server) return
    const opened = createServer(pass)
    await new Promise<void>((resolve) => opened.listen(ports.open, '127.0.0.1', resolve))
    server = opened
  }

  async function stop(): Promise<void> {
    const open = server
    server = undefined
    cut()
    if (open) await new Promise<void>((resolve) => open.close(() => resolve()))
  }

  await listen()
  return {
    async set(next) {
      // What hangs in an upstream that was only slow still arrives.
      if (weather.name !== 'slow') cut()
      weather = next
      await (next.name === 'dead' ? stop() : listen())
    },
    close: stop,
  }
}
