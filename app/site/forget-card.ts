import { CARD_CACHE, CARD_RECORD, CARD_WORKER } from '#app/domain/offline-card.ts'

/** The member card that this browser keeps goes, and its worker with it. */
export async function forgetCard(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete(CARD_CACHE)
  const known = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    known
      .filter(({ active }) => active && new URL(active.scriptURL).pathname === CARD_WORKER)
      .map((registration) => registration.unregister()),
  )
}

/** The card of anybody but this member goes: a session may have ended where this browser could not hear of it. */
export async function forgetCardOfOthers(sceneNumber: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(CARD_CACHE))) return
  const kept = await (await caches.open(CARD_CACHE)).match(CARD_RECORD)
  const record: unknown = await kept?.json()
  const isTheirs =
    typeof record === 'object' && record !== null && 'number' in record && record.number === sceneNumber
  if (!isTheirs) await forgetCard()
}
