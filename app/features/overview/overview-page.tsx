import {
  BalanceFigure,
  type BalanceFigureFact,
} from '@borealis/design-system/patterns/balance-figure/balance-figure.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateAndTime, formatDay } from '#app/domain/dates.ts'
import { formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints, worthInCents } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { balanceAge } from '#app/member-data/balance-age.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { retryOf } from '#app/shell/page-parts/retry-of.ts'
import { UntilInteraction } from '#app/shell/page-parts/until-interaction.tsx'

/** Stays server-rendered HTML until the first interaction loads its code. */
export const BelowFigure = lazyPart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstInteraction,
)

/** Where things stand: the balance, the pages of the account, what was ordered last, and where to go from here. */
export function OverviewPage() {
  // Read by the part that hydrates later. Subscribing here retries what the server could not read.
  useQuery(orderQueries.latest())
  return (
    <>
      <AccountBalance />
      <UntilInteraction part={BelowFigure} />
    </>
  )
}

/** The balance with its worth, pending and expiring points. An unknown balance is shown as unknown, never as 0. */
function AccountBalance() {
  const current = useQuery(balanceQueries.current())
  const balance = current.data
  const { data: lastKnown } = useQuery({ ...balanceQueries.lastKnown(), enabled: false })
  const { locale } = useMoment()
  const points = balance?.points ?? lastKnown?.points
  return (
    <BalanceFigure
      label={m.account_balanceLabel()}
      balance={points === undefined ? null : formatPoints(points, locale)}
      unknown={m.account_balanceUnknown()}
      retry={retryOf(current)}
      facts={useFacts()}
      {...(points !== undefined && {
        link: {
          href: href('/account/history'),
          label: m.home_balanceLink({ points: formatPoints(points, locale) }),
        },
      })}
    />
  )
}

function useFacts(): BalanceFigureFact[] {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: lastKnown } = useQuery({ ...balanceQueries.lastKnown(), enabled: false })
  const moment = useMoment()
  const { locale, timeZone, now } = moment
  if (!balance && lastKnown) {
    const date = formatDateAndTime(lastKnown.asOf, locale, timeZone)
    return [
      { id: 'as-of', text: m.account_lastKnown({ date }) },
      { id: 'note', text: m.account_lastKnownNote() },
      ...(lastKnown.points < 0 ? [{ id: 'below-zero', text: m.history_belowZero() }] : []),
    ]
  }
  if (!balance) return []
  const { points, pendingPoints, pendingPostsBy, expiringPoints, expiresOn, asOf } = balance
  const worth = worthInCents(points, pageData?.pointsPerDollar)
  const facts: BalanceFigureFact[] = points < 0 ? [{ id: 'below-zero', text: m.history_belowZero() }] : []
  if (worth !== null) {
    const amount = formatWholeDollars(worth, locale)
    facts.push({ id: 'worth', text: m.account_worth({ amount }), strong: amount })
  }
  if (pendingPoints) {
    const pending = formatPoints(pendingPoints, locale)
    const text = pendingPostsBy
      ? m.account_pendingBy({ points: pending, day: formatDay(pendingPostsBy, locale, timeZone) })
      : m.account_pending({ points: pending })
    facts.push({ id: 'pending', text, strong: pending })
  }
  // A day that is over says nothing: what lapsed is booked later.
  if (expiringPoints && expiresOn && expiresOn >= dayIn(now, timeZone)) {
    const date = formatDate(expiresOn, locale, timeZone)
    const expiring = formatPoints(expiringPoints, locale)
    facts.push({ id: 'expiring', text: m.account_expiring({ points: expiring, date }), strong: expiring })
  }
  if (asOf) facts.push({ id: 'as-of', text: balanceAge(asOf, moment) })
  return facts
}
