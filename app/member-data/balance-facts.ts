import type { Balance } from '@borealis/contract/customers.ts'
import type { BalanceFact } from '@borealis/design-system/patterns/balance-figure/balance-figure.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateAndTime, formatDay, formatTime } from '#app/domain/dates.ts'
import { formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints, worthInCents } from '#app/domain/points.ts'
import { dayToCome, type Moment } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'
import { balanceQueries } from './balance.data.ts'
import { pageDataQueries } from './page-data.data.ts'
import { useMoment } from './reader.ts'

/**
 * A member's points with the facts below them, or those read last while the balance cannot be read. `points` is `undefined`
 * where neither is known: an unknown balance is shown as unknown, never as 0. `query` is the balance itself, to read it again.
 * @param withExpiring whether the points that lapse next are among the facts
 */
export function useBalanceFacts({ withExpiring = false } = {}) {
  const query = useQuery(balanceQueries.current())
  const { data: lastKnown } = useQuery({ ...balanceQueries.lastKnown(), enabled: false })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const moment = useMoment()
  const balance = query.data
  const points = (balance ?? lastKnown)?.points
  const belowZero =
    points !== undefined && points < 0 ? [{ id: 'below-zero', text: m.history_belowZero() }] : []
  if (balance) {
    const facts = factsOf(balance, pageData?.pointsPerDollar, moment).filter(
      ({ id }) => withExpiring || id !== 'expiring',
    )
    return { query, points, facts: [...belowZero, ...facts] }
  }
  const facts = lastKnown
    ? [
        { id: 'as-of', text: lastRead(lastKnown.asOf, moment) },
        { id: 'note', text: m.account_lastKnownNote() },
        ...belowZero,
      ]
    : []
  return { query, points, facts }
}

/** What the points are worth, pending and expiring ones, and when they were read, as far as that is known. */
function factsOf(balance: Balance, pointsPerDollar: number | undefined, moment: Moment): BalanceFact[] {
  const { points, pendingPoints, expiringPoints, asOf } = balance
  const { locale, timeZone } = moment
  const facts: BalanceFact[] = []
  const worth = worthInCents(points, pointsPerDollar)
  if (worth !== null) {
    const amount = formatWholeDollars(worth, locale)
    facts.push({ id: 'worth', text: m.account_worth({ amount }), strong: amount })
  }
  if (pendingPoints) {
    const pending = formatPoints(pendingPoints, locale)
    const by = dayToCome(balance.pendingPostsBy, moment)
    const text = by
      ? m.account_pendingBy({ points: pending, day: formatDay(by, locale, timeZone) })
      : m.account_pending({ points: pending })
    facts.push({ id: 'pending', text, strong: pending })
  }
  const expiresOn = dayToCome(balance.expiresOn, moment)
  if (expiringPoints && expiresOn) {
    const date = formatDate(expiresOn, locale, timeZone)
    const expiring = formatPoints(expiringPoints, locale)
    facts.push({ id: 'expiring', text: m.account_expiring({ points: expiring, date }), strong: expiring })
  }
  if (asOf) facts.push({ id: 'as-of', text: balanceAge(asOf, moment) })
  return facts
}

/** When a balance was read: the time, with its day where that is not today. */
export const balanceAge = (asOf: string, moment: Moment): string =>
  dayIn(asOf, moment.timeZone) === dayIn(moment.now, moment.timeZone)
    ? m.account_asOf({ time: formatTime(asOf, moment.locale, moment.timeZone) })
    : lastRead(asOf, moment)

const lastRead = (asOf: string, { locale, timeZone }: Moment): string =>
  m.account_lastKnown({ time: formatDateAndTime(asOf, locale, timeZone) })
