import { ANSWERED, isSamePress, type Press, SAME_PRESS_MS } from '#app/domain/same-press.ts'

/*
 * A script in the head of a member's page that ignores repeated presses on a button that writes. Once the first press
 * is answered, another control may be under the pointer: an undo button, or the same button of the next row. A press
 * shortly after the answer was meant for the first control, too.
 */

let last: Press | undefined

// In the capture phase, so that a repeated press is stopped before React handles it.
addEventListener('click', onClick, true)
// Prevents a repeated press from focusing the control that has appeared under the pointer.
addEventListener('mousedown', preventFocusChange, true)
// After typing or moving the focus by keyboard, the next press is intentional.
addEventListener('input', forget, true)
addEventListener('keydown', onKey, true)
addEventListener(ANSWERED, () => {
  if (last) last.at = performance.now()
})

function forget(): void {
  last = undefined
}

function preventFocusChange(event: MouseEvent): void {
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
  if (import.meta.env.DEV)
    console.info(`Ignored: a second press within ${SAME_PRESS_MS} ms of the first or its answer`)
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
