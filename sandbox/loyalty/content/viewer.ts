import type { ProvinceCode } from '../../../app/backend/contract/values.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone, readProfile } from '../members/member.ts'
import { dayIn, visitorZone } from '../members/time-zone.ts'

/** For whom content is chosen, and what day it is there. */
export type Viewer = {
  today: string
  /** Null for visitors: offers of every province are shown with their provinces. */
  provinceCode: ProvinceCode | null
  /** False also for a member who has switched personalisation off. */
  isPersonal: boolean
}

export function viewerOf(loyalty: Loyalty, sub: string | null, now: number): Viewer {
  const { db, accounts } = loyalty
  const isMember = sub !== null && db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub) !== undefined
  if (!isMember || accounts.findBySub(sub)?.status !== 'active') {
    return { today: dayIn(now, visitorZone), provinceCode: null, isPersonal: false }
  }
  const { provinceCode, preferences } = readProfile(loyalty, sub)
  return { today: dayIn(now, memberZone(db, sub)), provinceCode, isPersonal: preferences.personalisation }
}
