import type { ReactNode } from 'react'

export type BusyRegionProps = {
  /** New content is loading. */
  busy: boolean
  /** The content shown until then. */
  children: ReactNode
}

/** Keeps the old content visible while the new is loading, and fades it when that takes longer than a moment. */
export function BusyRegion({ busy, children }: BusyRegionProps) {
  return (
    <div
      aria-busy={busy}
      className="transition-opacity aria-busy:opacity-70 aria-busy:delay-200 aria-busy:duration-300"
    >
      {children}
    </div>
  )
}
