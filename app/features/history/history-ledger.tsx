import type { Transaction } from '@borealis/contract/points.ts'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import type { HistorySearch } from './history-search.ts'
import { ledgerColumns } from './ledger-columns.ts'
import { ledgerFacts, ledgerLine } from './ledger-line.ts'
import { ledgerMonths } from './ledger-months.ts'
import { MoreLines } from './more-lines.tsx'
import { PendingLines } from './pending-lines.tsx'
import type { History } from './use-history.ts'

/** From this many rows on, rows far from the viewport are not rendered: each costs a phone memory and time. */
const LONG_LEDGER = 50

/**
 * The section with the link to older lines, or its result: after following it the focus stays here, a hundred lines below the
 * top, instead of moving to the page's heading.
 */
const OLDER_LINES_ID = 'older-lines'

/** The lines themselves: what is on its way, then month by month. */
export function HistoryLedger({ search, history }: { search: HistorySearch; history: History }) {
  const { locale, timeZone } = useMoment()
  const { transactions, hasNewer, hasMore, failed, retry } = history
  const rowOf = useRow(search)
  const pending = useMemo(() => transactions.filter(({ postedAt }) => postedAt === null), [transactions])
  const months = useMemo(
    () =>
      ledgerMonths(
        transactions.filter(({ postedAt }) => postedAt !== null),
        { first: hasNewer, last: hasMore || failed },
        { locale, timeZone },
        rowOf,
      ),
    [transactions, hasNewer, hasMore, failed, locale, timeZone, rowOf],
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
      {transactions.length === 0 && !failed ? <EmptyState title={m.history_noneHere()} /> : null}
      <PendingLines lines={pending} rowOf={rowOf} />
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
  const { locale, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { step: _step, line: openId, ...rest } = search
  // As text, because every navigation makes a new search object: rows are kept while the address stays the same.
  const address = JSON.stringify(rest)
  return useMemo(() => {
    const kept: HistorySearch = JSON.parse(address)
    const closed = href('/account/history', kept)
    // Computed once for a hundred rows; each adds its own line.
    const opened = href('/account/history', { ...kept, line: '' })
    return (line: Transaction) => {
      const { href: _order, ...row } = ledgerLine(line, { locale, timeZone })
      const isOpen = line.id === openId
      const cardName = pageData?.cardTypes.find(({ code }) => code === line.cardType)?.name ?? line.cardType
      return {
        ...row,
        isOpen,
        href: isOpen ? closed : opened + encodeURIComponent(line.id),
        ...(isOpen && { facts: ledgerFacts(line, { locale, timeZone, cardName }) }),
      }
    }
  }, [address, openId, locale, timeZone, pageData])
}
