import { CARD_CACHE, CARD_RECORD, CARD_WORKER, type CardRecord } from '#app/domain/offline-card.ts'
import { cardTurn } from './card-turn.ts'

/** The member card that this browser keeps goes, and its worker with it. */
export async function forgetCard(): Promise<void> {
  if (!('caches' in globalThis)) return
  // At once, because the document may be about to go; and again in turn, after whoever was keeping it.
  await Promise.all([caches.delete(CARD_CACHE), cardTurn(forget)])
}

/** The card of anybody but this member goes: a session may have ended where this browser could not hear of it. */
export async function forgetCardOfOthers(sceneNumber: string): Promise<void> {
  if (!('caches' in globalThis)) return
  await cardTurn(async () => {
    const kept = await caches.match(CARD_RECORD, { cacheName: CARD_CACHE })
    // Nobody but the card page writes there.
    const record: CardRecord | undefined = await kept?.json()
    if (record && record.number !== sceneNumber) await forget()
  })
}

async function forget(): Promise<void> {
  await caches.delete(CARD_CACHE)
  const known = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    known
      .filter(({ active }) => active?.scriptURL.endsWith(CARD_WORKER))
      .map((registration) => registration.unregister()),
  )
}
