import { OfferCard } from '@borealis/design-system/patterns/offer-card/offer-card.tsx'
import type { Moment } from '#app/domain/reader.ts'
import { densitySrcSet, imageUrl } from '#app/images/image-url.ts'
import { useLabels } from '#app/member-data/labels.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { endBadge } from './offer-badge.ts'
import type { OfferSummary } from './offer-summary.ts'

const SWATCH_WIDTH = 64

interface OfferTileProps {
  readonly offer: OfferSummary
  readonly moment: Moment
  /** Where it holds, in words, when that is not everywhere and the reader's province is not known. */
  readonly where?: string | undefined
  readonly headingLevel?: 2 | 3
}

/** An offer in a list, led by its number, with its exclusions in full. */
export function OfferTile({ offer, moment, where, headingLevel }: OfferTileProps) {
  const labels = useLabels()
  const { title, brand, swatch, exclusions, isCouponBased } = offer.cmsContent
  return (
    <OfferCard
      numeral={offer.headline}
      brand={brand.title}
      title={title}
      reason={offer.reason}
      exclusions={where ? `${exclusions} ${where}` : exclusions}
      swatch={{ src: imageUrl(swatch.url, SWATCH_WIDTH), srcSet: densitySrcSet(swatch.url, SWATCH_WIDTH) }}
      badge={endBadge(offer, moment)}
      {...(isCouponBased && { coupon: m.offers_coupon() })}
      action={{
        href: href('/offers/$offerCode', { offerCode: offer.offerCode }),
        label: isCouponBased ? m.offers_showCode() : labels.details,
        context: brand.title,
      }}
      {...(headingLevel && { headingLevel })}
    />
  )
}
