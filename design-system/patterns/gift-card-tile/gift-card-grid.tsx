import { Children, type ReactNode } from 'react'

export type GiftCardGridProps = {
  /** The tiles; each becomes an item of a list, nothing becomes none. */
  children: ReactNode
  /** A `shelf` shows four on a line, the `catalogue` three with more air between rows. `catalogue` by default. */
  layout?: 'shelf' | 'catalogue'
}

/** Cards side by side; two on a phone, one where letters are so large that a name would be cut. */
export function GiftCardGrid({ children, layout = 'catalogue' }: GiftCardGridProps) {
  const columns = layout === 'shelf' ? 'tablet:grid-cols-4' : 'tablet:grid-cols-3'
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-8px),1fr))] gap-x-4 gap-y-8 desktop:gap-x-6 desktop:gap-y-11 ${columns}`}
    >
      {Children.map(children, (tile) => tile && <li className="min-w-0">{tile}</li>)}
    </ul>
  )
}
