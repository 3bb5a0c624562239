import { LoadMore } from '@borealis/design-system/components/pagination/load-more.tsx'
import { useEffect, useRef } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { HistorySearch } from './history-search.ts'
import { keepShowing } from './shown-pages.ts'
import type { History } from './use-history.ts'

/** The way to older lines, and how many were added. At the end the focus moves to the sentence that says so. */
export function MoreLines({ search, history }: { search: HistorySearch; history: History }) {
  const { hasMore } = history
  const end = useRef<HTMLParagraphElement>(null)
  const hadMore = useRef(hasMore)
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) end.current?.focus()
    hadMore.current = hasMore
  }, [hasMore])
  const position = positionText(history)
  if (hasMore) {
    return (
      <LoadMore
        href={href('/account/history', {
          ...search,
          step: undefined,
          line: undefined,
          page: Number(search.page ?? 1) + 1,
        })}
        label={m.history_more()}
        position={position}
        onClick={() => keepShowing(search)}
      />
    )
  }
  return (
    <p ref={end} tabIndex={-1} role="status" className="text-small text-ink-2">
      {position}
    </p>
  )
}

function positionText({ known, transactions, hasNewer, added }: History): string {
  if (!known) return ''
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
