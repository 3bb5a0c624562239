import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variantFor, variantsKey } from './experiment.ts'
import { fnv1a32 } from './fnv1a.ts'

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

const experiments = [
  { key: 'hero', ratio: 30 },
  { key: 'sort', ratio: 70 },
]

test('whatever the device, the key and the ratio: stable, and A never shrinks when the ratio grows', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), fc.integer({ min: 0, max: 100 }), (device, key, ratio) => {
      const variant = variantFor(device, { key, ratio })
      expect(variantFor(device, { key, ratio })).toBe(variant)
      expect(variant).toBe(fnv1a32(`${device}:${key}`) % 100 < ratio ? 'A' : 'B')
      if (variant === 'A' && ratio < 100) expect(variantFor(device, { key, ratio: ratio + 1 })).toBe('A')
    }),
  )
})

test('two experiments split their devices independently of each other', () => {
  const devices = Array.from({ length: 10_000 }, (_, index) => `5f1d9a3c-${index}`)
  const inA = (key: string) => (device: string) => variantFor(device, { key, ratio: 50 }) === 'A'
  const both = devices.filter(inA('home-offer-order')).filter(inA('gift-card-sort')).length
  expect(both).toBeGreaterThan(2_300)
  expect(both).toBeLessThan(2_700)
})

test('the published vectors of device and key', () => {
  const device = '5f1d9a3c-0b1e-4c2d-8e3f-123456789abc'
  expect(fnv1a32(`${device}:home-offer-order`) % 100).toBe(50)
  expect(fnv1a32(`${device}:gift-card-sort`) % 100).toBe(9)
})

test('the text of the variants names what is A, in one order, and nothing for whoever takes part in nothing', () => {
  expect(variantsKey(undefined, experiments)).toBe('')
  const all = experiments.map(({ key }) => ({ key, ratio: 100 }))
  expect(variantsKey('device', all)).toBe('in hero sort')
  expect(variantsKey('device', all.toReversed())).toBe('in hero sort')
  const none = experiments.map(({ key }) => ({ key, ratio: 0 }))
  expect(variantsKey('device', none)).toBe('in')
})
