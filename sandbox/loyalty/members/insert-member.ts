import type { Customer } from '@borealis/contract/customers.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'

/** Inserts a member and opens their points account. The account with the same `sub` must exist. */
export function insertMember({ db, ledger }: Pick<Loyalty, 'db' | 'ledger'>, member: Customer): void {
  db.prepare(
    `INSERT INTO members (sub, scene_number, first_name, last_name, phone, birth_date, gender, province_code,
      language, time_zone, member_since, on_board_message, from_kit, default_address, segments, interests,
      personalisation, goal_brand, goal_sku) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    member.sub,
    member.sceneNumber,
    member.firstName,
    member.lastName,
    member.phone,
    member.birthDate,
    member.gender,
    member.provinceCode,
    member.language,
    member.timeZone,
    member.memberSince,
    Number(member.onBoardMessageActive),
    Number(member.isGhostKitActivated),
    member.selectedShippingAddress,
    JSON.stringify(member.segments),
    JSON.stringify(member.preferences.interests),
    Number(member.preferences.personalisation),
    member.goal?.brandId ?? null,
    member.goal?.sku ?? null,
  )
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
