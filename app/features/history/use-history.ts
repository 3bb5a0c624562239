import type { PointsSummary, Transaction } from '@borealis/contract/points.ts'
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { findMismatch, isSameLedger, type LedgerMismatch, sumEntries } from '#app/domain/ledger.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { type getPointsHistory, pointsQueries } from './history.data.ts'
import {
  type DateFacts,
  type DateProblem,
  dateFacts,
  historyDays,
  historyFilter,
  type Settled,
} from './history-dates.ts'
import { type HistorySearch, isPartial } from './history-search.ts'
import { shownPages } from './shown-pages.ts'

/** A period of the ledger, as far as it is known. */
export interface History {
  /** Sums, counts and the total; `undefined` when no page could be read. */
  readonly known: LoadedHistory | undefined
  readonly transactions: readonly Transaction[]
  /** Lines that could not be read; the sums have them. */
  readonly leftOut: number
  /** The ledger changed between its pages, which are being read again: a sum of their lines would be wrong. */
  readonly isTorn: boolean
  /** The sums of the whole period, while a filter shows only some of its lines. */
  readonly whole: PointsSummary | undefined
  /** The programme's own sums contradict themselves or the lines. */
  readonly mismatch: LedgerMismatch | null
  /** The two days make no period, so nothing is fetched. */
  readonly problem: DateProblem | undefined
  /** Newer pages are not part of this one. */
  readonly hasNewer: boolean
  readonly hasMore: boolean
  /** How many lines the latest page added; 0 while there is one page. */
  readonly added: number
  /** A page could not be read. Later pages are not shown, because a gap would look like a month without activity. */
  readonly failed: boolean
  /** Resolves when the pages that could not be read were asked for again. */
  retry(): Promise<unknown>
}

export function useHistory(search: Settled<HistorySearch>, facts: DateFacts): History {
  const queryClient = useQueryClient()
  const { days, problem } = historyDays(search, facts)
  const pages = days ? shownPages(search) : []
  const filter = historyFilter(search, days ?? {})
  const results = useQueries({
    queries: pages.map((page) => pointsQueries.history(filter, page)),
    combine: shownOfPages,
  })
  const isPart = isPartial(search)
  const whole = useQuery({
    ...pointsQueries.summary(days ?? {}),
    enabled: days !== undefined && isPart,
    // What is only prepared for a filter draws nothing again.
    subscribed: isPart,
  })
  const { loaded, transactions, leftOut } = useMemo(() => untilGap(results), [results])
  const known = loaded.at(-1)
  const all = isPart
    ? whole
    : { data: known?.summary, dataUpdatedAt: results[loaded.length - 1]?.dataUpdatedAt }
  useBalanceInStep(all.data?.toDate === facts.today ? all.data.closing : undefined, all.dataUpdatedAt ?? 0)
  const isTorn = loaded.some((page) => known && !isSameLedger(page, known))
  // Once, not until they agree: a backend that contradicts itself causes no loop.
  useEffect(() => {
    if (isTorn) void queryClient.invalidateQueries({ queryKey: pointsQueries.all })
  }, [isTorn, queryClient])
  const holdsAll =
    known !== undefined && !isTorn && (pages[0] ?? 1) === 1 && transactions.length === known.totalCount
  return {
    known,
    transactions,
    leftOut,
    isTorn,
    whole: isPart ? whole.data : undefined,
    mismatch: known ? findMismatch(known.summary, holdsAll ? sumEntries(transactions) : null) : null,
    problem,
    hasNewer: (pages[0] ?? 1) > 1,
    hasMore: known !== undefined && known.pageNumber * known.pageSize < known.totalCount,
    added: loaded.length > 1 ? (known?.transactions.length ?? 0) : 0,
    failed: results.some(({ isError }) => isError),
    retry: () =>
      queryClient.refetchQueries({
        queryKey: pointsQueries.all,
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  }
}

type LoadedHistory = Awaited<ReturnType<typeof getPointsHistory>>
type Page = Pick<UseQueryResult<LoadedHistory>, 'data' | 'dataUpdatedAt' | 'isError'>

/** What the history shows of its pages. While that stays equal nothing is rendered again. */
const shownOfPages = (results: readonly UseQueryResult<LoadedHistory>[]): Page[] =>
  results.map(({ data, dataUpdatedAt, isError }) => ({ data, dataUpdatedAt, isError }))

function untilGap(results: readonly Page[]) {
  const firstGap = results.findIndex(({ data }) => data === undefined)
  const loaded = (firstGap === -1 ? results : results.slice(0, firstGap)).flatMap(({ data }) => data ?? [])
  return {
    loaded,
    transactions: loaded.flatMap((page) => page.transactions),
    leftOut: loaded.reduce((sum, page) => sum + page.leftOut, 0),
  }
}

/** What the days of an address depend on, as far as it is known. */
export function useDateFacts(): DateFacts {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const { now, timeZone } = useMoment()
  return dateFacts(pageData, profile, dayIn(now, timeZone))
}

/**
 * Refetches the balance when a ledger that was read later closes with another one: points were moved elsewhere, and the page
 * would contradict itself. Never the other way round, so that a backend that contradicts itself causes no loop.
 * @param closing what the ledger comes to now; `undefined` where it ends earlier, or is not known
 * @param readAt when it was read, in milliseconds since 1970
 */
function useBalanceInStep(closing: number | undefined, readAt: number): void {
  const queryClient = useQueryClient()
  const { data: balance, dataUpdatedAt } = useQuery({ ...balanceQueries.current(), enabled: false })
  const isBehind =
    balance !== undefined && closing !== undefined && balance.points !== closing && readAt > dataUpdatedAt
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: balanceQueries.current().queryKey })
  }, [isBehind, queryClient])
}
