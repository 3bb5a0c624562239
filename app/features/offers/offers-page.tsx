import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useListView } from '#app/analytics/use-list-view.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { FeaturedOfferCard } from './featured-offer-card.tsx'
import { OfferControls } from './offer-controls.tsx'
import { findOffers, groupOffers, type OfferFilters, type OfferGroupName } from './offer-filters.ts'
import { OfferList } from './offer-list.tsx'
import { OfferTabs } from './offer-tabs.tsx'
import { Spotlights } from './spotlights.tsx'
import { useOffers } from './use-offers.ts'

const groupTitles: Record<OfferGroupName, () => string> = {
  'for-you': m.offers_groupForYou,
  'limited-time': m.offers_groupLimited,
  more: m.offers_groupMore,
  'ways-to-earn': m.offers_groupWays,
}

/** Every offer that is on, under the reason it is shown, filtered and sorted by what the address says. */
export function OffersPage({ filters }: { filters: OfferFilters }) {
  const { offers, categories, isMember } = useOffers()
  const found = findOffers(offers, filters)
  useListView(
    'offers',
    'offer',
    groupOffers(found, isMember).flatMap(({ offers: group }) => group.map(({ offerCode }) => offerCode)),
  )
  // It stays in its list below as well: who looks there for it must find it.
  const featured =
    filters.category.length === 0
      ? offers.find(({ isFeatured, cmsContent }) => isFeatured && cmsContent.image)
      : undefined
  return (
    <div id="offers">
      <PageHeading title={m.offers_title()} lead={m.offers_lead()} />
      <div className="page-column">
        <OfferTabs current="all" isMember={isMember} />
        {offers.length > 0 ? (
          <>
            <OfferControls path="/offers" filters={filters} offers={offers} categories={categories} />
            <p aria-live="polite" className="mt-6 text-small text-ink-2">
              {found.length === offers.length
                ? m.offers_count({ count: offers.length })
                : m.offers_countOf({ shown: found.length, count: offers.length })}
            </p>
          </>
        ) : null}
      </div>
      {featured ? (
        <section aria-labelledby="offers-featured" className="page-column pt-10 tablet:pt-14">
          <SectionHeading
            id="offers-featured"
            title={m.offers_featuredTitle()}
            {...(featured.reason && { intro: featured.reason })}
          />
          <FeaturedOfferCard offer={featured} />
        </section>
      ) : null}
      {groupOffers(found, isMember).map(({ name, offers: group }) => (
        <section
          key={name}
          id={name === 'limited-time' ? 'offers--limited-time-offers' : undefined}
          aria-labelledby={`offers-${name}`}
          className="page-column pt-10 pb-4 tablet:pt-14"
        >
          <SectionHeading id={`offers-${name}`} title={groupTitles[name]()} />
          <OfferList offers={group} />
        </section>
      ))}
      {found.length === 0 ? (
        <div className="page-column pt-10 pb-16">
          <EmptyState
            isUnderRule={offers.length === 0}
            title={offers.length > 0 ? m.offers_noneTitle() : m.offers_viewNoneTitle()}
            action={
              offers.length > 0 ? (
                <Button href={href('/offers')} variant="secondary">
                  {m.offers_noneAction()}
                </Button>
              ) : null
            }
          >
            {offers.length > 0 ? m.offers_noneText({ count: offers.length }) : m.offers_noneAtAll()}
          </EmptyState>
        </div>
      ) : null}
      <Spotlights first={['offer', 'offer-category']} />
    </div>
  )
}
