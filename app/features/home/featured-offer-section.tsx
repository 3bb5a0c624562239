import { FeaturedOffer } from '@borealis/design-system/patterns/featured-offer/featured-offer.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { featuredBadge } from '#app/features/offers/offer-badge.ts'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import { imageUrl, srcSet } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { useMoment } from '#app/site/use-moment.ts'

const ART_WIDTHS = [384, 640, 828, 1080, 1920]

/** The one offer that is shown at large scale; nothing when no offer is featured. */
export function FeaturedOfferSection() {
  const { data } = useQuery(offerQueries.highlights())
  const moment = useMoment()
  const offer = data?.featured
  const art = offer?.cmsContent.image?.url
  if (!offer || !art) return null
  const { title, brand, exclusions } = offer.cmsContent
  return (
    <Section labelledBy="home-featured">
      <SectionHeading
        id="home-featured"
        title={m.home_featuredTitle()}
        {...(offer.reason && { intro: offer.reason })}
      />
      <FeaturedOffer
        numeral={offer.headline}
        brand={brand.title}
        title={title}
        terms={exclusions}
        art={{
          src: imageUrl(art, 828),
          srcSet: srcSet(art, ART_WIDTHS),
          sizes: '(width >= 1200px) 756px, (width >= 770px) 690px, 100vw',
        }}
        badge={featuredBadge(offer, moment)}
        action={{
          href: href('/offers/$offerCode', { offerCode: offer.offerCode }),
          label: m.offers_seeOffer(),
        }}
      />
    </Section>
  )
}
