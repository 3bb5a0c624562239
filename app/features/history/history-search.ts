import { FILTER_CODE, type LineFilter, lineFilters } from '@borealis/contract/limits.ts'
import { isTransactionType } from '@borealis/contract/transaction-types.ts'
import { oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'

/** What a filter says that filters nothing (spec §3). */
export const ALL = 'ALL'

/** The value of `dates` for a custom period, which has `from` and `to`. */
export const CUSTOM_DATES = 'custom'

/** What opens the filters of a phone, in the address: steps count from 1 (spec §3), and there is one. */
export const OPEN = { step: '1' }

/** What an address says of its period: a code of `dateRanges`, a month, or `custom` with days as they are typed. */
export type SearchedDates = {
  readonly dates?: string
  readonly from?: string
  readonly to?: string
}

/** The filters as the address holds them; what is left out is its default: the programme's usual period, and ALL. */
export type HistorySearch = SearchedDates &
  LineSearch & {
    readonly page?: string
    /** The filters of a phone are open. */
    readonly step?: string
    /** The line whose details are open. */
    readonly line?: string
  }

type LineSearch = { readonly [Param in LineFilter['param']]?: string }

/** The search parameters that select lines. */
export type ChosenFilters = Omit<HistorySearch, 'page' | 'step' | 'line'>

/** Accepts only valid values: codes, a page above the first, the open filters, a line; and of days what could be one. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const page = readPage(search.page)
  const line = oneOf(search.line)
  return {
    ...readDates(search),
    ...readLineFilters(search),
    ...pageSearch(page),
    ...(oneOf(search.step) === OPEN.step && OPEN),
    // A backend may make any text an id, which is only compared.
    ...(line && /^.{1,500}$/.test(line) && { line }),
  }
}

function readDates(search: Record<string, unknown>): SearchedDates {
  const dates = readCode(search.dates)
  if (dates !== CUSTOM_DATES) return dates ? { dates } : {}
  const from = readTyped(search.from)
  const to = readTyped(search.to)
  return { dates, ...(from && { from }), ...(to && { to }) }
}

/** Longer than any day in words. */
const MAX_TYPED = 40

const readTyped = (value: unknown): string | undefined => oneOf(value)?.trim().slice(0, MAX_TYPED)

const readLineFilters = (search: Record<string, unknown>): LineSearch =>
  Object.fromEntries(
    lineFilters.flatMap(({ name, param }) => {
      const code = readCode(search[param])
      return code && isKnown(name, code) ? [[param, code]] : []
    }),
  )

/** Types that this release does not know cannot be asked for. */
export const isKnown = (filter: LineFilter['name'], code: string): boolean =>
  filter !== 'type' || code === ALL || isTransactionType(code)

function readCode(value: unknown): string | undefined {
  const code = oneOf(value)
  return code && code !== ALL && FILTER_CODE.test(code) ? code : undefined
}

/** The filters alone: a page, open filters and an open line say nothing about which lines there are. */
export function filtersOf({
  page: _page,
  step: _step,
  line: _line,
  ...filters
}: HistorySearch): ChosenFilters {
  return filters
}

/** True when only some of the lines are shown, so that a sum of them is no balance. */
export const isPartial = (search: HistorySearch): boolean =>
  lineFilters.some(({ param }) => search[param] !== undefined)

/** How many filters are in force. */
export const filterCount = (search: HistorySearch): number =>
  [search.dates, ...lineFilters.map(({ param }) => search[param])].filter((one) => one !== undefined).length
