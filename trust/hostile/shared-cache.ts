import { type Door, doorOrigin } from '../harness/world.ts'

/** A cached answer, which everybody afterwards gets. */
export interface Kept {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * A cache in front of the site that knows nothing of people: its key is the address alone. It looks at no cookie and at no
 * Vary, and keeps whatever an answer does not forbid, also what says nothing at all.
 */
export function sharedCache() {
  const kept = new Map<string, Kept>()
  let hits = 0
  return {
    kept,
    get hits() {
      return hits
    },
    async get(path: string, headers: Record<string, string>, door: Door): Promise<Kept> {
      const known = kept.get(path)
      if (known) {
        hits += 1
        return known
      }
      const response = await fetch(doorOrigin(door) + path, { headers, redirect: 'manual' })
      const answer = { status: response.status, headers: response.headers, text: await response.text() }
      if (mayKeep(response)) kept.set(path, answer)
      return answer
    },
  }
}

/** Stores everything but what is explicitly forbidden, and failures. */
function mayKeep({ status, headers }: Response): boolean {
  const policy = headers.get('cache-control') ?? ''
  if (status >= 500 || /\b(private|no-store)\b/.test(policy)) return false
  return /\bs-maxage=[1-9]/.test(policy) || !/\bno-cache\b|max-age=0\b/.test(policy)
}
