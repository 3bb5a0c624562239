import { keepStored, readStored, SENT } from '#app/domain/browser-parts.ts'
import { FORM_ANSWER_MS, SAME_PRESS_MS } from '#app/domain/same-press.ts'

/*
 * A script in the head of every page that prevents a native form from being sent twice. Until the response comes the
 * page looks unchanged, so people press again, and the browser would repeat the request. A press right after the
 * response, on the page it brought, is treated as a repeat, too.
 */

/**
 * A response that is a file (`data-answer="file"`) leaves the page as it is and changes nothing, so it may soon be
 * requested again. Milliseconds.
 */
const FILE_MS = 2 * SAME_PRESS_MS

let pressed: HTMLElement | undefined
let at = 0
let answered = readStored('sessionStorage', SENT)
let answeredAt = performance.now()
if (answered) keepStored('sessionStorage', SENT, '')
// A document that another origin (the provider) led to is not the response to a form of this tab.
if (!document.referrer.startsWith(`${location.origin}/`)) answered = null

// In the capture phase, so that a repeat is stopped before the application handles it.
addEventListener('submit', onSubmit, true)
// Whoever has typed since the response means the next press.
addEventListener('input', () => {
  answered = null
})
addEventListener('pageshow', () => {
  pressed = undefined
})

function onSubmit(event: SubmitEvent): void {
  const { target, submitter, timeStamp } = event
  if (!(target instanceof HTMLFormElement) || target.method !== 'post' || !submitter) return
  const isAnswered = target.action === answered && timeStamp - answeredAt < SAME_PRESS_MS
  if (isAnswered) answeredAt = timeStamp
  else answered = null
  const holdMs = target.dataset.answer === 'file' ? FILE_MS : FORM_ANSWER_MS
  if (isAnswered || (submitter === pressed && timeStamp - at < holdMs)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  // After all listeners: only then is it known whether the application prevented the native submission.
  setTimeout(() => {
    if (event.defaultPrevented) return
    pressed = submitter
    at = timeStamp
    keepStored('sessionStorage', SENT, target.action)
  })
}
