import { Children, type ReactNode } from 'react'

export type GiftCardGridProps = {
  /** The tiles; each becomes a list item, empty children are skipped. */
  children: ReactNode
  /** `shelf` has four per row, `catalogue` three with larger row gaps. `catalogue` by default. */
  layout?: 'shelf' | 'catalogue'
}

/** A list of cards as a grid: two per row on a phone, one at large text sizes. */
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
