import { keepStored, readStored } from '#app/domain/browser-storage.ts'
import { SENT } from '#app/domain/kept-in-tab.ts'
import { SAME_PRESS_MS } from '#app/domain/same-press.ts'

/*
 * A script in the head of every page: a form that the browser itself sends is sent once. Until its answer comes the page looks
 * as it did, so it may be pressed again; the browser would send it again, and what it asks for would be done as often. A
 * press that comes right behind the answer, on the page that it brought, was one of the same.
 */

/**
 * Longer than an answer takes for which the provider (18 s) and the backend (10 s) are waited for. One that was stopped leaves
 * the page as it is: later the form is free. Milliseconds.
 */
const ANSWER_MS = 30_000
/** A file (`data-answer="file"`) leaves the page as it is, too, and may be asked for again: nothing is done by it. Milliseconds. */
const FILE_MS = 2 * SAME_PRESS_MS

let pressed: HTMLElement | undefined
let at = 0
let answered = readStored('sessionStorage', SENT)
let answeredAt = performance.now()
if (answered) keepStored('sessionStorage', SENT, '')
// The way back from the provider is no answer to what led there.
if (!document.referrer.startsWith(`${location.origin}/`)) answered = null

// Before the application, which would answer the second press.
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
  // By then it is known whether the application has answered it.
  setTimeout(() => {
    if (event.defaultPrevented) return
    pressed = submitter
    at = timeStamp
    keepStored('sessionStorage', SENT, target.action)
  })
}
