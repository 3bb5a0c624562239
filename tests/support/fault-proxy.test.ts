import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { freePorts } from './free-ports.ts'
import { passTime } from './waits.ts'

const [open = 0, behind = 0] = await freePorts(2)
// Closes each connection after its response, as a server does with idle connections.
const upstream = createServer((_request, response) => response.setHeader('connection', 'close').end('well'))
let proxy: FaultProxy

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(behind, '127.0.0.1', resolve))
  proxy = await startFaultProxy({ open, behind }, 'http')
})
afterAll(async () => {
  await proxy.close()
  await new Promise((resolve) => upstream.close(resolve))
})

/** On a connection of its own: one that was kept may have been cut without the client knowing yet. */
const ask = () => fetch(`http://127.0.0.1:${open}/`, { headers: { connection: 'close' } })
const said = async (asked: Promise<Response>) => (await asked).text()

test('a delayed response arrives although its upstream has closed the connection', async () => {
  await proxy.set({ name: 'slow', ms: 300 })
  const began = performance.now()
  expect(await said(ask())).toBe('well')
  expect(performance.now() - began).toBeGreaterThanOrEqual(299)
})

test('delayed responses arrive after recovery, and a dead upstream cuts connections', async () => {
  await proxy.set({ name: 'slow', ms: 300 })
  const late = said(ask())
  await passTime(100)
  await proxy.set({ name: 'healthy' })
  expect(await late).toBe('well')
  await proxy.set({ name: 'dead' })
  await expect(ask()).rejects.toThrow()
  await proxy.set({ name: 'erroring' })
  expect((await ask()).status).toBe(503)
  await proxy.set({ name: 'healthy' })
  expect(await said(ask())).toBe('well')
})
