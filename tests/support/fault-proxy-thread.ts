import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Condition, FaultProxyPlan } from './fault-proxy.ts'

/**
 * The worker thread of a fault proxy, started by `fault-proxy.ts`. It confirms each condition, or `end`, once it
 * applies.
 */

// `startFaultProxy` passes this type.
const { ports, protocol } = workerData as FaultProxyPlan

const errors = {
  http: 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n',
  redis: '-ERR the disk is full\r\n',
}

let condition: Condition = { name: 'healthy' }
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
    socket.on('close', () => sockets.delete(socket))
  }
  const answers = inOrder(client)
  client.on('data', (data) => {
    if (condition.name === 'erroring') client.write(errors[protocol])
    else behind.write(data)
  })
  client.on('close', () => behind.destroy())
  behind.on('data', (data) => answers.deliver(data, condition.name === 'slow' ? condition.ms : 0))
  // An upstream may close an idle connection while its last response is still delayed here.
  behind.on('close', answers.end)
}

/** Delays responses and keeps their order on a connection. */
function inOrder(client: Socket) {
  const waiting: { readonly data: Buffer; readonly at: number }[] = []
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  const pump = () => {
    timer = undefined
    for (let next = waiting[0]; next; next = waiting[0]) {
      const ms = next.at - performance.now()
      if (ms > 0) {
        timer = setTimeout(pump, ms)
        return
      }
      waiting.shift()
      if (client.writable) client.write(next.data)
    }
    if (hasEnded) client.destroySoon()
  }
  const pumpOn = () => {
    if (!timer) pump()
  }
  return {
    deliver(data: Buffer, lateMs: number): void {
      waiting.push({ data, at: performance.now() + lateMs })
      pumpOn()
    },
    end(): void {
      hasEnded = true
      pumpOn()
    },
  }
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

async function become(next: Condition): Promise<void> {
  // Delayed responses of a slow upstream still arrive.
  if (condition.name !== 'slow') cut()
  condition = next
  await (next.name === 'dead' ? stop() : listen())
}

await listen()
parentPort?.postMessage('done')
parentPort?.on('message', (wish: Condition | 'end') => {
  void (wish === 'end' ? stop() : become(wish)).then(() => parentPort?.postMessage('done'))
})
