import { OfferGrid } from '@borealis/design-system/patterns/offer-card/offer-grid.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { OfferTile } from '#app/features/offers/offer-tile.tsx'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'

const SHOWN = 3

/** The offers that end soonest, with the anchors that campaigns link to (spec §2). */
export function LimitedTimeOffers() {
  const offers = useQuery(offerQueries.list())
  const moment = useMoment()
  const soonest = (offers.data?.offers ?? [])
    .filter((offer) => offer.isLimitedTime && !offer.isFeatured)
    .toSorted((a, b) => (a.endDate ?? '9').localeCompare(b.endDate ?? '9'))
    .slice(0, SHOWN)
  return (
    <div id="offers">
      <Section id="offers--limited-time-offers" labelledBy="home-limited">
        <SectionHeading
          id="home-limited"
          title={m.home_limitedTitle()}
          link={{
            href: href('/offers'),
            label: offers.data ? m.home_allOffers({ count: offers.data.offers.length }) : m.site_navOffers(),
          }}
        />
        {offers.isError ? (
          <SectionNotice text={m.home_offersFailed()} onRetry={() => offers.refetch()} />
        ) : null}
        {offers.data && soonest.length === 0 ? <SectionNotice text={m.home_offersNone()} /> : null}
        <OfferGrid>
          {soonest.map((offer) => (
            <OfferTile key={offer.offerCode} offer={offer} moment={moment} />
          ))}
        </OfferGrid>
      </Section>
    </div>
  )
}
