import { takeTurn } from './limits.server.ts'

/** Whether this browser may still report; false too while nobody can count. */
export async function mayReport(): Promise<boolean> {
  try {
    return (await takeTurn('report')).waitMs === 0
  } catch {
    return false
  }
}
