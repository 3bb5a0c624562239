import type { QueryClient } from '@tanstack/react-query'
import { SAME_PRESS_MS } from '#app/domain/same-press.ts'

/** How far a hand that rests strays. */
const SAME_PLACE_PX = 12

/** What is known of a click; a key makes one without a place. */
export interface Press {
  /** Milliseconds on the document's clock. */
  at: number
  readonly place: { readonly x: number; readonly y: number } | undefined
  /** On a button whose form posts. */
  readonly isWrite: boolean
}

/** Whether a press is one more of those that `last` began. */
export function isSamePress(last: Press, next: Press): boolean {
  if (next.at - last.at > SAME_PRESS_MS) return false
  const [before, now] = [last.place, next.place]
  if (!before || !now) return before === now
  return Math.hypot(now.x - before.x, now.y - before.y) <= SAME_PLACE_PX
}

let last: Press | undefined

/**
 * Takes presses in a row on a button that writes for one. By the second, something else may stand under the hand: the
 * button that takes the first one back, or the same button of the next line. What follows the answer closely was meant for
 * what stood there before, too.
 * @returns how to stop
 */
export function takePressesForOne(queryClient: QueryClient): () => void {
  const untilStopped = new AbortController()
  // Before React, which would answer the press.
  const options = { capture: true, signal: untilStopped.signal }
  window.addEventListener('click', onClick, options)
  // Nor does the focus go to what stands there now.
  window.addEventListener('mousedown', keepFocus, options)
  // Whoever types or goes on to another field means the next press.
  window.addEventListener('input', forget, options)
  window.addEventListener('keydown', onKey, options)
  const unsubscribe = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (last && type === 'updated' && mutation.state.status !== 'pending') last.at = performance.now()
  })
  return () => {
    untilStopped.abort()
    unsubscribe()
  }
}

function forget(): void {
  last = undefined
}

function keepFocus(event: MouseEvent): void {
  if (last && isSamePress(last, pressOf(event))) event.preventDefault()
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Enter' && key !== ' ') forget()
}

function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return
  const next = pressOf(event)
  if (!last || !isSamePress(last, next)) {
    last = next.isWrite ? next : undefined
    return
  }
  last.at = next.at
  event.preventDefault()
  event.stopImmediatePropagation()
}

function pressOf({ timeStamp, detail, clientX, clientY, target }: MouseEvent): Press {
  const button = target instanceof Element ? target.closest('button') : null
  return {
    at: timeStamp,
    place: detail === 0 ? undefined : { x: clientX, y: clientY },
    isWrite: button?.type === 'submit' && button.form?.method === 'post',
  }
}
