import '#app/site/document/trusted-types.ts'
import { storeMemberCard } from '#app/site/member/store-member-card.ts'

/*
 * A script for the head of the card's page, which sleeps until somebody touches it: keeps the card, and says that it is
 * kept, as the application does (`use-offline-member-card.ts`).
 */
addEventListener('DOMContentLoaded', () => {
  const place = document.querySelector<HTMLElement>('[data-card]')
  if (!place?.dataset.card) return
  storeMemberCard(place.dataset.card).then(
    (isKept) => {
      place.hidden = !isKept
    },
    () => undefined,
  )
})
