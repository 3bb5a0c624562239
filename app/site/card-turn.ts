import { CARD_CACHE } from '#app/domain/offline-card.ts'

/**
 * Keeping and forgetting the member card, one after the other, over all tabs: what is half written by one is never
 * looked at by the other.
 */
export async function cardTurn(work: () => Promise<void>): Promise<void> {
  // Old browsers have no locks; there the last one wins, as it always did.
  if ('locks' in navigator) await navigator.locks.request(CARD_CACHE, work)
  else await work()
}
