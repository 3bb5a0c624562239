import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '../../tests/support/world.ts'
import { type Gate, startGate } from './gate.ts'

const [open = 0, behind = 0] = await freePorts(2)
// Closes each connection as soon as it has answered, as a server does with one that was idle for long.
const upstream = createServer((_request, response) => response.setHeader('connection', 'close').end('well'))
let gate: Gate

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(behind, '127.0.0.1', resolve))
  gate = await startGate({ open, behind }, 'http')
})
afterAll(async () => {
  await gate.close()
  await new Promise((resolve) => upstream.close(resolve))
})

const ask = () => fetch(`http://127.0.0.1:${open}/`)
const said = async (asked: Promise<Response>) => (await asked).text()

test('a late answer arrives although its upstream has closed the connection since', async () => {
  await gate.set({ name: 'slow', ms: 300 })
  const began = performance.now()
  expect(await said(ask())).toBe('well')
  expect(performance.now() - began).toBeGreaterThanOrEqual(299)
})

test('what was slow still arrives when all is well again, and what is dead is cut', async () => {
  await gate.set({ name: 'slow', ms: 300 })
  const late = said(ask())
  await new Promise((resolve) => setTimeout(resolve, 100))
  await gate.set({ name: 'well' })
  expect(await late).toBe('well')
  await gate.set({ name: 'dead' })
  await expect(ask()).rejects.toThrow()
  await gate.set({ name: 'erroring' })
  expect((await ask()).status).toBe(503)
  await gate.set({ name: 'well' })
  expect(await said(ask())).toBe('well')
})
