import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { LoadMore } from '@borealis/design-system/components/pagination/load-more.tsx'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'
import { HistoryChart } from './history-chart.tsx'
import { HistoryEquation } from './history-equation.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { type HistorySearch, isPartial } from './history-search.ts'
import { ledgerMonths } from './ledger-months.ts'
import { type History, useHistory } from './use-history.ts'

/** Every point of a period: the sum, the chart, and the ledger month by month. */
export function HistoryPage({ search }: { search: HistorySearch }) {
  const history = useHistory(search)
  const { known } = history
  return (
    <>
      <PageHeading title={m.history_title()} />
      <div className="page-column pb-20">
        <HistoryFilters search={search} facets={known?.facets} />
        {known ? (
          <>
            <div className="mt-9">
              <HistoryEquation summary={known.summary} isPartial={isPartial(search)} />
            </div>
            <div className="mt-9 mb-12">
              <HistoryChart summary={known.summary} />
            </div>
          </>
        ) : null}
        <Ledger search={search} history={history} />
      </div>
    </>
  )
}

function Ledger({ search, history }: { search: HistorySearch; history: History }) {
  const { locale, timeZone } = useMoment()
  const { known, transactions, hasNewer, hasMore, failed, retry } = history
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
  if (known.totalCount === 0) return <NothingHere search={search} />
  const months = ledgerMonths(
    transactions,
    { first: hasNewer, last: hasMore || failed },
    { locale, timeZone },
  )
  const position = m.history_position({
    shown: formatPoints(transactions.length, locale),
    total: formatPoints(known.totalCount, locale),
  })
  const lastPage = Number(search.page ?? 1)
  return (
    <>
      {hasNewer ? (
        <p className="mb-8">
          <ActionLink href={href('/account/history', { ...search, page: undefined })}>
            {m.history_newest()}
          </ActionLink>
        </p>
      ) : null}
      {transactions.length === 0 && !failed ? <SectionNotice text={m.history_noneHere()} /> : null}
      {months.map(({ id, ...month }, index) => (
        <LedgerMonth
          key={id}
          {...month}
          showColumns={index === 0}
          columns={{
            date: m.history_columnDate(),
            what: m.history_columnWhat(),
            category: m.history_columnCategory(),
            points: m.history_columnPoints(),
            balance: m.history_columnBalance(),
          }}
        />
      ))}
      <div className="mt-10">
        {failed ? <SectionNotice text={m.history_partFailed()} onRetry={retry} /> : null}
        {!failed && hasMore ? (
          <LoadMore
            href={href('/account/history', { ...search, page: lastPage + 1 })}
            label={m.history_more()}
            position={position}
          />
        ) : null}
      </div>
    </>
  )
}

function NothingHere({ search }: { search: HistorySearch }) {
  const { page: _page, ...filters } = search
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState
        title={m.history_noMatchTitle()}
        action={
          <Button href={href('/account/history')} variant="secondary">
            {m.history_noMatchAction()}
          </Button>
        }
      >
        {m.history_noMatchText()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={m.history_emptyTitle()}
      action={
        <Button href={href('/offers')} variant="secondary">
          {m.history_emptyAction()}
        </Button>
      }
    >
      {m.history_emptyText()}
    </EmptyState>
  )
}
