/**
 * Keeps the last parsed answer of each content address, and gives it again when the backend sends the very same text:
 * a catalogue of forty kilobytes is checked against its schema once, not for every page that shows it. Nothing is
 * older than the answer in hand. Values are frozen, because many requests share them.
 */
export function createParseCache(maxEntries = 256) {
  const entries = new Map<string, { readonly text: string; readonly value: unknown }>()

  return function parseOnce(key: string, text: string, parse: () => unknown): unknown {
    const last = entries.get(key)
    entries.delete(key)
    const entry = last?.text === text ? last : { text, value: freeze(parse()) }
    entries.set(key, entry)
    const oldest = entries.keys().next().value
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return entry.value
  }
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
