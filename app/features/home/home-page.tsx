import type { PointsSummary } from '@borealis/contract/points.ts'
import { BalanceHero } from '@borealis/design-system/patterns/balance-hero/balance-hero.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { capitalised, formatDate, formatDateWithWeekday, formatMonthHeading } from '#app/domain/dates.ts'
import { type Greeting, greetingAt } from '#app/domain/greeting.ts'
import { formatPoints } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { ValueLens } from '#app/features/spend/value-lens.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { useBalanceFacts } from '#app/member-data/balance-facts.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { useStop } from '#app/shell/member/account-problem.ts'
import { retryOf } from '#app/shell/page-parts/retry-of.ts'
import { UntilInteraction } from '#app/shell/page-parts/until-interaction.tsx'
import { homeQueries } from './home.data.ts'
import { BelowBalance, VisitorHome } from './load-home.ts'

/** Home: what the programme is for a visitor, where things stand for a member. */
export function HomePage() {
  const { data: auth } = useSuspenseQuery(sessionQueries.auth())
  return <div id="scene-home">{auth.isLoggedIn ? <MemberHome /> : <VisitorHome />}</div>
}

/** Where a member's points stand, what is on, and what the points are worth. */
function MemberHome() {
  const { data: balance } = useQuery(balanceQueries.current())
  // Read by the parts that hydrate later. Subscribing here retries what the server could not read.
  useQuery(offerQueries.highlights())
  useQuery(homeQueries.cards())
  return (
    <>
      <MemberBalance />
      <UntilInteraction part={BelowBalance} />
      {balance ? <ValueLens headingId="home-worth" /> : null}
    </>
  )
}

const greetings: Record<Greeting, { withName: (name: { name: string }) => string; plain: () => string }> = {
  morning: { withName: m.home_goodMorning, plain: m.home_goodMorningPlain },
  afternoon: { withName: m.home_goodAfternoon, plain: m.home_goodAfternoonPlain },
  evening: { withName: m.home_goodEvening, plain: m.home_goodEveningPlain },
  night: { withName: m.home_goodNight, plain: m.home_goodNightPlain },
}

/** Greeting, balance and a year of earning. An unknown balance is shown as unknown, never as 0. */
function MemberBalance() {
  const { data: profile } = useQuery(accountQueries.profile())
  const { query, points, facts } = useBalanceFacts()
  const { data: glance } = useQuery(pointsQueries.glance())
  const { now, timeZone, locale } = useMoment()
  const stop = useStop()
  const balance = points === undefined ? null : formatPoints(points, locale)
  const greeting = greetings[greetingAt(now, timeZone)]
  const weeks = glance?.summary.earnedByWeek.slice(-52)
  // What the chart shows: the year of the summary begins some days before its first week.
  const earned = (weeks ?? []).reduce((sum, week) => sum + week.points, 0)
  return (
    <BalanceHero
      greeting={profile?.firstName ? greeting.withName({ name: profile.firstName }) : greeting.plain()}
      date={capitalised(formatDateWithWeekday(new Date(now).toISOString(), locale, timeZone))}
      balanceLabel={m.account_balanceLabel()}
      balance={balance}
      {...(balance !== null && {
        balanceLink: { href: href('/account/history'), label: m.home_balanceLink({ points: balance }) },
      })}
      actions={[
        { href: href('/account/card/full'), label: m.home_showCard(), opensDocument: true },
        // Where the account is stopped, the strip above the page says so instead.
        ...(stop ? [] : [{ href: href('/gift-cards'), label: m.home_redeem() }]),
      ]}
      unknown={m.account_balanceUnknown()}
      retry={retryOf(query)}
      facts={facts}
      weeks={
        weeks && weeks.length > 0
          ? {
              title: m.home_weeksTitle(),
              span: m.home_weeksSpan({ count: weeks.length }),
              label: m.home_weeksLabel({ points: formatPoints(earned, locale), count: weeks.length }),
              values: weeks.map(({ points }) => points),
              tables: yearTables(weeks, glance?.summary.spentByMonth ?? [], { locale, timeZone }),
            }
          : null
      }
    />
  )
}

/** The weeks of the chart, several to a row, and what was spent month by month, as tables. */
function yearTables(
  weeks: PointsSummary['earnedByWeek'],
  months: PointsSummary['spentByMonth'],
  { locale, timeZone }: Reader,
) {
  return [
    {
      id: 'earned',
      caption: m.home_fourWeeksTitle(),
      columns: [m.home_fourWeeksFrom(), m.history_earned()] as const,
      rows: byFourWeeks(weeks).map(({ weekStart, points }) => ({
        id: weekStart,
        name: formatDate(weekStart, locale, timeZone),
        value: formatPoints(points, locale),
      })),
    },
    {
      id: 'spent',
      caption: m.home_monthsTitle(),
      columns: [m.history_columnMonths({ count: 1 }), m.history_redeemed()] as const,
      rows: months.map(({ month, points }) => ({
        id: month,
        name: formatMonthHeading(month, locale, timeZone),
        value: formatPoints(points, locale),
      })),
    },
  ]
}

type Weeks = PointsSummary['earnedByWeek']

/** Thirteen rows are easier to follow with a screen reader than fifty-two; the history has every week. */
const WEEKS_IN_A_ROW = 4

/** Sums of the newest four weeks, of the four before them and so on, the oldest first; those may be fewer. */
export function byFourWeeks(weeks: Weeks): Weeks {
  const rows: Weeks = []
  for (let end = weeks.length; end > 0; end -= WEEKS_IN_A_ROW) {
    const [first, ...others] = weeks.slice(Math.max(0, end - WEEKS_IN_A_ROW), end)
    if (first)
      rows.unshift({ ...first, points: others.reduce((sum, { points }) => sum + points, first.points) })
  }
  return rows
}
