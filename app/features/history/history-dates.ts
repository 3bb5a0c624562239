import type { Customer } from '@borealis/contract/customers.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistoryBody } from '@borealis/contract/points.ts'
import { isTransactionType } from '@borealis/contract/transaction-types.ts'
import { addDays, addMonths, isCalendarDay } from '#app/domain/dates.ts'
import { chosenPeriod } from '#app/domain/periods.ts'
import { dayOf } from '#app/domain/typed-date.ts'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import {
  ALL,
  CUSTOM_DATES,
  type HistorySearch,
  readHistorySearch,
  type SearchedDates,
} from './history-search.ts'

declare const settled: unique symbol

/** A search whose typed days have been read (`settle`): what was no day is left as it was typed, and is none. */
export type Settled<Search> = Search & { readonly [settled]: true }

/**
 * A search with its days as an address keeps them: as days where they can be read, otherwise as they were typed. It stands where a
 * search comes in: the loaders, the pages and the forms.
 * @param today of two days that a text may mean, one that is later is not meant; `YYYY-MM-DD`
 */
export function settle<Search extends SearchedDates>(search: Search, today: string): Settled<Search> {
  const { from, to } = search
  const days = { ...(from && { from: dayOf(from, today) }), ...(to && { to: dayOf(to, today) }) }
  // The mark is the type's alone: a search has it from here, or because its days are read already (`load-history.ts`).
  return { ...search, ...days } as Settled<Search>
}

/** The search that a form says. */
export const settledForm = (typed: SearchParams, today: string): Settled<HistorySearch> =>
  settle(readHistorySearch(typed), today)

/** What a call without dates covers by the contract. It has none here, so that the query key does not change every day. */
const DEFAULT_MONTHS = 12

/** A longer period is a typing mistake, and the backend would compute a bar for every week of it. */
const MAX_YEARS = 100

/**
 * The first day of everything, where nobody knows since when the member is one: the earliest that may be asked for. Without a
 * day a backend would leave out what is older than a year.
 */
const earliestDay = (toDate: string): string =>
  `${String(Math.max(1, Number(toDate.slice(0, 4)) - MAX_YEARS + 1)).padStart(4, '0')}-01-01`

/** A month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text)

/** The filter of a history; without days it covers the twelve months up to today. */
export type HistoryFilter = Omit<PointsHistoryBody, 'pageNumber' | 'pageSize'>

/** The days that a history covers; neither for the last twelve months. */
export type HistoryDays = Pick<HistoryFilter, 'fromDate' | 'toDate'>

/** What the address asks for, in the words of the contract. */
export function historyFilter({ type, category, card }: HistorySearch, days: HistoryDays): HistoryFilter {
  return {
    ...days,
    type: type && isTransactionType(type) ? type : ALL,
    category: category ?? ALL,
    cardType: card ?? ALL,
  }
}

/** Days in the member's zone, which the answer depends on. */
export interface DateFacts {
  readonly dateRanges: PageData['dateRanges']
  readonly today: string
  readonly memberSince: string | undefined
}

/** What is known of them, by the loader or in the page. */
export const dateFacts = (
  pageData: Pick<PageData, 'dateRanges'> | undefined,
  profile: Pick<Customer, 'memberSince'> | undefined,
  today: string,
): DateFacts => ({
  dateRanges: pageData?.dateRanges ?? [],
  today,
  memberSince: profile?.memberSince ?? undefined,
})

/** Why two typed days make no period, and at which of them that is said. */
export interface DateProblem {
  readonly field: 'from' | 'to'
  readonly code: 'unread' | 'reversed' | 'too-long'
}

