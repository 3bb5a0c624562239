import type { DatabaseSync } from 'node:sqlite'

/**
 * The sandbox's time: real time plus an offset that the control API moves and that survives a restart.
 * Orders, offers and one-time codes live by it. Tokens live by real time, because the site's own clock judges them.
 */
export type Clock = {
  /** Milliseconds since 1970, in sandbox time. */
  now(): number
  offsetMs(): number
  /** Moves time by that many milliseconds. */
  advance(ms: number): void
  /** Makes it that moment now. */
  moveTo(at: number): void
  /** Back to real time. */
  reset(): void
}

export function createClock(db: DatabaseSync, realNow: () => number = Date.now): Clock {
  const read = db.prepare('SELECT offset_ms AS offset FROM clock WHERE id = 1')
  const write = db.prepare('UPDATE clock SET offset_ms = ? WHERE id = 1')
  let offset = Number(read.get()?.offset ?? 0)

  const set = (next: number) => {
    offset = Math.round(next)
    write.run(offset)
  }

  return {
    now: () => realNow() + offset,
    offsetMs: () => offset,
    advance: (ms) => set(offset + ms),
    moveTo: (at) => set(at - realNow()),
    reset: () => set(0),
  }
}
