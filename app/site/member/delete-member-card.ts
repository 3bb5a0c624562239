import {
  MEMBER_CARD_CACHE,
  MEMBER_CARD_RECORD,
  MEMBER_CARD_WORKER,
  type MemberCardRecord,
} from '#app/domain/offline-member-card.ts'

/** Deletes the stored member card, and unregisters the worker that shows it without a connection. */
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

/** Deletes a stored card of another member: their session may have ended where this browser could not learn of it. */
export async function deleteOtherMembersCard(sceneNumber: string): Promise<void> {
  const card = await storedMemberCard()
  if (card && card.number !== sceneNumber) await deleteMemberCard()
}

/** The stored card. A cache without a record is one that the card page is just writing. */
export async function storedMemberCard(): Promise<MemberCardRecord | undefined> {
  const kept = await globalThis.caches?.match(MEMBER_CARD_RECORD, { cacheName: MEMBER_CARD_CACHE })
  return kept?.json()
}
