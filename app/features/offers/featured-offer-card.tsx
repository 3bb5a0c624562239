import { pictureSizes } from '@borealis/design-system/breakpoints'
import { FeaturedOffer } from '@borealis/design-system/patterns/featured-offer/featured-offer.tsx'
import { picture } from '#app/images/image-url.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { OfferSummary } from './offer-summary.ts'
import { featuredBadge } from './offer-summary.ts'

const ART_WIDTHS = [384, 640, 828, 1080, 1920] as const

/** One offer at large scale, with its brand's art. */
export function FeaturedOfferCard({ offer }: { offer: OfferSummary }) {
  const moment = useMoment()
  const { title, brand, exclusions, image } = offer.cmsContent
  if (!image) return null
  return (
    <FeaturedOffer
      numeral={offer.headline}
      brand={brand.title}
      title={title}
      terms={exclusions}
      art={{
        ...picture(image, 828, ART_WIDTHS),
        // On a tablet it is cut at the sides: its height decides.
        sizes: pictureSizes('100vw', { tablet: '720px', desktop: '756px' }),
        isLargest: true,
      }}
      badge={featuredBadge(offer, moment)}
      action={{
        href: href('/offers/$offerCode', { offerCode: offer.offerCode }),
        label: m.offers_seeOffer(),
      }}
    />
  )
}
