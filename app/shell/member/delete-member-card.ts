import {
  MEMBER_CARD_CACHE,
  MEMBER_CARD_RECORD,
  MEMBER_CARD_WORKER,
  type MemberCardRecord,
} from '#app/domain/offline-member-card.ts'

/** Deletes the stored member card, and unregisters the service worker that shows it offline. */
export async function deleteMemberCard(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete(MEMBER_CARD_CACHE)
  const known = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    known
      .filter(({ active }) => active?.scriptURL.endsWith(MEMBER_CARD_WORKER))
      .map((registration) => registration.unregister()),
  )
}

/** Deletes the stored card of another member, whose session may have ended without this browser knowing. */
export async function deleteOtherMembersCard(sceneNumber: string): Promise<void> {
  const card = await storedMemberCard()
  if (card && card.number !== sceneNumber) await deleteMemberCard()
}

/** The stored card. A cache without a record belongs to a card page that is still writing it. */
export async function storedMemberCard(): Promise<MemberCardRecord | undefined> {
  const kept = await globalThis.caches?.match(MEMBER_CARD_RECORD, { cacheName: MEMBER_CARD_CACHE })
  return kept?.json()
}
