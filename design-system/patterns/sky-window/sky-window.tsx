import type { ReactNode } from 'react'

export type SkyWindowProps = {
  /** What stands under the sky, in its colours. */
  children: ReactNode
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/**
 * The one dark window of a page, where data lights up. At most one in view. It sets the night's ground and
 * colours and the focus ring for them; its shape and size come from where it hangs.
 */
export function SkyWindow({ children, className }: SkyWindowProps) {
  return (
    <div className={`sky-window relative overflow-hidden text-on-night ${className ?? ''}`}>{children}</div>
  )
}
