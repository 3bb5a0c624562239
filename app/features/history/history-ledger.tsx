import type { Transaction } from '@borealis/contract/points.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { LoadMore } from '@borealis/design-system/components/pagination/load-more.tsx'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import type { LedgerRowProps } from '@borealis/design-system/patterns/ledger/ledger-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { cuttingDays } from './history-dates.ts'
import { filterCount, type HistorySearch, isPartial } from './history-search.ts'
import { ledgerColumns, ledgerFacts, ledgerLine, ledgerMonths, pendingSum } from './ledger-lines.ts'
import { keepShowing } from './shown-pages.ts'
import { type History, useDateFacts } from './use-history.ts'

/** From this many rows on, rows far from the viewport are not rendered: each costs a phone memory and time. */
const LONG_LEDGER = 50

/**
 * The section with the link to older lines, or its result: after following it the focus stays here, a hundred lines below the
 * top, instead of moving to the page's heading.
 */
const OLDER_LINES_ID = 'older-lines'

/** The lines themselves: what is on its way, then month by month. */
export function HistoryLedger({ search, history }: { search: HistorySearch; history: History }) {
  const { locale, timeZone, now } = useMoment()
  const { known, transactions, leftOut, isTorn, hasNewer, hasMore, failed, retry } = history
  const facts = useDateFacts()
  const cut = known ? cuttingDays(known.summary, facts) : ''
  const isPart = isTorn || isPartial(search)
  const hasOlder = hasMore || failed
  const rowOf = useRow(search)
  const pending = useMemo(() => transactions.filter(({ postedAt }) => postedAt === null), [transactions])
  const months = useMemo(
    () =>
      ledgerMonths(
        transactions.filter(({ postedAt }) => postedAt !== null),
        { hasNewer, hasOlder, isPart, leftOut, cut },
        { locale, timeZone },
        rowOf,
      ),
    [transactions, hasNewer, hasOlder, isPart, leftOut, cut, locale, timeZone, rowOf],
  )
  return (
    <>
      {hasNewer ? (
        <p className="mb-8">
          <ActionLink href={href('/account/history', { ...search, page: undefined, line: undefined })}>
            {m.history_newest()}
          </ActionLink>
        </p>
      ) : null}
      {leftOut > 0 ? (
        <Banner status="warning" className="mb-8">
          {m.history_leftOut({ count: leftOut })}
        </Banner>
      ) : null}
      {transactions.length + leftOut === 0 && !failed ? <EmptyState title={m.history_noneHere()} /> : null}
      <PendingLines
        lines={pending}
        // What is pending may be older or newer than a chosen period.
        sum={pendingSum(
          pending,
          { hasNewer, hasOlder, isPart: isTorn || filterCount(search) > 0, leftOut },
          { locale, timeZone, now },
        )}
        rowOf={rowOf}
      />
      {months.map(({ id, ...month }, index) => (
        <LedgerMonth
          key={id}
          {...month}
          isLong={transactions.length > LONG_LEDGER}
          rowsAbove={months.slice(0, index).reduce((sum, { rows }) => sum + rows.length, pending.length)}
          showColumns={index === 0}
          columns={ledgerColumns()}
        />
      ))}
      <section id={OLDER_LINES_ID} data-focus-after={OLDER_LINES_ID} className="mt-10">
        {failed ? (
          <SectionNotice text={m.history_partFailed()} onRetry={retry} />
        ) : (
          <MoreLines search={search} history={history} />
        )}
      </section>
    </>
  )
}

/** A line as a row whose words open and close what it does not say. */
function useRow(search: HistorySearch) {
  const { locale, timeZone, now } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { step: _step, line: openId, ...rest } = search
  // As text, because every navigation makes a new search object: rows are kept while the address stays the same.
  const address = JSON.stringify(rest)
  return useMemo(() => {
    const kept: HistorySearch = JSON.parse(address)
    const closed = href('/account/history', kept)
    // Computed once for a hundred rows; each adds its own line.
    const opened = `${closed}${closed.includes('?') ? '&' : '?'}line=`
    const canClaim = pageData?.canClaim === true
    const moment = { locale, timeZone, now }
    return (line: Transaction) => {
      const { href: _order, ...row } = ledgerLine(line, moment)
      const isOpen = line.id === openId
      const cardName = pageData?.cardTypes.find(({ code }) => code === line.cardType)?.name ?? line.cardType
      return {
        ...row,
        isOpen,
        href: isOpen ? closed : opened + encodeURIComponent(line.id),
        ...(isOpen && { facts: ledgerFacts(line, { ...moment, cardName, canClaim }) }),
      }
    }
  }, [address, openId, locale, timeZone, now, pageData])
}

/** The way to older lines, and how many were added. */
function MoreLines({ search, history }: { search: HistorySearch; history: History }) {
  const longer = { ...search, step: undefined, line: undefined, page: Number(search.page ?? 1) + 1 }
  return (
    <LoadMore
      href={history.hasMore ? href('/account/history', longer) : undefined}
      label={m.history_more()}
      position={positionText(history)}
      onClick={() => keepShowing(search)}
    />
  )
}

function positionText({ known, transactions, hasNewer, added }: History): string {
  // A page past the end has no lines.
  if (!known || transactions.length === 0) return ''
  const locale = currentLocale()
  const total = formatPoints(known.totalCount, locale)
  const shown = formatPoints(transactions.length, locale)
  if (added > 0) {
    return m.history_added({ count: added, added: formatPoints(added, locale), shown, total })
  }
  if (transactions.length === known.totalCount) return m.history_allShown({ total })
  if (!hasNewer) return m.history_position({ shown, total })
  const from = (known.pageNumber - 1) * known.pageSize + 1
  return m.history_rangeShown({
    from: formatPoints(from, locale),
    to: formatPoints(from + transactions.length - 1, locale),
    total,
  })
}

interface PendingLinesProps {
  lines: readonly Transaction[]
  /** What they come to, in words. */
  sum: string
  rowOf: (line: Transaction) => LedgerRowProps & { id: string }
}

/** Points that are on their way, apart from the months whose sums they are not part of yet. */
function PendingLines({ lines, sum, rowOf }: PendingLinesProps) {
  if (lines.length === 0) return null
  return (
    <div className="mb-10 tablet:mb-12">
      <LedgerMonth
        title={m.history_pendingTitle()}
        summary={sum}
        columns={ledgerColumns()}
        rows={lines.map(rowOf)}
      />
      <p className="mt-3 text-small text-ink-2">{m.history_pendingNote()}</p>
    </div>
  )
}
