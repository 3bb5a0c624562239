import { CARD_CACHE, CARD_RECORD, CARD_WORKER, type CardRecord } from '#app/domain/offline-card.ts'

/** The member card that this browser keeps goes, and its worker with it. */
export async function forgetCard(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete(CARD_CACHE)
  const known = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    known
      .filter(({ active }) => active?.scriptURL.endsWith(CARD_WORKER))
      .map((registration) => registration.unregister()),
  )
}

/** The card of anybody but this member goes: a session may have ended where this browser could not hear of it. */
export async function forgetCardOfOthers(sceneNumber: string): Promise<void> {
  const card = await keptCard()
  if (card && card.number !== sceneNumber) await forgetCard()
}

/** The card that this browser keeps. A cache without a record is one that the card page is just writing. */
export async function keptCard(): Promise<CardRecord | undefined> {
  const kept = await globalThis.caches?.match(CARD_RECORD, { cacheName: CARD_CACHE })
  return kept?.json()
}
