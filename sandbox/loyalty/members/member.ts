import type { Customer } from '@borealis/contract/customers.ts'
import { zoneOf } from '@borealis/contract/serving/days.ts'
import { language, provinceCode } from '@borealis/contract/values.ts'
import type { Loyalty } from '../loyalty.ts'
import { isoOf, one, type Row, textOf, textOrNull } from '../row.ts'

/** The profile of a member. The e-mail address is stored in `accounts`, by which the provider signs in. */
export function readProfile({ db, accounts }: Pick<Loyalty, 'db' | 'accounts'>, sub: string): Customer {
  const row = memberRow(db, sub)
  const personalisation = row.personalisation === 1
  const hasGoal = row.goal_brand !== null && row.goal_sku !== null
  return {
    sub,
    sceneNumber: textOf(row.scene_number),
    firstName: textOf(row.first_name),
    lastName: textOf(row.last_name),
    email: accounts.findBySub(sub)?.email ?? '',
    pendingEmail: textOrNull(row.pending_email),
    phone: textOrNull(row.phone),
    birthDate: textOrNull(row.birth_date),
    gender: textOrNull(row.gender),
    provinceCode: provinceCode.parse(row.province_code),
    language: language.parse(row.language),
    timeZone: textOrNull(row.time_zone),
    memberSince: textOf(row.member_since),
    status: 'active',
    isFrozen: row.frozen_since !== null,
    onBoardMessageActive: row.on_board_message === 1,
    isGhostKitActivated: row.from_kit === 1,
    selectedShippingAddress: textOrNull(row.default_address),
    segments: personalisation ? listOf(row.segments) : [],
    preferences: { interests: listOf(row.interests), personalisation },
    goal: hasGoal ? { brandId: textOf(row.goal_brand), sku: textOf(row.goal_sku) } : null,
  }
}

/** What is named of something; of a patch also as `undefined`, which leaves it as it is. */
type Named<T> = { readonly [Key in keyof T]?: T[Key] | undefined }
type NamedProfile = Named<Omit<Customer, 'preferences'>> & {
  readonly preferences?: Named<Customer['preferences']> | undefined
}

const numberOf = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag))
const jsonOf = (list: readonly string[] | undefined) => list && JSON.stringify(list)

/** The columns of what is named of a profile: `readProfile` the other way round. */
export function columnsOf(profile: NamedProfile): [column: string, value: string | number | null][] {
  const { preferences, goal } = profile
  const columns = {
    scene_number: profile.sceneNumber,
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone,
    birth_date: profile.birthDate,
    gender: profile.gender,
    province_code: profile.provinceCode,
    language: profile.language,
    time_zone: profile.timeZone,
    member_since: profile.memberSince,
    on_board_message: numberOf(profile.onBoardMessageActive),
    from_kit: numberOf(profile.isGhostKitActivated),
    default_address: profile.selectedShippingAddress,
    segments: jsonOf(profile.segments),
    interests: jsonOf(preferences?.interests),
    personalisation: numberOf(preferences?.personalisation),
    goal_brand: goal === null ? null : goal?.brandId,
    goal_sku: goal === null ? null : goal?.sku,
  }
  return Object.entries(columns).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]))
}

export function memberRow(db: Loyalty['db'], sub: string): Row {
  return one(db.prepare('SELECT * FROM members WHERE sub = ?').get(sub), `the member ${sub}`)
}

/** Time zone of the member's calendar days. */
export function memberZone(db: Loyalty['db'], sub: string): string {
  const row = memberRow(db, sub)
  return zoneOf(textOf(row.province_code), textOrNull(row.time_zone))
}

/** What a row of `cards` says of its use. */
export const acceptanceOf = (card: Row) => ({
  acceptsTravel: card.accepts_travel === 1,
  acceptsCredit: card.accepts_credit === 1,
})

export function frozenSince(db: Loyalty['db'], sub: string): string | null {
  const { frozen_since: since } = memberRow(db, sub)
  return since === null ? null : isoOf(since)
}

function listOf(json: unknown): string[] {
  const list: unknown = JSON.parse(String(json))
  return Array.isArray(list) ? list.map(String) : []
}
