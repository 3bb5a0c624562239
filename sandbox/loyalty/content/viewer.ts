import { parseProvince } from '@borealis/contract/provinces.ts'
import { dayIn, todayIn } from '@borealis/contract/serving/days.ts'
import { LATELY_MS, type Viewer } from '@borealis/contract/serving/offers.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone, readProfile } from '../members/member.ts'

/** @param asked the province that the caller names: a visitor's days are those of its clocks */
export function viewerOf(
  loyalty: Loyalty,
  sub: string | null,
  now: number,
  asked: Viewer['provinceCode'] | undefined,
): Viewer {
  const { db, accounts } = loyalty
  const isMember = sub !== null && db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub) !== undefined
  if (!isMember || accounts.findBySub(sub)?.status !== 'active') {
    return { isMember: false, today: todayIn(asked ?? '', now), provinceCode: null, brands: new Set() }
  }
  const { provinceCode, preferences } = readProfile(loyalty, sub)
  const brands = preferences.personalisation ? brandsOf(loyalty, sub, now) : new Set<string>()
  const today = dayIn(now, memberZone(db, sub))
  return { isMember: true, today, provinceCode: parseProvince(provinceCode) ?? null, brands }
}

function brandsOf({ db }: Loyalty, sub: string, now: number): Set<string> {
  const rows = db
    .prepare("SELECT DISTINCT partner FROM activity WHERE sub = ? AND occurred_at > ? AND type = 'EARN'")
    .all(sub, now - LATELY_MS)
  return new Set(rows.map((row) => String(row.partner)))
}
