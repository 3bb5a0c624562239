import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The modules with their memory of what has been asked, as a process that has just started has it. */
async function freshProcess(origin: string) {
  vi.resetModules()
  vi.stubEnv('SANDBOX', '1')
  vi.stubEnv('PUBLIC_ORIGIN', origin)
  const { redirectToOwnHost } = await import('./own-host.server.ts')
  const { readAddress } = await import('./page-address.server.ts')
  return (host: string, path = '/offers?x=1', method = 'GET') => {
    const url = new URL(path, `http://${host}`)
    const address = readAddress(url, () => undefined)
    const request = new Request(url, { method, headers: { host } })
    return redirectToOwnHost(request, url, address)?.headers.get('location') ?? undefined
  }
}

beforeEach(() => {
  vi.unstubAllEnvs()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('another name of the site leads to the same place under the right one', async () => {
  const ask = await freshProcess('https://www.example.ca')
  expect(ask('www.example.ca')).toBeUndefined()
  expect(ask('example.ca')).toBe('https://www.example.ca/offers?x=1')
  expect(ask('EXAMPLE.ca:8080')).toBe('https://www.example.ca/offers?x=1')
  expect(ask('example.ca', '/fr-CA/offers/?q=a')).toBe('https://www.example.ca/fr-ca/offers?q=a')
})

test.each([
  ['www.example.ca:443', '/offers', 'GET'],
  ['WWW.Example.CA', '/offers', 'GET'],
  ['10.0.0.7:3000', '/health/ready', 'GET'],
  ['example.ca', '/_next/image?url=a', 'GET'],
  ['example.ca', '/_serverFn/getBalance', 'GET'],
  ['example.ca', '/province', 'POST'],
])('%s%s by %s is answered where it is asked', async (host, path, method) => {
  const ask = await freshProcess('https://www.example.ca')
  ask('www.example.ca')
  expect(ask(host, path, method)).toBeUndefined()
})

test('behind a proxy that writes another name into every request, nothing is redirected, so nothing loops', async () => {
  const ask = await freshProcess('https://www.example.ca')
  expect(ask('site:3000')).toBeUndefined()
  expect(ask('site:3000')).toBeUndefined()
})

test('on a developer’s machine its own names lead to one, and a phone that asks for its address is served', async () => {
  const ask = await freshProcess('http://localhost:3000')
  expect(ask('127.0.0.1:3000')).toBe('http://localhost:3000/offers?x=1')
  expect(ask('[::1]:3000')).toBe('http://localhost:3000/offers?x=1')
  expect(ask('localhost.:3000')).toBe('http://localhost:3000/offers?x=1')
  ask('localhost:3000')
  expect(ask('192.168.1.5:3000')).toBeUndefined()
})
