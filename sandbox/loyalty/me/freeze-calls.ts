import { text } from '@borealis/contract/serving/words.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { frozenSince } from '../members/member.ts'
import { noteSecurity, readSecurityLog } from '../members/security-log.ts'

/** Freezing is immediate; unfreezing needs a step-up. Both are in the security log. */
export function freezeCalls({ db }: Loyalty) {
  const state = (sub: string) => {
    const since = frozenSince(db, sub)
    return { isFrozen: since !== null, since }
  }
  const set = (sub: string, since: number | null) =>
    db.prepare('UPDATE members SET frozen_since = ? WHERE sub = ?').run(since, sub)

  return {
    getFreeze: ({ sub }) => state(sub),

    freezeAccount: ({ sub, now }) => {
      if (frozenSince(db, sub) === null) {
        set(sub, now)
        noteSecurity(db, sub, now, 'frozen', text('Redemptions paused', 'Échanges bloqués'))
      }
      return state(sub)
    },

    unfreezeAccount: ({ sub, now }) => {
      if (frozenSince(db, sub) !== null) {
        set(sub, null)
        noteSecurity(db, sub, now, 'unfrozen', text('Redemptions resumed', 'Échanges débloqués'))
      }
      return state(sub)
    },

    getSecurityLog: ({ sub, language }) => readSecurityLog(db, sub, language),
  } satisfies Handlers
}
