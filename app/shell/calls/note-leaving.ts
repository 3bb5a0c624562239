import { comeBack, isBeingLeft, leavePage } from './release-skew.ts'

/*
 * A script in the head of every page that notes when the browser is sent to another page: a form may be sent, or a link followed,
 * while the application is still being loaded, and what is imported from then on may be rejected (`release-skew.ts`).
 */

addEventListener('beforeunload', leavePage)
// No iPhone has `beforeunload`. In the capture phase: React stops the events of a part that is not hydrated yet.
addEventListener('submit', (event) => isFile(event.target) || note(event), true)
addEventListener('click', (event) => leadsAway(event) && note(event), true)
addEventListener('pageshow', comeBack)

function note(event: Event): void {
  if (isBeingLeft()) return
  leavePage()
  // Whoever handles it without leaving has said so by then.
  setTimeout(() => event.defaultPrevented && comeBack())
}

/** Whether a form is answered by a file, which leaves the page where it is. */
const isFile = (form: EventTarget | null): boolean =>
  form instanceof HTMLFormElement && form.dataset.answer === 'file'

/** Whether this press is on a link to another page, in this tab. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-answer=file])')
  if (!link || ctrlKey || metaKey || shiftKey || altKey || link.target || !link.protocol.startsWith('http'))
    return false
  const [page] = link.href.split('#')
  return page !== location.href.split('#')[0]
}
