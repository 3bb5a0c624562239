import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteLru } from './byte-lru.ts'

test('the least recently used goes first, and its going is told', () => {
  const gone: string[] = []
  const cache = new ByteLru<string>(10, (key) => gone.push(key))
  cache.set('a', 'A', 4)
  cache.set('b', 'B', 4)
  cache.get('a')
  cache.set('c', 'C', 4)
  expect(gone).toEqual(['b'])
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
})

test('the same key counts once', () => {
  const cache = new ByteLru<string>(10)
  cache.set('a', 'A', 4)
  cache.set('a', 'AA', 6)
  expect([cache.get('a'), cache.bytes]).toEqual(['AA', 6])
})

test('what is larger than the limit goes at once, and nothing makes room for it', () => {
  const gone: string[] = []
  const cache = new ByteLru<string>(10, (key) => gone.push(key))
  cache.set('a', 'A', 4)
  cache.set('large', 'L', 11)
  expect(gone).toEqual(['large'])
  expect([cache.get('a'), cache.get('large'), cache.bytes]).toEqual(['A', undefined, 4])
})

test('whatever happens, the bound holds', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 150 })))
  fc.assert(
    fc.property(steps, (sets) => {
      const cache = new ByteLru<number>(100)
      for (const [key, bytes] of sets) {
        cache.set(String(key), bytes, bytes)
        expect(cache.bytes).toBeLessThanOrEqual(100)
        if (bytes <= 100) expect(cache.get(String(key))).toBe(bytes)
      }
    }),
  )
})
