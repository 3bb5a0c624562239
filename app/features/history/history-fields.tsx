import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistory } from '@borealis/contract/points.ts'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { addMonths } from '#app/domain/dates.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { dateProblemWords, exampleDay, wordedDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { type HistoryFilterField, historyFields } from './filter-choices.ts'
import type { DateProblem } from './history-dates.ts'
import type { HistorySearch } from './history-search.ts'
import { useDateFacts } from './use-history.ts'

/** Id of the link that opens the filters of a phone. */
export const FILTERS_OPENER = 'filters'

interface DayFieldsProps {
  search: Pick<HistorySearch, 'from' | 'to'>
  problem: DateProblem | undefined
  /** The last day that can be meant; `YYYY-MM-DD`. */
  today: string
}

/** The first and the last day of a custom period, as anybody types them. */
export function DayFields({ search, problem, today }: DayFieldsProps) {
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  useShown(from, wordedDay(search.from ?? '', today))
  useShown(to, wordedDay(search.to ?? '', today))
  const field = (name: 'from' | 'to') => ({
    ref: name === 'from' ? from : to,
    name,
    defaultValue: search[name],
    format: (text: string) => wordedDay(text, today),
    error: problem?.field === name ? problemText(problem, search, today) : undefined,
    className: 'w-full tablet:w-72',
  })
  const example = exampleDay(addMonths(today, -3))
  return (
    <>
      <DateField {...field('from')} label={m.history_from()} help={m.field_dateHelp({ example })} />
      <DateField {...field('to')} label={m.history_to()} help={m.history_toHelp()} />
    </>
  )
}

/** Shows the day of another address in a field that was edited, unless it has the focus: its form was sent from there. */
function useShown(field: RefObject<HTMLInputElement | null>, words: string): void {
  const given = useRef(words)
  useEffect(() => {
    if (given.current === words) return
    given.current = words
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [field, words])
}

/** What is wrong with the two days. */
export function problemText(
  { field, code }: DateProblem,
  search: Pick<HistorySearch, 'from' | 'to'>,
  today: string,
): string {
  if (code === 'reversed') return m.history_datesReversed()
  if (code === 'too-long') return m.history_datesTooLong()
  const read = readDate(search[field] ?? '', today)
  return ('problem' in read && dateProblemWords(read.problem)) || m.history_dateUnread()
}

/** The filters, and what their days depend on. */
export interface HistoryFields {
  readonly fields: readonly HistoryFilterField[]
  readonly dateRanges: PageData['dateRanges']
  readonly today: string
}

/** The filters with their choices; `undefined` while the programme's lists are not known. */
export function useHistoryFields(
  search: HistorySearch,
  facets: PointsHistory['facets'] | undefined,
): HistoryFields | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const facts = useDateFacts()
  if (!pageData) return undefined
  const { dateRanges, today } = facts
  return { fields: historyFields(search, { ...facts, pageData, facets }), dateRanges, today }
}
