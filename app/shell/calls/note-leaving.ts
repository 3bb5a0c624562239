import { comeBack, isBeingLeft, leavePage } from './release-skew.ts'

/*
 * A script in the head of every page that notes when the browser is sent to another page: a form may be sent, or a link followed,
 * while the application is still being loaded, and what is imported from then on may be rejected (`release-skew.ts`).
 */

addEventListener('beforeunload', leavePage)
// No iPhone has `beforeunload`. In the capture phase: React stops the events of a part that is not hydrated yet.
for (const type of ['submit', 'click'] as const) addEventListener(type, onPress, true)
addEventListener('pageshow', comeBack)

function onPress(event: Event): void {
  if (isBeingLeft() || (event.type === 'click' && !leadsAway(event.target))) return
  leavePage()
  // Whoever handles it without leaving has said so by then.
  setTimeout(() => event.defaultPrevented && comeBack())
}

/** Whether this is in a link to another page, in this tab. */
function leadsAway(pressed: EventTarget | null): boolean {
  const link = pressed instanceof Element ? pressed.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || !link.protocol.startsWith('http')) return false
  const [page] = link.href.split('#')
  return page !== location.href.split('#')[0]
}
