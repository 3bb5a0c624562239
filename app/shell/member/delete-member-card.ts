import { responseCaches, serviceWorkers } from '#app/domain/browser-parts.ts'
import {
  MEMBER_CARD_CACHE,
  MEMBER_CARD_RECORD,
  MEMBER_CARD_WORKER,
  type MemberCardRecord,
} from '#app/domain/offline-member-card.ts'

/**
 * Deletes the stored member card, and unregisters the service worker that shows it offline. Never rejects: a browser that
 * refuses to delete has refused to store.
 */
export async function deleteMemberCard(): Promise<void> {
  await responseCaches()
    ?.delete(MEMBER_CARD_CACHE)
    .catch(() => undefined)
  const known = await serviceWorkers()
    ?.getRegistrations()
    .catch(() => [])
  const workers = known?.filter(({ active }) => active?.scriptURL.endsWith(MEMBER_CARD_WORKER)) ?? []
  await Promise.allSettled(workers.map((registration) => registration.unregister()))
}

/** Deletes the stored card of another member, whose session may have ended without this browser knowing. */
export async function deleteOtherMembersCard(sceneNumber: string): Promise<void> {
  const card = await storedMemberCard()
  if (card && card.number !== sceneNumber) await deleteMemberCard()
}

/**
 * The stored card; none where the browser refuses to read it. A cache without a record belongs to a card page that is still
 * writing it.
 */
export const storedMemberCard = (): Promise<MemberCardRecord | undefined> => readCard().catch(() => undefined)

async function readCard(): Promise<MemberCardRecord | undefined> {
  const kept = await responseCaches()?.match(MEMBER_CARD_RECORD, { cacheName: MEMBER_CARD_CACHE })
  return kept?.json()
}
