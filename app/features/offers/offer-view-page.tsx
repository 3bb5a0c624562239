import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useListView } from '#app/analytics/use-list-view.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { findOffers } from './offer-filters.ts'
import { OfferList } from './offer-list.tsx'
import type { OfferSummary } from './offer-summary.ts'
import { OfferTabs, type OfferView } from './offer-tabs.tsx'
import { useOffers } from './use-offers.ts'

interface View {
  readonly title: () => string
  readonly lead: () => string
  readonly none: () => string
  readonly shows: (offer: OfferSummary) => boolean
}

/** The lists of spec §3: limitedTimeOffersList, offersForYouList, moreOffersList with moreWaysToEarn. */
const views: Record<Exclude<OfferView, 'all'>, View> = {
  'limited-time': {
    title: m.offers_groupLimited,
    lead: m.offers_limitedLead,
    none: m.offers_limitedNone,
    shows: ({ isLimitedTime }) => isLimitedTime,
  },
  'for-you': {
    title: m.offers_groupForYou,
    lead: m.offers_forYouLead,
    none: m.offers_forYouNone,
    shows: ({ kind }) => kind === 'for-you',
  },
  more: {
    title: m.offers_moreTitle,
    lead: m.offers_moreLead,
    none: m.offers_moreNone,
    shows: ({ kind, isLimitedTime }) => kind !== 'for-you' && !isLimitedTime,
  },
}

/** One of the lists of offers on its own, what ends soonest first. */
export function OfferViewPage({ view }: { view: keyof typeof views }) {
  const { offers, isMember } = useOffers()
  const { title, lead, none, shows } = views[view]
  const shown = findOffers(offers.filter(shows), { category: [], sort: 'ending' })
  useListView(
    `offers-${view}`,
    'offer',
    shown.map(({ offerCode }) => offerCode),
  )
  return (
    <>
      <PageHeading title={title()} lead={lead()} />
      <div className="page-column pb-16 desktop:pb-24">
        <OfferTabs current={view} isMember={isMember} />
        <div className="pt-10">
          {shown.length > 0 ? (
            <OfferList offers={shown} level={2} />
          ) : (
            <EmptyState
              title={m.offers_viewNoneTitle()}
              action={
                <Button href={href('/offers')} variant="secondary">
                  {m.offers_noneAction()}
                </Button>
              }
            >
              {none()}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}
