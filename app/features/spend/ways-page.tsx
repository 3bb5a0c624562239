import { asSentence } from '@borealis/contract/text.ts'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { FactList } from '@borealis/design-system/patterns/fact-list/fact-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { formatCentsPerPoint, formatWholeDollars } from '#app/domain/money.ts'
import { shortfall } from '#app/domain/points.ts'
import { centsOf, maxPoints } from '#app/domain/spending.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { kinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { stringifySearch } from '#app/shell/links/search-params.ts'
import { StoppedNotice, useStoppedAccount } from '#app/shell/member/stopped-account.tsx'
import { noneWords, points } from './amount-words.ts'
import { type ShownWay, useWays, wayHref } from './ways.ts'

/** Every way to spend points: what they are worth there, what it takes, and how many can be spent now. */
export function WaysPage() {
  const stopped = useStoppedAccount()
  const { ways, sort } = useWays()
  return (
    <>
      {stopped ? (
        <div className="mb-8">
          <StoppedNotice {...stopped} />
        </div>
      ) : null}
      {ways === null ? (
        <EmptyState title={m.ways_unknownTitle()}>{m.ways_unknownText()}</EmptyState>
      ) : ways.length === 0 ? (
        <EmptyState title={m.ways_noneTitle()} />
      ) : (
        <>
          <div className="mb-6">
            <ChipRow label={sort.label} chips={sort.options} />
          </div>
          <Ways ways={ways} />
        </>
      )}
    </>
  )
}

function Ways({ ways }: { ways: readonly ShownWay[] }) {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const locale = currentLocale()
  const maxPointsPerDay = pageData?.redemptionLimits?.maxPointsPerDay
  return (
    <FactList
      headingLevel={2}
      rows={ways.map((way) => {
        const { icon, action } = kinds[way.code]
        const rate = m.ways_rate({ rate: formatCentsPerPoint(way.centsPer1000Points, locale) })
        const bounds = balance && { balance: balance.points, maxPointsPerDay }
        // No more points would help there.
        const isOverDay = maxPointsPerDay !== undefined && maxPointsPerDay < way.minPoints
        const missing = balance && !isOverDay ? shortfall(way.minPoints, balance.points) : 0
        const max = bounds ? maxPoints(way, bounds).points : 0
        // What can be redeemed here now: less than the balance is worth where a step or a limit keeps some of it back.
        const worth = max > 0 ? formatWholeDollars(centsOf(max, way), locale) : rate
        // It differs then from what the balance is worth: which points it is for stands beside it.
        const isPart = max > 0 && max !== balance?.points
        const value = missing > 0 ? m.giftCards_pointsToGo({ points: points(missing) }) : worth
        return {
          id: way.code,
          icon,
          title: way.name,
          detail: m.ways_detail({
            what: asSentence(way.detail),
            limits: limitsOf(way, bounds),
          }),
          value,
          // Without a balance the rate is all that is known.
          ...(value !== rate && {
            valueDetail: isPart ? m.ways_ratePart({ points: points(max), rate }) : rate,
          }),
          // Gift cards can be looked at with any balance.
          ...(((missing === 0 && !isOverDay) || way.code === 'gift-cards') && {
            action: { href: wayHref(way.code), label: action(), context: '' },
          }),
        }
      })}
    />
  )
}

function limitsOf(
  way: ShownWay,
  bounds: { balance: number; maxPointsPerDay: number | undefined } | undefined,
): string {
  const words = { min: points(way.minPoints), step: points(way.stepPoints) }
  if (!bounds) return m.ways_limits(words)
  const { points: max } = maxPoints(way, bounds)
  return max === 0 ? noneWords(words, way, bounds) : m.redeem_limits({ ...words, max: points(max) })
}

/** The balance and the limit of a day; or the last balance that was known with its time, and a link that tries again. */
export function WaysLead() {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: lastKnown } = useQuery({ ...balanceQueries.lastKnown(), enabled: false })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { locale, timeZone } = useMoment()
  const { search } = useLocation()
  // What points are worth with each option is not said where there is none.
  const hasNone = useWays().ways?.length === 0
  const day = pageData?.redemptionLimits?.maxPointsPerDay
  if (balance && (balance.points < 0 || hasNone)) {
    const said = `${m.giftCards_balance({ points: points(balance.points) })}.`
    return balance.points < 0 ? `${said} ${m.history_belowZero()}` : said
  }
  if (balance?.points === 0) return m.ways_leadNone()
  if (balance) {
    const words = { points: points(balance.points) }
    return day === undefined ? m.ways_lead(words) : m.ways_leadDay({ ...words, day: points(day) })
  }
  return (
    <>
      {`${
        lastKnown
          ? m.ways_leadLastKnown({
              points: points(lastKnown.points),
              time: formatDateAndTime(lastKnown.asOf, locale, timeZone),
            })
          : hasNone
            ? m.account_balanceUnknown()
            : m.ways_leadUnknown()
      } `}
      <ActionLink href={stringifySearch(search) || '?'}>{m.errors_tryAgain()}</ActionLink>
    </>
  )
}
