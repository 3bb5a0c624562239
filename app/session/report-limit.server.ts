import { consumeRateLimit } from './rate-limits.server.ts'

/** Whether this browser may still report; false while the store is unavailable. */
export async function mayReport(): Promise<boolean> {
  try {
    return (await consumeRateLimit('report')).waitMs === 0
  } catch {
    return false
  }
}
