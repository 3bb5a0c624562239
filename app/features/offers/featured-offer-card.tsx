import { pictureSizes } from '@borealis/design-system/breakpoints'
import { FeaturedOffer } from '@borealis/design-system/patterns/featured-offer/featured-offer.tsx'
import { imageUrl, srcSet } from '#app/images/image-url.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { OfferSummary } from './offer-summary.ts'
import { featuredBadge } from './offer-summary.ts'

const ART_WIDTHS = [384, 640, 828, 1080, 1920]

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
        src: imageUrl(image.url, 828),
        srcSet: srcSet(image.url, ART_WIDTHS),
        ground: image.colour,
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
