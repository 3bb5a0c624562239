import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'

export type LoadMoreProps = {
  /** URL of the longer page: the link works without JavaScript. None once everything is shown. */
  href?: string | undefined
  /** Label of the link: "Show more orders". */
  label: string
  /** "Showing 20 of 312", announced when it changes. */
  position: string
  /**
   * Click handler; call `event.preventDefault()` to append the rows here. Without it, the link leads to the longer
   * page.
   */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Appends more rows below, until the link is gone. What takes the focus then is the page's part. */
export function LoadMore({ href, label, position, onClick }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {href === undefined ? null : (
        <Button href={href} variant="secondary" {...(onClick && { onClick })}>
          {label}
        </Button>
      )}
      {/* The same element with and without the link: some screen readers miss what is said in a new one. No role="status", whose
          text Orca leaves out when it reads the page. */}
      <span aria-live="polite" className="text-small text-ink-2">
        {position}
      </span>
    </div>
  )
}
