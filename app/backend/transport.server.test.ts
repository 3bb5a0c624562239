import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { aServer } from '../../tests/support/a-server.ts'
import { sendRequest, type TransportRequest } from './transport.server.ts'

/** Sends requests to a server that answers as the test says, and counts its connections. */
async function anExchange(answer: RequestListener) {
  const { origin, server } = await aServer(answer)
  let connections = 0
  server.on('connection', () => connections++)
  const send = (asked: Partial<TransportRequest> = {}) =>
    sendRequest({
      baseUrl: `${origin}/below/`,
      path: '/web/v1/x?a=1',
      method: 'GET',
      headers: {},
      body: undefined,
      timeoutMs: 2_000,
      maxAnswerBytes: 1_000,
      signal: undefined,
      usesNewConnection: false,
      ...asked,
    })
  return { send, connections: () => connections }
}

test('what is sent arrives below the base address, with its length', async () => {
  const { send } = await anExchange(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { url, method, headers } = request
    response.end(JSON.stringify({ url, method, length: headers['content-length'], text }))
  })
  const { status, text } = await send({ method: 'POST', body: '{"é":1}' })
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    url: '/below/web/v1/x?a=1',
    method: 'POST',
    length: '8',
    text: '{"é":1}',
  })
})

test('one call after the other goes over one connection, calls at once over several', async () => {
  const { send, connections } = await anExchange((_, response) => setTimeout(() => response.end('{}'), 20))
  for (let call = 0; call < 5; call++) await send()
  expect(connections()).toBe(1)
  await Promise.all(Array.from({ length: 8 }, () => send()))
  expect(connections()).toBe(8)
  await Promise.all(Array.from({ length: 8 }, () => send()))
  expect(connections()).toBe(8)
})

test('a redirect is returned as it came, not followed', async () => {
  const { send } = await anExchange((_, response) => response.writeHead(302, { location: '/else' }).end())
  expect(await send()).toMatchObject({ status: 302, headers: { location: '/else' } })
})

test('a byte-order mark is no part of the text', async () => {
  const { send } = await anExchange((_, response) => response.end('\uFEFF{"a":1}'))
  expect((await send()).text).toBe('{"a":1}')
})

test.each([
  ['too long', { maxAnswerBytes: 10 }, /more than 10 bytes/],
  ['cut off', {}, /aborted|socket hang up|ECONNRESET/],
])('an answer that is %s fails', async (kind, asked, message) => {
  const { send } = await anExchange((_, response) => {
    response.write('x'.repeat(50))
    if (kind === 'cut off') setTimeout(() => response.destroy(), 20)
    else response.end()
  })
  await expect(send(asked)).rejects.toThrow(message)
})

test('one that takes too long, or that nobody waits for, fails by its name', async () => {
  const { send } = await anExchange((_, response) => void response.write('half'))
  await expect(send({ timeoutMs: 30 })).rejects.toMatchObject({ name: 'TimeoutError' })
  const leaving = new AbortController()
  const call = send({ signal: leaving.signal })
  setTimeout(() => leaving.abort(), 30)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