/** The days that the address asks for, or what is wrong with them. */
export function historyDays(
  search: Settled<SearchedDates>,
  facts: DateFacts,
): { days: HistoryDays; problem?: undefined } | { days?: undefined; problem: DateProblem } {
  const { today, memberSince } = facts
  const { dates } = search
  if (dates === CUSTOM_DATES) return customDays(search, facts)
  if (dates && isMonth(dates)) return { days: monthDays(dates, today) }
  const range = chosenRange(facts.dateRanges, dates)
  // A programme may have another usual period than the contract.
  if (!range || (range.isDefault && range.months === DEFAULT_MONTHS)) return { days: {} }
  if (range.months === null) {
    const fromDate = memberSince ?? earliestDay(today)
    // A backend that counts days by another clock may say that a new member joins tomorrow.
    return { days: fromDate <= today ? { fromDate, toDate: today } : {} }
  }
  return { days: { fromDate: addMonths(today, -range.months), toDate: today } }
}

const DAY_MS = 86_400_000
/** Earlier than any membership, and than the first day of everything. */
const EARLIEST = '0001-01-01'

/**
 * The days that the address asks for, where they are the same wherever the member lives and whenever they joined;
 * `undefined` where that has to be known first.
 * @param now milliseconds since 1970
 */
export function certainDays(
  search: Settled<SearchedDates>,
  dateRanges: PageData['dateRanges'],
  now: number,
): HistoryDays | undefined {
  const possible = [now - DAY_MS, now, now + DAY_MS].flatMap((time) => {
    const today = new Date(time).toISOString().slice(0, 10)
    return [undefined, EARLIEST].map(
      (memberSince) => historyDays(search, { dateRanges, today, memberSince }).days,
    )
  })
  const texts = new Set(possible.map((days) => JSON.stringify(days)))
  return texts.size === 1 ? possible[0] : undefined
}

/** The period of `dateRanges` that the address names, else the default one; none for a month or a custom period. */
export function chosenRange(dateRanges: PageData['dateRanges'], code: string | undefined) {
  if (code === CUSTOM_DATES || (code && isMonth(code))) return undefined
  return chosenPeriod(dateRanges, code)
}

/** A day that was left open is the first of the membership or, where that is not known, of everything; or today. */
function customDays({ from, to }: Settled<SearchedDates>, { today, memberSince }: DateFacts) {
  const problem = (field: DateProblem['field'], code: DateProblem['code']) => ({ problem: { field, code } })
  if (from !== undefined && !isCalendarDay(from)) return problem('from', 'unread')
  if (to !== undefined && !isCalendarDay(to)) return problem('to', 'unread')
  const toDate = to ?? today
  const first = memberSince ?? earliestDay(toDate)
  const fromDate = from ?? (memberSince && memberSince > toDate ? toDate : first)
  if (fromDate > toDate) return problem('from', 'reversed')
  if (Number(toDate.slice(0, 4)) - Number(fromDate.slice(0, 4)) >= MAX_YEARS)
    return problem('from', 'too-long')
  return { days: { fromDate, toDate } }
}

/** A month from its first day to its last one, or to today while it lasts. */
function monthDays(month: string, today: string): HistoryDays {
  const fromDate = `${month}-01`
  const end = addDays(addMonths(fromDate, 1), -1)
  return { fromDate, toDate: fromDate <= today && today < end ? today : end }
}

/**
 * The days of a period that cut a month in two, in one text. Before a member joined and after today there is nothing that is
 * left out.
 */
export const cuttingDays = (
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  { today, memberSince }: DateFacts,
): string =>
  (fromDate.endsWith('-01') || (memberSince && fromDate <= memberSince) ? '' : fromDate) +
  (toDate >= today || addDays(toDate, 1).endsWith('-01') ? '' : ` ${toDate}`)

/** The months that can be chosen by name: the newest two dozen since the member joined, where that is known, newest first. */
export function choosableMonths(today: string, memberSince = ''): string[] {
  const first = memberSince.slice(0, 7)
  const months: string[] = []
  for (let back = 0; back < 24; back += 1) {
    const month = addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7)
    if (month < first) break
    months.push(month)
  }
  return months
}
