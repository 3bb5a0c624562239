import { BusyRegion } from '@borealis/design-system/components/busy-region/busy-region.tsx'
import {
  EmptyState,
  type EmptyStateProps,
} from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Pagination } from '@borealis/design-system/components/pagination/pagination.tsx'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

/** "12 results" */
export const resultWords = (count: number) =>
  m.site_resultCount({ count, number: formatNumber(count, currentLocale()) })

interface ListPagesProps {
  /** Name of the navigation. */
  label: string
  /** The page in the URL; may be beyond the last. */
  page: number
  /** The last page; 0 for an empty list. */
  last: number
  /** False when the list itself says that it ends here. */
  mayGoOn?: boolean
  hrefOf: (page: number) => string
  /** "Previous page" and "Next page" by default. */
  previous?: string
  next?: string
}

/**
 * Links to the previous and next page; nothing when there is only one page. Beyond the last page, links to the last.
 */
export function ListPages({
  label,
  page,
  last,
  mayGoOn = true,
  hrefOf,
  previous = m.site_previousPage(),
  next = m.site_nextPage(),
}: ListPagesProps) {
  const end = Math.max(1, last)
  const hasNext = mayGoOn && page < end
  if (page === 1 && !hasNext) return null
  return (
    <div className="mt-10">
      <Pagination
        label={label}
        position={page <= end ? m.site_pagePosition({ page, last: end }) : undefined}
        previous={page > 1 ? { href: hrefOf(Math.min(page - 1, end)), label: previous } : undefined}
        next={hasNext ? { href: hrefOf(page + 1), label: next } : undefined}
      />
    </div>
  )
}

/** In place of a page beyond the last; the links below it lead back. */
export const NothingHere = ({ headingLevel = 2 }: Pick<EmptyStateProps, 'headingLevel'>) => (
  <EmptyState headingLevel={headingLevel} title={m.site_noneHere()} />
)

/**
 * Marks a list as busy while the router loads another one for the same page.
 * @param said what a screen reader hears of a new list: `resultWords`, or the title of an empty one; empty before
 */
export function BusyList({ said, children }: { said?: string; children: ReactNode }) {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <BusyRegion busy={isLoading} {...(said !== undefined && { said })}>
      {children}
    </BusyRegion>
  )
}
