import { afterEach, expect, test, vi } from 'vitest'

vi.stubEnv('SANDBOX', '1')

afterEach(() => vi.resetModules())

/** @param forwarded the `X-Forwarded-For` that arrives over a connection from 192.0.2.9 */
async function addressOf(forwarded: string | undefined, hops: string): Promise<string> {
  vi.stubEnv('TRUSTED_PROXY_HOPS', hops)
  const { clientIp } = await import('./client-ip.server.ts')
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = new Request('http://site.test/', { headers })
  return clientIp(Object.assign(request, { ip: '192.0.2.9' }))
}

test.each([
  ['no proxy is trusted: whatever the client wrote', '203.0.113.1', '0', '192.0.2.9'],
  ['one proxy: what it added, not what the client wrote', '203.0.113.1, 198.51.100.7', '1', '198.51.100.7'],
  ['two proxies: what the first of them added', '203.0.113.1, 198.51.100.7, 10.0.0.2', '2', '198.51.100.7'],
  ['a request that came past the proxies', undefined, '1', '192.0.2.9'],
  ['fewer addresses than proxies', '203.0.113.1', '2', '192.0.2.9'],
])('%s', async (_what, forwarded, hops, address) => {
  expect(await addressOf(forwarded, hops)).toBe(address)
})
