import { Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import { OfferGrid } from '@borealis/design-system/patterns/offer-card/offer-grid.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useListView } from '#app/analytics/use-list-view.ts'
import { endingFirst } from '#app/features/offers/offer-groups.ts'
import { OfferList } from '#app/features/offers/offer-list.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { useVariant } from '#app/member-data/experiments.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'

const SHOWN = 3

/** Three offers that are on for a short time, with the anchors that campaigns link to (spec §2). */
export function LimitedTimeOffers() {
  const offers = useQuery(offerQueries.highlights())
  const isEndingFirst = useVariant('home-offer-order') === 'A'
  const { limited } = offers.data ?? { limited: [] }
  const shown = (isEndingFirst ? endingFirst(limited) : limited).slice(0, SHOWN)
  useListView(
    'offer',
    shown.map(({ offerCode }) => offerCode),
  )
  return (
    <div id="offers">
      <Section id="offers--limited-time-offers" labelledBy="home-limited">
        <SectionHeading
          id="home-limited"
          title={m.home_limitedTitle()}
          link={{
            href: href('/offers'),
            label: m.site_seeOffers(),
          }}
        />
        {offers.isPending ? <PendingOffers /> : null}
        {offers.isError ? <SectionNotice text={m.offers_failed()} onRetry={() => offers.refetch()} /> : null}
        {offers.data && shown.length === 0 ? <SectionNotice text={m.home_offersNone()} /> : null}
        {shown.length > 0 ? <OfferList offers={shown} /> : null}
      </Section>
    </div>
  )
}

function PendingOffers() {
  return (
    <SectionPending failed={m.offers_failed()}>
      <OfferGrid>
        {Array.from({ length: SHOWN }, (_, index) => (
          // Three fixed slots, so the index is a stable key.
          <Skeleton key={String(index)} className="h-72" />
        ))}
      </OfferGrid>
    </SectionPending>
  )
}
