import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'

export type LoadMoreProps = {
  /** URL of the longer page: the link works without JavaScript. */
  href: string
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

/** Appends more rows below. Render nothing once everything is shown. */
export function LoadMore({ href, label, position, onClick }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button href={href} variant="secondary" {...(onClick && { onClick })}>
        {label}
      </Button>
      <span role="status" className="text-small text-ink-2">
        {position}
      </span>
    </div>
  )
}
