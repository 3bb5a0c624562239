import { Equation, type EquationTerm } from '@borealis/design-system/patterns/equation/equation.tsx'
import type { PointsSummary } from '#app/backend/contract/points.ts'
import { formatDate } from '#app/domain/dates.ts'
import { MINUS } from '#app/domain/numerals.ts'
import { formatPoints } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'
import { useMoment } from '#app/site/use-moment.ts'

/** Opening + earned − spent ± adjusted = closing; under a filter of lines, what those lines come to. */
export function HistoryEquation({ summary, isPartial }: { summary: PointsSummary; isPartial: boolean }) {
  const { locale, timeZone, now } = useMoment()
  const { opening, earned, redeemed, adjusted, closing, fromDate, toDate } = summary
  const from = formatDate(fromDate, locale, timeZone)
  const to = formatDate(toDate, locale, timeZone)
  const points = (value: number) => formatPoints(value, locale)
  const endsToday = toDate === dayIn(now, timeZone)
  const terms: EquationTerm[] = [
    ...(isPartial ? [] : [{ id: 'opening', label: m.history_onDay({ date: from }), value: points(opening) }]),
    {
      id: 'earned',
      label: m.history_earned(),
      ...(!isPartial && { sign: '+' }),
      value: points(earned),
      tone: 'earned',
    },
    { id: 'spent', label: m.history_spent(), sign: MINUS, value: points(redeemed) },
    {
      id: 'adjusted',
      label: m.history_adjusted(),
      sign: adjusted < 0 ? MINUS : '+',
      value: points(Math.abs(adjusted)),
    },
    { id: 'closing', label: closingLabel(isPartial, endsToday, to), sign: '=', value: points(closing) },
  ]
  return <Equation label={m.history_equationLabel({ from, to })} terms={terms} />
}

function closingLabel(isPartial: boolean, endsToday: boolean, date: string): string {
  if (isPartial) return m.history_inAll()
  return endsToday ? m.history_today() : m.history_onDay({ date })
}
