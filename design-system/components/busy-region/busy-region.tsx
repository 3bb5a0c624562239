import type { ReactNode } from 'react'

export type BusyRegionProps = {
  /** New content is loading. */
  busy: boolean
  /**
   * What a screen reader hears of the content once it has come: how many results, or that there are none. Empty before; the line
   * is there from the start, since one that comes with its words is not read. None by default.
   */
  said?: string
  /** The content shown until then. */
  children: ReactNode
}

/** Keeps the old content visible while the new is loading, and fades it when that takes longer than a moment. */
export function BusyRegion({ busy, said, children }: BusyRegionProps) {
  return (
    <>
      {said === undefined ? null : (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      <div
        aria-busy={busy}
        className="transition-opacity aria-busy:opacity-70 aria-busy:delay-200 aria-busy:duration-300"
      >
        {children}
      </div>
    </>
  )
}
