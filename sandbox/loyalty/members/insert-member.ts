import type { Customer } from '@borealis/contract/customers.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { columnsOf } from './member.ts'

/** Inserts a member and opens their points account. The account with the same `sub` must exist. */
export function insertMember({ db, ledger }: Pick<Loyalty, 'db' | 'ledger'>, member: Customer): void {
  const columns = Object.fromEntries([['sub', member.sub], ...columnsOf(member)])
  const names = Object.keys(columns)
  db.prepare(`INSERT INTO members (${names}) VALUES (${names.map((name) => `:${name}`)})`).run(columns)
  ledger.open(member.sub)
}

type NewCard = {
  uniqueId: string
  cardType: string
  name: Localised
  maskedNumber: string
  isPrimary: boolean
  acceptsTravel: boolean
  acceptsCredit: boolean
}

export function insertCard(db: Loyalty['db'], sub: string, position: number, card: NewCard): void {
  db.prepare(
    `INSERT INTO cards (unique_id, sub, position, card_type, name_en, name_fr, masked_number, is_primary,
      accepts_travel, accepts_credit) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    card.uniqueId,
    sub,
    position,
    card.cardType,
    card.name.en,
    card.name.fr,
    card.maskedNumber,
    Number(card.isPrimary),
    Number(card.acceptsTravel),
    Number(card.acceptsCredit),
  )
}
