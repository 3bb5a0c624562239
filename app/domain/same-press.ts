/** Presses this close together count as one: a slow double click. Milliseconds. */
export const SAME_PRESS_MS = 700

/**
 * How long the answer to a form that the browser sends is waited for: longer than the slowest, which waits for the provider (18 s) and
 * the backend (10 s, unless `BACKEND_TIMEOUT_MS` says otherwise, which a browser does not know). After that it can be sent again, because stopping a request leaves the page as it is. Milliseconds.
 */
export const FORM_ANSWER_MS = 30_000

/** How far a resting pointer may move between two presses; CSS pixels. */
const SAME_PLACE_PX = 12

/** A click. One that a key made has no place. */
export interface Press {
  /** Milliseconds on the document's clock. */
  at: number
  readonly place: { readonly x: number; readonly y: number } | undefined
  /** On a button whose form posts. */
  readonly isWrite: boolean
}

/** True when `next` repeats `last`: a slow double click. */
export function isSamePress(last: Press, next: Press): boolean {
  if (next.at - last.at > SAME_PRESS_MS) return false
  const [before, now] = [last.place, next.place]
  if (!before || !now) return before === now
  return Math.hypot(now.x - before.x, now.y - before.y) <= SAME_PLACE_PX
}

/** Event on `window`: a write was answered, or its answer is no longer awaited. */
export const ANSWERED = 'answered'
