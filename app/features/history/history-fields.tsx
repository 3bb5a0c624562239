import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistory } from '@borealis/contract/points.ts'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { type HistoryFilterField, historyFields } from './filter-choices.ts'
import type { DateProblem } from './history-dates.ts'
import type { HistorySearch } from './history-search.ts'
import { useDateFacts } from './use-history.ts'

interface DayFieldsProps {
  search: Pick<HistorySearch, 'from' | 'to'>
  problem: DateProblem | undefined
  /** No day after it can be chosen; `YYYY-MM-DD`. */
  today: string
}

/** The first and the last day of a custom period. */
export function DayFields({ search: { from, to }, problem, today }: DayFieldsProps) {
  return (
    <>
      <TextField
        key={`from ${from}`}
        type="date"
        name="from"
        label={m.history_from()}
        defaultValue={from}
        max={today}
        error={problem ? problemText(problem) : undefined}
        className="w-full tablet:w-60"
      />
      <TextField
        key={`to ${to}`}
        type="date"
        name="to"
        label={m.history_to()}
        defaultValue={to}
        max={today}
        className="w-full tablet:w-60"
      />
    </>
  )
}

/** What is wrong with the two days. */
export const problemText = (problem: DateProblem): string =>
  problem === 'reversed' ? m.history_datesReversed() : m.history_datesTooLong()

interface Fields {
  readonly fields: readonly HistoryFilterField[]
  readonly dateRanges: PageData['dateRanges']
  readonly today: string
}

/** The filters with their choices; `undefined` while the programme's lists are not known. */
export function useHistoryFields(
  search: HistorySearch,
  facets: PointsHistory['facets'] | undefined,
): Fields | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const facts = useDateFacts()
  if (!pageData) return undefined
  const { dateRanges, today } = facts
  return { fields: historyFields(search, { ...facts, pageData, facets }), dateRanges, today }
}
