import type { Loyalty } from '../loyalty.ts'
import { answerClaims } from '../me/answer-claims.ts'
import { dropReceipts } from '../me/claim-receipts.ts'
import { dropLateEmailChange } from '../me/email-change.ts'
import { announceSentCards } from '../orders/announce.ts'
import { expireIdlePoints } from '../points/expiry.ts'

/**
 * Applies everything that is due by the sandbox clock: pending points, claims and the pictures of their receipts, e-cards,
 * expired e-mail changes and expired points.
 */
export function settleMember(loyalty: Loyalty, sub: string, now: number): void {
  loyalty.activity.settleDue(sub, now)
  answerClaims(loyalty, sub, now)
  dropReceipts(loyalty, sub, now)
  dropLateEmailChange(loyalty, sub, now)
  announceSentCards(loyalty, sub, now)
  expireIdlePoints(loyalty, sub, now)
}
