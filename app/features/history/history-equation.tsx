import type { PointsSummary } from '@borealis/contract/points.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { Equation, type EquationTerm } from '@borealis/design-system/patterns/equation/equation.tsx'
import { formatDate } from '#app/domain/dates.ts'
import { changeBy, type LedgerMismatch } from '#app/domain/ledger.ts'
import { MINUS } from '#app/domain/numerals.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

interface HistoryEquationProps {
  summary: PointsSummary
  /** Shows the last day by its date, not as "today", for statements that are read later. `false` by default. */
  isFiled?: boolean
}

/** Opening + earned − spent ± adjusted = closing: why the balance is what it is. */
export function HistoryEquation({ summary, isFiled = false }: HistoryEquationProps) {
  const { locale, timeZone, now } = useMoment()
  const { fromDate, toDate, opening, closing } = summary
  const from = formatDate(fromDate, locale, timeZone)
  const to = formatDate(toDate, locale, timeZone)
  const points = (value: number) => formatPoints(value, locale)
  const endsToday = !isFiled && toDate === dayIn(now, timeZone)
  const terms: EquationTerm[] = [
    { id: 'opening', label: m.history_onDay({ date: from }), value: points(opening) },
    ...moves(summary, points, true),
    {
      id: 'closing',
      label: endsToday ? m.history_today() : m.history_onDay({ date: to }),
      sign: '=',
      value: points(closing),
    },
  ]
  return <Equation label={m.history_equationLabel({ from, to })} terms={terms} />
}

/**
 * Under a filter of lines: what the shown ones came to, and with the others the change of the whole period. Without
 * `whole` (it could not be read) the others are not known, which is not zero.
 */
export function ShownEquation({
  summary,
  whole,
}: {
  summary: PointsSummary
  whole: PointsSummary | undefined
}) {
  const { locale, timeZone } = useMoment()
  const from = formatDate(summary.fromDate, locale, timeZone)
  const to = formatDate(summary.toDate, locale, timeZone)
  const shown = changeBy(summary)
  const signed = (value: number) => formatSignedPoints(value, locale)
  const terms: EquationTerm[] = [
    ...moves(summary, (value) => formatPoints(value, locale), false),
    { id: 'shown', label: m.history_shownTransactions(), sign: '=', value: signed(shown) },
  ]
  return (
    <>
      <Equation label={m.history_shownLabel({ from, to })} terms={terms} />
      <div className="mt-5 border-t border-line pt-5">
        {whole ? (
          <Equation
            label={m.history_equationLabel({ from, to })}
            terms={[
              { id: 'shown', label: m.history_shownTransactions(), value: signed(shown) },
              {
                id: 'others',
                label: m.history_notShown(),
                sign: changeBy(whole) - shown < 0 ? MINUS : '+',
                value: formatPoints(Math.abs(changeBy(whole) - shown), locale),
              },
              { id: 'change', label: m.history_change(), sign: '=', value: signed(changeBy(whole)) },
            ]}
          />
        ) : (
          <p className="text-ink-2">{m.history_unfiltered()}</p>
        )}
      </div>
    </>
  )
}

function moves(
  { earned, redeemed, adjusted }: PointsSummary,
  points: (value: number) => string,
  hasOpening: boolean,
): EquationTerm[] {
  const move = (value: number) => ({ sign: value < 0 ? MINUS : '+', value: points(Math.abs(value)) })
  return [
    {
      id: 'earned',
      label: m.history_earned(),
      ...(hasOpening ? move(earned) : { value: points(earned) }),
      ...(earned >= 0 && { tone: 'earned' }),
    },
    // What came back of it counts the other way; nothing redeemed still leaves the balance.
    {
      id: 'spent',
      label: m.history_redeemed(),
      ...(redeemed < 0 ? move(-redeemed) : { sign: MINUS, value: points(redeemed) }),
    },
    { id: 'adjusted', label: m.history_adjusted(), ...move(adjusted) },
  ]
}

/** Why a balance has a minus; nothing while it has none, or is not known. */
export function BelowZero({ points }: { points: number | undefined }) {
  return points !== undefined && points < 0 ? (
    <p className="mt-4 max-w-measure text-ink-2">{m.history_belowZero()}</p>
  ) : null
}

/** The programme's own figures disagree: both are shown, and the difference is not hidden. */
export function Mismatch({ said, counted }: LedgerMismatch) {
  const locale = currentLocale()
  return (
    <div className="mt-6">
      <Banner
        status="warning"
        title={m.history_mismatch()}
        action={<ActionLink href={href('/contact')}>{m.history_mismatchHelp()}</ActionLink>}
      >
        {m.history_mismatchText({
          said: formatPoints(said, locale),
          counted: formatPoints(counted, locale),
        })}
      </Banner>
    </div>
  )
}
