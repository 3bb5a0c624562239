import type { Loyalty } from '../loyalty.ts'
import { answerClaims } from '../me/answer-claims.ts'
import { dropLateEmailChange } from '../me/email-change.ts'
import { announceSentCards } from '../orders/announce.ts'
import { expireIdlePoints } from '../points/expiry.ts'

/**
 * Brings a member up to the sandbox's clock: pending points whose day has come, claims that are answered, e-cards
 * that have left, an e-mail change that was not confirmed in time, points that lapsed.
 */
export function settleMember(loyalty: Loyalty, sub: string, now: number): void {
  loyalty.activity.settleDue(sub, now)
  answerClaims(loyalty, sub, now)
  dropLateEmailChange(loyalty, sub, now)
  announceSentCards(loyalty, sub, now)
  expireIdlePoints(loyalty, sub, now)
}
