import type { AccountDeletion } from '@borealis/contract/me.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { dayInWords } from '../../seed/text.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberRow, memberZone } from '../members/member.ts'
import { noteSecurity } from '../members/security-log.ts'
import { writeTo } from './write-to.ts'

const coolingOffMs = 30 * 24 * 60 * 60_000

/** Closing an account, with a grace period of thirty days in which everything works as before. */
export function deletionCalls(loyalty: Loyalty) {
  const { db, ledger } = loyalty

  const state = (sub: string): AccountDeletion => {
    const closesAt = memberRow(db, sub).closes_at
    return {
      isRequested: closesAt !== null,
      closesOn: closesAt === null ? null : dayIn(Number(closesAt), memberZone(db, sub)),
      pointsLost: ledger.balanceOf(sub),
    }
  }
  const set = (sub: string, closesAt: number | null) =>
    db.prepare('UPDATE members SET closes_at = ? WHERE sub = ?').run(closesAt, sub)

  return {
    getDeletion: ({ sub }) => state(sub),

    requestDeletion: ({ sub, now }) => {
      if (state(sub).isRequested) return state(sub)
      set(sub, now + coolingOffMs)
      const day = dayInWords(dayIn(now + coolingOffMs, memberZone(db, sub)))
      const detail = text('Account closure requested', 'Fermeture du compte demandée')
      noteSecurity(db, sub, now, 'deletion-asked', detail)
      writeTo(loyalty, sub, {
        kind: 'deletion-asked',
        subject: text('Your account will be closed', 'Votre compte sera fermé'),
        body: text(
          `Your Borealis account will be closed on ${day.en}. Until then, you can cancel your request on the Privacy choices page. If this wasn't you, contact us.`,
          `Votre compte Borealis sera fermé le ${day.fr}. D'ici là, vous pouvez annuler la demande à la page Choix de confidentialité. Si elle ne vient pas de vous, communiquez avec nous.`,
        ),
      })
      return state(sub)
    },

    cancelDeletion: ({ sub }) => {
      if (!state(sub).isRequested) throw new Refusal('NOT_FOUND')
      set(sub, null)
      writeTo(loyalty, sub, {
        kind: 'deletion-cancelled',
        subject: text('Your account stays open', 'Votre compte reste ouvert'),
        body: text(
          "We've cancelled your request to close your Borealis account. Nothing was deleted.",
          "Votre demande de fermeture de compte Borealis a été annulée. Rien n'a été supprimé.",
        ),
      })
      return state(sub)
    },
  } satisfies Handlers
}
