import { Children, type ReactNode } from 'react'

export type OfferGridProps = {
  /** The offers; each becomes an item of a list, nothing becomes none. */
  children: ReactNode
}

/** Offers beside each other on a desk, as rows on a tablet, one under the other on a phone. */
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
