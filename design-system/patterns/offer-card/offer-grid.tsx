import { Children, type ReactNode } from 'react'

export type OfferGridProps = {
  /** The offers; each becomes a list item, empty children are skipped. */
  children: ReactNode
}

/** A list of offers: columns on desktop, rows on a tablet, stacked on a phone. */
export function OfferGrid({ children }: OfferGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-6 desktop:grid-cols-3 desktop:gap-y-12">
      {Children.map(
        children,
        (offer) => offer && <li className="grid grid-cols-[minmax(0,1fr)]">{offer}</li>,
      )}
    </ul>
  )
}
