import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistory } from '@borealis/contract/points.ts'
import type { CodeName } from '@borealis/contract/values.ts'
import { formatDate, formatMonthHeading, isCalendarDay } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import type { SitePageData } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { CUSTOM_DATES, choosableMonths, chosenRange, type DateFacts, isMonth } from './history-dates.ts'
import { ALL, type FilterStep, type HistorySearch, transactionTypes } from './history-search.ts'

/** Types that this release does not know cannot be requested, so they are not offered. */
const isKnownType = ({ code }: CodeName) => code === ALL || transactionTypes.some((known) => known === code)

/** One thing to choose in a filter; `count` is how many lines it would show. */
export interface FilterChoice {
  readonly value: string
  readonly name: string
  readonly count?: number
  readonly group?: string
}

/** One filter with what it offers and what is chosen. */
export interface HistoryFilterField {
  readonly name: FilterStep
  readonly label: string
  readonly value: string
  readonly choices: readonly FilterChoice[]
}

type Facts = DateFacts & {
  readonly pageData: SitePageData
  readonly facets: PointsHistory['facets'] | undefined
}

/** The four filters of the history, in the order of the drawer's steps. */
export function historyFields(search: HistorySearch, facts: Facts): HistoryFilterField[] {
  const { pageData, facets } = facts
  return [
    {
      name: 'dates',
      label: m.history_filterDates(),
      value: datesValue(search, pageData),
      choices: dateChoices(search, facts),
    },
    {
      name: 'type',
      label: m.history_filterType(),
      value: search.type ?? ALL,
      choices: counted(pageData.awardTypes.filter(isKnownType), facets?.types),
    },
    {
      name: 'category',
      label: m.history_filterCategory(),
      value: search.category ?? ALL,
      choices: counted(pageData.historyCategories, facets?.categories),
    },
    {
      name: 'card',
      label: m.history_filterCard(),
      value: search.card ?? ALL,
      choices: counted(pageData.cardTypes, facets?.cardTypes),
    },
  ]
}

/** The address as a form says it: the default period and ALL are left out. */
export function searchWith(
  search: HistorySearch,
  name: FilterStep,
  value: string,
  dateRanges: PageData['dateRanges'],
): HistorySearch {
  const { page: _page, line: _line, [name]: _old, ...others } = search
  if (name !== 'dates') return value === ALL ? others : { ...others, [name]: value }
  const { from, to, ...rest } = others
  if (value === CUSTOM_DATES) {
    return { ...rest, dates: value, ...(from && { from }), ...(to && { to }) }
  }
  return chosenRange(dateRanges, value)?.isDefault ? rest : { ...rest, dates: value }
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
  return field.choices.find(({ value }) => value === field.value)?.name ?? field.value
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
    ...dateRanges.map(({ code, name }) => ({ value: code, name, group: m.history_periods() })),
    { value: CUSTOM_DATES, name: m.history_customDates(), group: m.history_periods() },
    ...months.map((month) => ({
      value: month,
      name: formatMonthHeading(month, locale, 'UTC'),
      group: m.history_months(),
    })),
  ]
}

function counted(
  names: readonly CodeName[],
  facets: readonly (CodeName & { count: number })[] | undefined,
): FilterChoice[] {
  return names.map(({ code, name }) => {
    if (!facets || code === ALL) return { value: code, name }
    return { value: code, name, count: facets.find((facet) => facet.code === code)?.count ?? 0 }
  })
}

/** A choice with its count in one text, for a list. */
export function choiceLabel({ name, count }: FilterChoice): string {
  return count === undefined
    ? name
    : m.history_filterCount({ name, count: formatPoints(count, currentLocale()) })
}
