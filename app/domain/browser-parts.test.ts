import { afterEach, expect, test, vi } from 'vitest'
import { keepStored, readStored } from './browser-parts.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was kept in one storage is read from it, and from no other', () => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const held = new Map<string, string>()
    vi.stubGlobal(area, { getItem: (key: string) => held.get(key) ?? null, setItem: held.set.bind(held) })
  }
  expect(keepStored('localStorage', 'a', 'text')).toBe(true)
  expect(readStored('localStorage', 'a')).toBe('text')
  expect(readStored('sessionStorage', 'a')).toBeNull()
})

test('a storage that is full keeps nothing, and says so', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  expect(keepStored('sessionStorage', 'a', 'text')).toBe(false)
})

test('a browser that throws when its storage is named holds nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(readStored('localStorage', 'a')).toBeNull()
  expect(keepStored('localStorage', 'a', 'text')).toBe(false)
})
