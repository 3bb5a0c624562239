import { ArrowLeft, ArrowRight } from 'lucide'
import { Button } from '../button/button.tsx'

type Way = { href: string; label: string }

export type PaginationProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Link to the previous page; absent on the first. */
  previous?: Way | undefined
  /** Link to the next page; absent on the last. */
  next?: Way | undefined
  /** "Page 2 of 26"; absent beyond the last page. */
  position?: string | undefined
}

/** Previous and next page, each with its own URL. */
export function Pagination({ label, previous, next, position }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4">
      {previous ? (
        <Button href={previous.href} rel="prev" variant="secondary" size="small" icon={ArrowLeft}>
          {previous.label}
        </Button>
      ) : (
        <span />
      )}
      {/* On a phone the position is above both links: the French one does not fit between them. */}
      <span className="order-first w-full text-center text-small text-ink-2 tablet:order-none tablet:w-auto">
        {position}
      </span>
      {next ? (
        <Button href={next.href} rel="next" variant="secondary" size="small" trailingIcon={ArrowRight}>
          {next.label}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
