import type { PointsSummary } from '@borealis/contract/points.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Icon } from '@borealis/design-system/components/icon/icon.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { Download } from 'lucide'
import { Suspense, useDeferredValue } from 'react'
import { widerPeriod } from '#app/domain/periods.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { BusyList, resultWords } from '#app/shell/page-parts/list-pages.tsx'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { ExpirySentence } from './expiry-notice.tsx'
import { type DateFacts, settle } from './history-dates.ts'
import { BelowZero, HistoryEquation, Mismatch, ShownEquation } from './history-equation.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryLedger } from './history-ledger.tsx'
import { HistoryChart } from './history-parts.ts'
import { type HistorySearch, isPartial } from './history-search.ts'
import { type History, useDateFacts, useHistory } from './use-history.ts'

/** Every point of a period: the sum, the chart, and the ledger month by month. */
export function HistoryPage({ search: typed }: { search: HistorySearch }) {
  const facts = useDateFacts()
  const search = settle(typed, facts.today)
  const history = useHistory(search, facts)
  const { dates, from, to } = search
  return (
    <AccountPage
      title={m.history_title()}
      aside={
        <span className="inline-flex items-center gap-2.5">
          <Icon of={Download} size={20} />
          <ActionLink href={href('/account/history/statement', { dates, from, to })}>
            {m.history_statement()}
          </ActionLink>
        </span>
      }
    >
      <HistoryFilters search={search} known={history.known} problem={history.problem} />
      <BusyList said={saidOf(search, history)}>
        <Period search={search} history={history} facts={facts} />
      </BusyList>
    </AccountPage>
  )
}

/** What a screen reader hears of a period once it is known. */
function saidOf(search: HistorySearch, { known, problem }: History): string {
  if (problem || !known) return ''
  return known.totalCount === 0 ? nothingTitle(search) : resultWords(known.totalCount)
}

interface PeriodProps {
  search: HistorySearch
  history: History
  facts: DateFacts
}

function Period({ search, history, facts }: PeriodProps) {
  const { known, whole, mismatch, problem, failed, retry } = history
  // The sum and the lines come first; the chart's two hundred shapes may follow a moment later.
  const drawn = useDeferredValue(known?.summary)
  if (problem) return null
  if (!known) {
    return (
      <div className="mt-10">
        {failed ? (
          <SectionNotice text={m.history_failed()} onRetry={retry} />
        ) : (
          <SectionPending failed={m.history_failed()} />
        )}
      </div>
    )
  }
  return (
    <>
      <div className="mt-9">
        {isPartial(search) ? (
          <ShownEquation summary={known.summary} whole={whole} />
        ) : (
          <HistoryEquation summary={known.summary} />
        )}
      </div>
      {/* What a period closed with long ago is not the balance. */}
      {isPartial(search) || known.summary.toDate < facts.today ? null : (
        <BelowZero points={known.summary.closing} />
      )}
      <ExpirySentence />
      {mismatch ? <Mismatch {...mismatch} /> : null}
      <div className="mt-9 mb-12">
        <Suspense fallback={<div className="h-[22rem]" />}>
          <HistoryChart summary={drawn ?? known.summary} />
        </Suspense>
      </div>
      {known.totalCount === 0 ? (
        <NothingHere search={search} summary={known.summary} facts={facts} />
      ) : (
        <HistoryLedger search={search} history={history} />
      )}
    </>
  )
}

const nothingTitle = (search: HistorySearch) =>
  isPartial(search) ? m.history_noMatchTitle() : m.history_emptyTitle()

interface NothingHereProps {
  search: HistorySearch
  summary: PointsSummary
  facts: DateFacts
}

/** Leads to everything while there may be more of it than is asked for. */
function NothingHere({ search, summary, facts: { dateRanges, memberSince } }: NothingHereProps) {
  const { dates } = search
  const everything = dateRanges.find(({ months }) => months === null)?.code
  const hasMore =
    isPartial(search) ||
    (everything !== undefined &&
      dates !== everything &&
      (dates || widerPeriod(dateRanges, summary, memberSince)))
  return (
    <EmptyState
      title={nothingTitle(search)}
      action={
        <Button
          href={hasMore ? href('/account/history', { dates: everything }) : href('/offers')}
          variant="secondary"
        >
          {hasMore ? m.history_noMatchAction() : m.site_seeOffers()}
        </Button>
      }
    >
      {hasMore ? m.history_noMatchText() : m.history_emptyText()}
    </EmptyState>
  )
}
