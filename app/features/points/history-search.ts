import type { PageData } from '#app/backend/contract/page-data.ts'
import { addMonths } from '#app/domain/dates.ts'
import { oneOf } from '#app/site/search-params.ts'
import type { HistoryFilter } from './points.queries.ts'
import { transactionTypes } from './transaction-types.ts'

const ALL = 'ALL'

/** The filters as the address holds them; what is left out is its default: twelve months, and ALL. */
export type HistorySearch = {
  readonly dates?: string
  readonly type?: string
  readonly category?: string
  readonly card?: string
  readonly page?: string
}

/** Only what an address may say: codes, and a page above the first. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const dates = readCode(search.dates)
  const type = readCode(search.type)
  const category = readCode(search.category)
  const card = readCode(search.card)
  const page = oneOf(search.page)
  return {
    ...(dates && { dates }),
    ...(type && transactionTypes.some((known) => known === type) && { type }),
    ...(category && { category }),
    ...(card && { card }),
    ...(page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' && { page }),
  }
}

function readCode(value: unknown): string | undefined {
  const code = oneOf(value)
  return code && code !== ALL && /^[\w-]{1,40}$/.test(code) ? code : undefined
}

/** What the address asks for, in the words of the contract. `today` and `memberSince` are days in the member's zone. */
export function historyFilter(
  search: HistorySearch,
  facts: { dateRanges: PageData['dateRanges']; today: string; memberSince: string | undefined },
): HistoryFilter {
  const { dates, type, category, card } = search
  return {
    ...historyDays(chosenRange(facts.dateRanges, dates), facts),
    type: transactionTypes.find((known) => known === type) ?? ALL,
    category: category ?? ALL,
    cardType: card ?? ALL,
  }
}

/** The period that the address names, else the default one. */
export const chosenRange = (dateRanges: PageData['dateRanges'], code: string | undefined) =>
  dateRanges.find((range) => range.code === code) ?? dateRanges.find(({ isDefault }) => isDefault)

function historyDays(
  range: PageData['dateRanges'][number] | undefined,
  { today, memberSince }: { today: string; memberSince: string | undefined },
): Pick<HistoryFilter, 'fromDate' | 'toDate'> {
  // The default of the contract: the same period, and no key of its own for every day.
  if (!range || range.isDefault) return {}
  if (range.months === null) return memberSince ? { fromDate: memberSince, toDate: today } : {}
  return { fromDate: addMonths(today, -range.months), toDate: today }
}

/** True when only some of the lines are shown, so that a sum of them is no balance. */
export const isPartial = ({ type, category, card }: HistorySearch): boolean =>
  type !== undefined || category !== undefined || card !== undefined
