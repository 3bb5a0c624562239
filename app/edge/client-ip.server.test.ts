import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { addressKey, networkKey } from '#app/edge/client-ip.server.ts'
import { realSettings } from '../../tests/support/samples.ts'

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

const production = { ...realSettings, SANDBOX: '0', LOG_LEVEL: 'silent' }

test.each([
  ['of a proxy that is not counted is told once', '203.0.113.1', '0', [{ hops: 0, addresses: 1 }]],
  ['of fewer proxies than are counted is told once', '203.0.113.1', '2', [{ hops: 2, addresses: 1 }]],
  ['that fits is not told of', '203.0.113.1, 198.51.100.7', '1', []],
  ['that is missing is not told of: a health check', undefined, '1', []],
])('an X-Forwarded-For %s', async (_what, forwarded, hops, told) => {
  for (const [name, value] of Object.entries({ ...production, TRUSTED_PROXY_HOPS: hops }))
    vi.stubEnv(name, value)
  onTestFinished(() => void vi.stubEnv('SANDBOX', '1'))
  const { log } = await import('./log.server.ts')
  const error = vi.spyOn(log, 'error')
  for (const _ of ['once', 'not twice']) await addressOf(forwarded, hops)
  expect(error.mock.calls.map(([facts]) => facts)).toEqual(told)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:44321 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['255.255.255.255', '255.255.255.255'],
  ['1::3:4:5:6:7', '1:0:0:3::/64'],
  // Only five words of nothing and one of ones stand before an IPv4 address.
  ['::cb00:7107', '0:0:0:0::/64'],
  ['0:0:1:0:0:ffff:cb00:7107', '0:0:1:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
])('%s is of the network %s', (address, network) => {
  expect(networkKey(addressKey(address))).toBe(network)
})

const nobody = [
  '',
  'unknown',
  '1.2.3',
  '1.2.3.4.5',
  '999.1.1.1',
  'not:an:address',
  '2001:db8::1::2',
  '<script>',
]
const besideOne = ['x[2001:db8::1]', '[2001:db8::1]:80x', '1.2.3.4:80x']
test.each([...nobody, ...besideOne])('%j is nobody in particular', (address) =>
  expect(addressKey(address)).toBe('unknown'),
)

const word = fc.integer({ min: 0, max: 0xffff })

test('no spelling of an address of one /64 gets a count of its own', () => {
  fc.assert(
    fc.property(fc.tuple(word, word, word, word), fc.tuple(word, word, word, word), (net, host) => {
      const words = [...net, ...host].map((one) => one.toString(16))
      const padded = words.map((one) => one.padStart(4, '0')).join(':')
      const key = addressKey(words.join(':'))
      expect(addressKey(padded)).toBe(key)
      expect(addressKey(padded.toUpperCase())).toBe(key)
      expect(addressKey(new URL(`http://[${padded}]/`).hostname)).toBe(key)
    }),
  )
})
