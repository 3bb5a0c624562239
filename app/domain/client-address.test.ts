import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from './client-address.ts'

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
