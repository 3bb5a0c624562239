import { plainPin } from '@borealis/contract/customers.ts'
import { pinTries } from '@borealis/contract/limits.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { textIn } from '@borealis/contract/serving/words.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'

const perMember = { tries: pinTries.count, withinMs: pinTries.minutes * 60_000 }
const perNetwork = { tries: 20, withinMs: 60 * 60_000 }

/** POST /customers/promotion/pin/redeem. Every attempt counts, refused ones too. */
export function pinCalls({ db, activity, ledger }: Loyalty) {
  const refuse = (code: ConstructorParameters<typeof Refusal>[0]) => new Refusal(code, { keepsWrites: true })

  return {
    redeemPromotionPin: ({ sub, body, now, language, hostIp }) => {
      countTry(db, `pin/${sub}`, perMember, now)
      if (hostIp !== null) countTry(db, `pin/${networkOf(hostIp)}`, perNetwork, now)
      const pin = plainPin(body.pin)
      const found = db.prepare('SELECT * FROM promotion_pins WHERE pin = ?').get(pin)
      if (!found) throw refuse('PIN_NOT_FOUND')
      const today = dayIn(now, memberZone(db, sub))
      if (today < String(found.start_date) || today > String(found.end_date)) throw refuse('PIN_EXPIRED')
      const uses = db
        .prepare(
          'SELECT COUNT(*) AS n, COALESCE(SUM(sub = ?), 0) AS own FROM promotion_pin_uses WHERE pin = ?',
        )
        .get(sub, pin)
      const isUsedUp = found.max_uses !== null && Number(uses?.n) >= Number(found.max_uses)
      if (Number(uses?.own) > 0 || isUsedUp) throw refuse('PIN_ALREADY_USED')
      db.prepare('INSERT INTO promotion_pin_uses (pin, sub, used_at) VALUES (?, ?, ?)').run(pin, sub, now)
      const description = { en: String(found.description_en), fr: String(found.description_fr) }
      const points = Number(found.points)
      const reference = activity.post(sub, {
        occurredAt: now,
        type: 'BONUS',
        category: 'BONUS',
        description,
        explanation: { en: 'Promotion PIN', fr: 'NIP promotionnel' },
        basePoints: 0,
        bonusPoints: points,
      })
      return {
        points,
        description: textIn(description, language),
        reference,
        balanceAfter: ledger.balanceOf(sub),
      }
    },
  } satisfies Handlers
}

/** Groups addresses by household: an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(hostIp: string): string {
  if (!hostIp.includes(':') || hostIp.includes('.')) return hostIp
  const [head = '', tail] = hostIp.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
