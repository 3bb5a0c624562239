import type { TravelPurchase } from '@borealis/contract/orders.ts'
import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import {
  type AmountProblem,
  maxPoints,
  type SpendingBounds,
  type SpendingRule,
} from '#app/domain/spending.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import type { AmountFacts } from './amount-state.ts'

export const points = (amount: number) => formatPoints(amount, currentLocale())
export const money = (cents: number) => formatMoney(cents, currentLocale())

/** Every limit, before anything is chosen. */
export function limitWords({ rule, bounds }: AmountFacts): string {
  const { points: max } = maxPoints(rule, bounds)
  const words = { min: points(rule.minPoints), step: points(rule.stepPoints), max: points(max) }
  const { maxPointsPerDay } = bounds
  const onlyAll = onlyAllOf(rule, bounds)
  if (max === 0) return noneWords(words, rule, bounds)
  if (onlyAll !== undefined) return m.redeem_limitsAll({ all: points(onlyAll) })
  return maxPointsPerDay === undefined
    ? m.redeem_limits(words)
    : m.redeem_limitsDay({ ...words, day: points(maxPointsPerDay) })
}

/** The points that pay all that is owed, where that is below the minimum: then no other amount can be used. */
const onlyAllOf = (
  { minPoints }: Pick<SpendingRule, 'minPoints'>,
  { forAll }: Pick<SpendingBounds, 'forAll'>,
): number | undefined => (forAll && forAll.points < minPoints ? forAll.points : undefined)

/** Nothing can be spent: what is needed, what is there, and how many are missing, or that no day's limit allows that many. */
export function noneWords(
  words: { min: string; step: string },
  rule: Pick<SpendingRule, 'minPoints'>,
  { balance, forAll, maxPointsPerDay }: SpendingBounds,
): string {
  const have = points(balance)
  const onlyAll = onlyAllOf(rule, { forAll })
  const none =
    onlyAll === undefined
      ? m.redeem_limitsNone({ ...words, have })
      : m.redeem_limitsNoneAll({ all: points(onlyAll), have })
  const needed = onlyAll ?? rule.minPoints
  if (maxPointsPerDay !== undefined && maxPointsPerDay < needed)
    return `${none} ${m.redeem_dayLimit({ max: points(maxPointsPerDay) })}`
  const missing = shortfall(needed, balance)
  return missing > 0 ? `${none} ${m.redeem_missing({ points: points(missing) })}` : none
}

export function problemWords(problem: AmountProblem, { rule, bounds }: AmountFacts): string {
  const min = points(rule.minPoints)
  const onlyAll = onlyAllOf(rule, bounds)
  if (onlyAll !== undefined && (problem === 'below' || problem === 'above-purchase'))
    return m.redeem_problemOnlyAll({ all: points(onlyAll) })
  switch (problem) {
    case 'missing':
      return m.redeem_problemMissing()
    case 'unreadable':
      return m.redeem_problemUnreadable()
    case 'below':
      return m.redeem_problemBelow({ min })
    case 'uneven':
      // All of it is an answer only to those who can pay all of it.
      return bounds.forAll && maxPoints(rule, bounds).limit === 'purchase'
        ? m.redeem_problemUnevenOrAll({ step: points(rule.stepPoints), all: points(bounds.forAll.points) })
        : m.redeem_problemUneven({ step: points(rule.stepPoints) })
    case 'above-purchase':
      return m.redeem_problemAbovePurchase({ all: points(bounds.forAll?.points ?? 0) })
    case 'above-balance':
      return m.redeem_problemAboveBalance({ have: points(bounds.balance) })
    case 'above-day':
      return m.redeem_problemAboveDay({ day: points(bounds.maxPointsPerDay ?? 0) })
  }
}

/** What a trip was and when it was bought; while points can pay it, by when, where there is a last day. */
export function tripDetail(
  { description, merchant, purchasedOn, applyBy, status }: Omit<TravelPurchase, 'pointsForAll'>,
  { locale, timeZone }: Reader,
): string {
  const words = { what: description || merchant, date: formatDate(purchasedOn, locale, timeZone) }
  return status === 'open' && applyBy !== null
    ? m.travel_detailOpen({ ...words, until: formatDate(applyBy, locale, timeZone) })
    : m.travel_detail(words)
}
