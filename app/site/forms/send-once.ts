import { keepStored, readStored } from '#app/domain/browser-storage.ts'
import { SAME_PRESS_MS } from '#app/domain/same-press.ts'
import { SENT } from '#app/domain/session-storage-keys.ts'

/*
 * A script in the head of every page: a form that the browser itself sends is sent once. Until the answer comes the page
 * looks as before, so people press again; the browser would send the form again, and its work would be done twice. A press
 * right after the answer, on the page that it brought, still belongs to the same presses.
 */

/**
 * Longer than the slowest answer, which waits for the provider (18 s) and the backend (10 s). A request that the reader
 * stopped leaves the page as it is: after this time the form can be sent again. Milliseconds.
 */
const ANSWER_MS = 30_000
/**
 * An answer that is a file (`data-answer="file"`) leaves the page as it is, too. It changes nothing, so it may soon be asked
 * for again. Milliseconds.
 */
const FILE_MS = 2 * SAME_PRESS_MS

let pressed: HTMLElement | undefined
let at = 0
let answered = readStored('sessionStorage', SENT)
let answeredAt = performance.now()
if (answered) keepStored('sessionStorage', SENT, '')
// A document that another origin led to (the provider) is not the answer to a form of this tab.
if (!document.referrer.startsWith(`${location.origin}/`)) answered = null

// In the capture phase, so that a second press is stopped before the application handles it.
addEventListener('submit', onSubmit, true)
addEventListener('pageshow', () => {
  pressed = undefined
})

function onSubmit(event: SubmitEvent): void {
  const { target, submitter, timeStamp } = event
  if (!(target instanceof HTMLFormElement) || target.method !== 'post' || !submitter) return
  const isAnswered = target.action === answered && timeStamp - answeredAt < SAME_PRESS_MS
  if (isAnswered) answeredAt = timeStamp
  else answered = null
  const holdMs = target.dataset.answer === 'file' ? FILE_MS : ANSWER_MS
  if (isAnswered || (submitter === pressed && timeStamp - at < holdMs)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  // After all listeners: only now it is known whether the application has prevented the browser's own submission.
  setTimeout(() => {
    if (event.defaultPrevented) return
    pressed = submitter
    at = timeStamp
    keepStored('sessionStorage', SENT, target.action)
  })
}
