import type { ReactNode } from 'react'

export type SkyWindowProps = {
  /** Content, on the night colours. */
  children: ReactNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/**
 * The dark window of a page, where data lights up; at most one in view. Sets background, text and focus ring colours.
 * Shape and size come from the caller.
 */
export function SkyWindow({ children, className }: SkyWindowProps) {
  return (
    <div className={`sky-window relative overflow-hidden text-on-night ${className ?? ''}`}>{children}</div>
  )
}
