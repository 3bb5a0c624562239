import type { ReactNode } from 'react'

/** Offers beside each other on a desk, as rows on a tablet, one under the other on a phone. */
export function OfferGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-6 desktop:grid-cols-3 desktop:gap-y-12">{children}</div>
}
