import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { FeaturedOfferCard } from '#app/features/offers/featured-offer-card.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import * as m from '#app/paraglide/messages.js'

/** The one offer that is shown at large scale; nothing when no offer is featured. */
export function FeaturedOfferSection() {
  const { data } = useQuery(offerQueries.highlights())
  const offer = data?.featured
  if (!offer?.cmsContent.image) return null
  return (
    <Section labelledBy="home-featured">
      <SectionHeading
        id="home-featured"
        title={m.home_featuredTitle()}
        {...(offer.reason && { intro: offer.reason })}
      />
      <FeaturedOfferCard offer={offer} />
    </Section>
  )
}
