import type { Account, CustomerPatch } from '@borealis/contract/customers.ts'
import { picture } from '../../seed/pictures.ts'
import { text } from '../../seed/text.ts'
import type { Handlers } from '../http/call.ts'
import { refuseField } from '../http/refusal.ts'
import type { Loyalty } from '../loyalty.ts'
import { decide, noChannel } from '../me/decisions.ts'
import { askEmailChange } from '../me/email-change.ts'
import { announcePhoneChange } from '../me/phone-change.ts'
import { wordingVersion } from '../me/purposes.ts'
import { refuseYoung } from './age.ts'
import { memberZone, readProfile } from './member.ts'
import { dayIn, isTimeZone } from './time-zone.ts'

/** The profile and the cards of a member (spec §7). */
export function profileCalls(loyalty: Loyalty) {
  const { db } = loyalty

  return {
    getCustomer: ({ sub }) => readProfile(loyalty, sub),

    updateCustomer: ({ sub, body, now }) => {
      refuseUnknownValues(loyalty, body)
      const { phone: phoneBefore } = readProfile(loyalty, sub)
      if (body.birthDate !== undefined) refuseYoung(loyalty, body.birthDate, dayIn(now, memberZone(db, sub)))
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
          acceptsTravel: row.accepts_travel === 1,
          acceptsCredit: row.accepts_credit === 1,
          image: { ...art, url: origin + art.url },
        }
      })
      return { accounts }
    },
  } satisfies Handlers
}

type ColumnValue = string | number | null

/** The columns that a patch sets. */
function columnsOf(body: CustomerPatch): [string, ColumnValue][] {
  const { preferences, goal } = body
  const named: [string, ColumnValue | undefined][] = [
    ['first_name', body.firstName],
    ['last_name', body.lastName],
    ['phone', body.phone],
    ['birth_date', body.birthDate],
    ['gender', body.gender],
    ['province_code', body.provinceCode],
    ['language', body.language],
    ['time_zone', body.timeZone],
    [
      'on_board_message',
      body.onBoardMessageActive === undefined ? undefined : Number(body.onBoardMessageActive),
    ],
    ['interests', preferences?.interests && JSON.stringify(preferences.interests)],
    [
      'personalisation',
      preferences?.personalisation === undefined ? undefined : Number(preferences.personalisation),
    ],
    ['goal_brand', goal === undefined ? undefined : (goal?.brandId ?? null)],
    ['goal_sku', goal === undefined ? undefined : (goal?.sku ?? null)],
  ]
  return named.filter((pair): pair is [string, ColumnValue] => pair[1] !== undefined)
}

/** @throws Refusal VALIDATION_FAILED for an unknown code, card or time zone */
export function refuseUnknownValues(
  { catalogue }: Loyalty,
  {
    gender,
    preferences,
    timeZone,
    goal,
  }: Pick<CustomerPatch, 'gender' | 'preferences' | 'timeZone' | 'goal'>,
): void {
  const { genders, interests } = catalogue.content.pageData
  const unknown = text('Choose an answer from the list', 'Choisissez une réponse dans la liste')
  if (gender && !genders.some(({ code }) => code === gender)) throw refuseField('gender', unknown)
  const isUnknown = (code: string) => !interests.some((interest) => interest.code === code)
  if (preferences?.interests?.some(isUnknown)) throw refuseField('preferences.interests', unknown)
  if (timeZone && !isTimeZone(timeZone)) {
    throw refuseField(
      'timeZone',
      text('Choose a time zone from the list', 'Choisissez un fuseau horaire dans la liste'),
    )
  }
  if (goal && !catalogue.cardOf(goal.brandId, goal.sku)) throw refuseField('goal', unknown)
}
