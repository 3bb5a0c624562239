import { keepLit } from '@borealis/design-system/patterns/full-screen/keep-lit.ts'
import '../document/trusted-types.ts'
import { storeMemberCard } from '../member/store-member-card.ts'

/*
 * A script in the head of the card's pages: stores the card and shows that it is stored, before hydration or without it.
 * The application does the same (`member-card-page.tsx`). Alone on the screen, the card also keeps it awake, and closes
 * to the page that it was opened from: both links of that page load a document, so this script lives as long as the card.
 */
addEventListener('DOMContentLoaded', () => {
  const notice = document.querySelector<HTMLElement>('[data-card]')
  const close = document.querySelector<HTMLAnchorElement>('[data-close-card]')
  if (close) {
    keepLit()
    const onClick = (event: Event) => {
      if (event.target instanceof Node && close.contains(event.target)) goBack(event)
    }
    // In the capture phase, because React stops the events of a page that it is hydrating.
    addEventListener('click', onClick, true)
    addEventListener('keydown', (event) => event.key === 'Escape' && close.click(), true)
  }
  if (!notice?.dataset.card) return
  storeMemberCard(notice.dataset.card).then(
    (isStored) => {
      if (!close) notice.hidden = !isStored
    },
    () => undefined,
  )
})

let isClosing = false
addEventListener('pageshow', () => {
  isClosing = false
})

/** Back to a page of this site, by one page; from elsewhere, or in a tab of its own, the link leads to the card's page. */
function goBack(event: Event): void {
  if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
  event.preventDefault()
  if (!isClosing) history.back()
  isClosing = true
}
