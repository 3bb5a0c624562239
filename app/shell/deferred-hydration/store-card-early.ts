import '../document/trusted-types.ts'
import { storeMemberCard } from '../member/store-member-card.ts'

/*
 * A script in the head of the card's page: stores the card and shows that it is stored, before hydration or without it.
 * The application does the same (`use-offline-member-card.ts`).
 */
addEventListener('DOMContentLoaded', () => {
  const notice = document.querySelector<HTMLElement>('[data-card]')
  if (!notice?.dataset.card) return
  storeMemberCard(notice.dataset.card).then(
    (isStored) => {
      notice.hidden = !isStored
    },
    () => undefined,
  )
})
