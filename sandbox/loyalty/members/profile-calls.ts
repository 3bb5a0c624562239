import type { Account, Goal } from '@borealis/contract/customers.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { refuseUnknownValues, refuseYoung } from '@borealis/contract/serving/profile.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { picture } from '../../seed/pictures.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { decide, noChannel } from '../me/decisions.ts'
import { askEmailChange } from '../me/email-change.ts'
import { wordingVersion } from '../me/purposes.ts'
import { writeTo } from '../me/write-to.ts'
import { acceptanceOf, columnsOf, memberZone, readProfile } from './member.ts'
import { noteSecurity } from './security-log.ts'

/** The profile and the cards of a member (spec §7). */
export function profileCalls(loyalty: Loyalty) {
  const { db } = loyalty

  return {
    getCustomer: ({ sub }) => readProfile(loyalty, sub),

    updateCustomer: ({ sub, body, now }) => {
      refuseUnknownValues(loyalty.catalogue.content.pageData, body, isSold(loyalty))
      const { phone: phoneBefore } = readProfile(loyalty, sub)
      if (body.birthDate !== undefined)
        refuseYoung(loyalty.catalogue.content.pageData, body.birthDate, dayIn(now, memberZone(db, sub)))
      for (const [column, value] of columnsOf(body)) {
        db.prepare(`UPDATE members SET ${column} = ? WHERE sub = ?`).run(value, sub)
      }
      loyalty.accounts.updatePerson(sub, body)
      const isGranted = body.preferences?.personalisation
      if (isGranted !== undefined) {
        const about = { purpose: 'personalisation', channel: noChannel, isGranted, wordingVersion }
        decide(db, sub, about, now)
      }
      if (body.email !== undefined) askEmailChange(loyalty, sub, body.email, now)
      if (body.phone !== undefined && body.phone !== phoneBefore)
        announcePhoneChange(loyalty, sub, phoneBefore, now)
      return readProfile(loyalty, sub)
    },

    listAccounts: ({ sub, language, origin }) => {
      const rows = db.prepare('SELECT * FROM cards WHERE sub = ? ORDER BY position').all(sub)
      const accounts = rows.map((row): Account => {
        const cardType = String(row.card_type)
        const art = picture('scenes', cardType === 'CREDIT' ? 'credit' : 'points')
        return {
          uniqueId: String(row.unique_id),
          cardType,
          name: String(language === 'fr' ? row.name_fr : row.name_en),
          maskedNumber: String(row.masked_number),
          isPrimary: row.is_primary === 1,
          ...acceptanceOf(row),
          image: { ...art, url: origin + art.url },
        }
      })
      return { accounts }
    },
  } satisfies Handlers
}

/** Whether the catalogue has a card. */
export const isSold =
  ({ catalogue }: Loyalty) =>
  ({ brandId, sku }: Goal): boolean =>
    catalogue.cardOf(brandId, sku) !== null

/**
 * Tells a member by e-mail, and at the number that codes went to until now, that the number has changed: whoever changed it
 * reads neither.
 */
function announcePhoneChange(loyalty: Loyalty, sub: string, before: string | null, now: number): void {
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
