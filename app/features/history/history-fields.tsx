import { type LineFilter, lineFilters } from '@borealis/contract/limits.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistory } from '@borealis/contract/points.ts'
import type { CodeName } from '@borealis/contract/values.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatMonthHeading, isCalendarDay } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries, type SitePageData } from '#app/member-data/page-data.data.ts'
import { dateProblemWords } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import {
  choosableMonths,
  chosenRange,
  type DateFacts,
  type DateProblem,
  isMonth,
  type Settled,
} from './history-dates.ts'
import { ALL, CUSTOM_DATES, type HistorySearch, isKnown } from './history-search.ts'
import { useDateFacts } from './use-history.ts'

// What the filters of the history consist of, on a desk (`history-filters.tsx`), on a phone (`history-drawer.tsx`, which loads
// when it is opened) and, for its days, on the statement.

/** One thing to choose in a filter; `count` is how many lines it would show. */
interface FilterChoice {
  readonly value: string
  readonly label: string
  /** As it is written. */
  readonly count?: string
  readonly group?: string
}

/** One filter with what it offers and what is chosen. */
export interface HistoryFilterField {
  readonly name: 'dates' | LineFilter['param']
  readonly label: string
  readonly value: string
  readonly choices: readonly FilterChoice[]
}

type Facts = DateFacts & {
  readonly pageData: SitePageData
  readonly facets: PointsHistory['facets'] | undefined
}

const labels = {
  type: m.history_filterType,
  category: m.history_filterCategory,
  cardType: m.history_filterCard,
}

/** The filters of the history, in order. */
export function historyFields(search: HistorySearch, facts: Facts): HistoryFilterField[] {
  const { pageData, facets } = facts
  return [
    {
      name: 'dates',
      label: m.history_filterDates(),
      value: datesValue(search, pageData),
      choices: dateChoices(search, facts),
    },
    ...lineFilters.map(({ name, param, facet, names }) => ({
      name: param,
      label: labels[name](),
      value: search[param] ?? ALL,
      choices: counted(
        pageData[names].filter(({ code }) => isKnown(name, code)),
        facets?.[facet],
        search[param],
      ),
    })),
  ]
}

/** What is chosen in one filter, in words; null for its default. */
export function chosenName(
  field: HistoryFilterField,
  search: HistorySearch,
  timeZone: string,
): string | null {
  if (search[field.name] === undefined) return null
  const { from, to } = search
  if (field.value === CUSTOM_DATES && from && isCalendarDay(from) && to && isCalendarDay(to)) {
    const locale = currentLocale()
    return m.history_dateSpan({
      from: formatDate(from, locale, timeZone),
      to: formatDate(to, locale, timeZone),
    })
  }
  return field.choices.find(({ value }) => value === field.value)?.label ?? field.value
}

function datesValue({ dates }: HistorySearch, { dateRanges }: Pick<PageData, 'dateRanges'>): string {
  if (dates === CUSTOM_DATES || (dates && isMonth(dates))) return dates
  return chosenRange(dateRanges, dates)?.code ?? ''
}

function dateChoices(
  { dates }: HistorySearch,
  { dateRanges, today, memberSince }: DateFacts,
): FilterChoice[] {
  const months = choosableMonths(today, memberSince)
  // A shared address may name an older month than the list offers.
  if (dates && isMonth(dates) && !months.includes(dates)) months.push(dates)
  const locale = currentLocale()
  return [
    ...dateRanges.map(({ code, name }) => ({ value: code, label: name, group: m.history_periods() })),
    { value: CUSTOM_DATES, label: m.history_customDates(), group: m.history_periods() },
    ...months.map((month) => ({
      value: month,
      label: formatMonthHeading(month, locale, 'UTC'),
      group: m.history_months(),
    })),
  ]
}

/** @param chosen a shared address may name one that the programme no longer has: it filters, so it is shown */
function counted(
  names: readonly CodeName[],
  facets: readonly (CodeName & { count: number })[] | undefined,
  chosen = ALL,
): FilterChoice[] {
  const isListed = chosen === ALL || names.some(({ code }) => code === chosen)
  return (isListed ? names : [...names, { code: chosen, name: chosen }]).map(({ code, name }) => {
    if (!facets || code === ALL) return { value: code, label: name }
    const count = facets.find((facet) => facet.code === code)?.count ?? 0
    return { value: code, label: name, count: formatPoints(count, currentLocale()) }
  })
}

/** A choice with its count in one text, for a list. */
export const choiceLabel = ({ label, count }: FilterChoice): string =>
  count === undefined ? label : m.history_filterCount({ name: label, count })

/** Id of the link that opens the filters of a phone. */
export const FILTERS_OPENER = 'filters'

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
export interface HistoryFields extends DateFacts {
  readonly fields: readonly HistoryFilterField[]
}

/** The filters with their choices; `undefined` while the programme's lists are not known. */
export function useHistoryFields(
  search: HistorySearch,
  facets: PointsHistory['facets'] | undefined,
): HistoryFields | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const facts = useDateFacts()
  if (!pageData) return undefined
  return { ...facts, fields: historyFields(search, { ...facts, pageData, facets }) }
}

/** What the form of a desk and the one of a phone are made of. */
export interface HistoryFormProps extends HistoryFields {
  search: HistorySearch
  problem: DateProblem | undefined
  /** The search that the form says. */
  searchOf: (typed: SearchParams) => Settled<HistorySearch>
  /** Starts to load what it selects. */
  begin: (typed: SearchParams) => void
}
