import { type Door, doorOrigin } from '../harness/world.ts'

/** A cached response, which every later client gets. */
export interface Kept {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * A shared cache with the URL alone as its key. It ignores cookies and Vary, and stores every response that does not
 * forbid it, including those without Cache-Control.
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

/** Whether a response may be stored: anything but failures and explicit prohibitions. */
function mayKeep({ status, headers }: Response): boolean {
  const policy = headers.get('cache-control') ?? ''
  if (status >= 500 || /\b(private|no-store)\b/.test(policy)) return false
  return /\bs-maxage=[1-9]/.test(policy) || !/\bno-cache\b|max-age=0\b/.test(policy)
}
