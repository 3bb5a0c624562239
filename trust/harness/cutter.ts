import { createConnection, createServer, type Server, type Socket } from 'node:net'

/**
 * A proxy between site and backend that cuts the response to a redemption after a number of bytes. Everything else
 * passes.
 */
interface Cutter {
  /** Cuts each redemption's response after so many bytes from now on; before that, nothing is cut. */
  cutAfter(bytes: number): void
  /** Length in bytes of the last redemption's response. */
  lastLength(): number
  close(): void
}

/** Head and body may arrive in separate packets: the state of a connection changes at the next head only. */
const isHead = (data: Buffer) => /^[A-Z]+ \S+ HTTP\/1\.1\r\n/.test(data.toString('latin1', 0, 2_048))
const isRedemption = (data: Buffer) => data.includes('POST /web/v1/redeem/giftCards')

export async function startCutter(port: number, backendPort: number): Promise<Cutter> {
  let limit: number | undefined
  let seen = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const upstream = createConnection({ port: backendPort, host: '127.0.0.1' })
    let isCounting = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (data) => {
      if (isHead(data)) {
        isCounting = isRedemption(data)
        if (isCounting) seen = 0
      }
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      const passed = isCounting && limit !== undefined ? data.subarray(0, Math.max(0, limit - seen)) : data
      if (isCounting) seen += data.length
      if (passed.length === data.length) client.write(data)
      else if (passed.length > 0) client.write(passed, () => client.destroy())
      else client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    cutAfter: (bytes) => {
      limit = bytes
    },
    lastLength: () => seen,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
