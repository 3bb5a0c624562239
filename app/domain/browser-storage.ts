type Area = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key. Null when that is nothing, and where pages may keep nothing at all. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    // With cookies blocked, browsers throw as soon as the storage is named.
    return null
  }
}

/** @returns whether the text is kept now: a storage may be full, or forbidden */
export function keepStored(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
