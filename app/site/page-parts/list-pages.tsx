import { Pagination } from '@borealis/design-system/components/pagination/pagination.tsx'
import * as m from '#app/paraglide/messages.js'

interface ListPagesProps {
  /** Name of the navigation. */
  label: string
  /** The page that the address names; it may lie beyond the last. */
  page: number
  /** 0 where there is none. */
  last: number
  /** False where the list says itself that it ends here. */
  mayGoOn?: boolean
  hrefOf: (page: number) => string
  previous: string
  next: string
}

/** The way to the pages before and after; nothing while everything is on one. Who stands beyond the last is led to it. */
export function ListPages({ label, page, last, mayGoOn = true, hrefOf, previous, next }: ListPagesProps) {
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
