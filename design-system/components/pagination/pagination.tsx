import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../button/button.tsx'

type Way = { href: string; label: string }

export type PaginationProps = {
  /** Name of the navigation. */
  label: string
  /** Absent at the first and last page. */
  previous?: Way | undefined
  /** The page after this one; absent on the last. */
  next?: Way | undefined
  /** "Page 2 of 26"; absent beyond the last page. */
  position?: string | undefined
}

/** Page by page, each with its own address. */
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
      {/* On a phone above both ways: between them there is no room for it in French. */}
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
