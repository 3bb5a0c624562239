import type { Loyalty } from '../loyalty.ts'
import { announceSentCards } from '../orders/announce.ts'

/** Brings a member up to the sandbox's clock: pending points whose day has come, e-cards that have left. */
export function settleMember(loyalty: Loyalty, sub: string, now: number): void {
  loyalty.activity.settleDue(sub, now)
  announceSentCards(loyalty, sub, now)
}
