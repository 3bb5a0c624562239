import { text } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import { writeTo } from './write-to.ts'

/**
 * Tells a member by e-mail, and at the number that codes went to until now, that the number has changed: whoever changed it
 * reads neither.
 */
export function announcePhoneChange(loyalty: Loyalty, sub: string, before: string | null, now: number): void {
  const kind = 'phone-changed'
  const subject = text('Your mobile number has changed', 'Votre numéro de cellulaire a changé')
  const body = text(
    "The mobile number for your Borealis account has changed. We no longer send codes to your previous number. If this wasn't you, contact us.",
    "Le numéro de cellulaire de votre compte Borealis a changé. Nous n'envoyons plus de codes à l'ancien numéro. Si le changement ne vient pas de vous, communiquez avec nous.",
  )
  writeTo(loyalty, sub, { kind, subject, body })
  if (before !== null) writeTo(loyalty, sub, { to: before, kind, subject, body })
  noteSecurity(loyalty.db, sub, now, kind, text('Mobile number changed', 'Numéro de cellulaire modifié'))
}
