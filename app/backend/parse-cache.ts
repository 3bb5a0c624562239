import { LRUCache } from 'lru-cache'

/**
 * Keeps the last parsed answer of each content path, and returns it again when the backend sends the very same text: a
 * catalogue of forty kilobytes is validated once, not for every page that shows it. Never returns anything older than the
 * text at hand. Values are frozen, because many requests share them.
 */
export function createParseCache(maxEntries = 256) {
  const entries = new LRUCache<string, { readonly text: string; readonly value: unknown }>({
    max: maxEntries,
  })

  return function parseOnce(key: string, text: string, parse: () => unknown): unknown {
    const last = entries.get(key)
    if (last?.text === text) return last.value
    const value = freeze(parse())
    entries.set(key, { text, value })
    return value
  }
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
