import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'

export type LoadMoreProps = {
  /** The address that shows more: the button works without JavaScript. */
  href: string
  /** Words of the link: "Show more orders". */
  label: string
  /** "Showing 20 of 312", heard when it changes. */
  position: string
  /** With JavaScript the rows are added here (`event.preventDefault()`); without, the link leads to the longer page. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** More of the same, below. At the end, render nothing. */
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
