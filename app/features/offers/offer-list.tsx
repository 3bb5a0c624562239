import { OfferGrid } from '@borealis/design-system/patterns/offer-card/offer-grid.tsx'
import { useMoment } from '#app/member-data/reader.ts'
import type { OfferSummary } from './offer-summary.ts'
import { OfferTile } from './offer-tile.tsx'
import { useWhere } from './use-where.ts'

/** Offers side by side. */
export function OfferList({
  offers,
  headingLevel,
}: {
  offers: readonly OfferSummary[]
  headingLevel?: 2 | 3
}) {
  const moment = useMoment()
  const whereOf = useWhere()
  return (
    <OfferGrid>
      {offers.map((offer) => (
        <OfferTile
          key={offer.offerCode}
          offer={offer}
          moment={moment}
          where={whereOf(offer)}
          {...(headingLevel && { headingLevel })}
        />
      ))}
    </OfferGrid>
  )
}
