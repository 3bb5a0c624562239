import { expect, test } from 'vitest'
import { fnv1a32, variantFor } from './experiment.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['b', 0xe70c2de5],
  ['foobar', 0xbf9cf968],
  ['chongo was here!\n', 0xd49930d5],
])('the published vector of %j', (text, expected) => {
  expect(fnv1a32(text)).toBe(expected)
})

test('the device, a colon and the key are what is hashed', () => {
  const bucket = fnv1a32('device-7:spring') % 100
  expect(variantFor('device-7', { key: 'spring', ratio: bucket })).toBe('B')
  expect(variantFor('device-7', { key: 'spring', ratio: bucket + 1 })).toBe('A')
})

test('a ratio of zero puts every device in B, one of a hundred every device in A', () => {
  for (let device = 0; device < 200; device += 1) {
    expect(variantFor(`device-${device}`, { key: 'spring', ratio: 0 })).toBe('B')
    expect(variantFor(`device-${device}`, { key: 'spring', ratio: 100 })).toBe('A')
  }
})

test('without a device id everyone is in B', () => {
  expect(variantFor(undefined, { key: 'spring', ratio: 100 })).toBe('B')
  expect(variantFor('', { key: 'spring', ratio: 100 })).toBe('B')
})

test('the share of A comes close to the ratio', () => {
  const devices = Array.from({ length: 10_000 }, (_, index) => `5f1d9a3c-${index}`)
  const inA = devices.filter((device) => variantFor(device, { key: 'hero', ratio: 30 }) === 'A').length
  expect(inA).toBeGreaterThan(2_800)
  expect(inA).toBeLessThan(3_200)
})
