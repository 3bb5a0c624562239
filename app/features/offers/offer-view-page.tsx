import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useListView } from '#app/analytics/use-list-view.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { OfferControls } from './offer-controls.tsx'
import { findOffers, type OfferFilters } from './offer-filters.ts'
import { OfferList } from './offer-list.tsx'
import type { OfferSummary } from './offer-summary.ts'
import { OfferTabs, type OfferView } from './offer-tabs.tsx'
import { useOffers } from './use-offers.ts'

interface View {
  readonly path: `/offers/${Exclude<OfferView, 'all'>}`
  readonly title: () => string
  readonly lead: () => string
  readonly none: () => string
  readonly shows: (offer: OfferSummary) => boolean
}

/** The lists of spec §3: limitedTimeOffersList, offersForYouList, moreOffersList with moreWaysToEarn. */
const views: Record<Exclude<OfferView, 'all'>, View> = {
  'limited-time': {
    path: '/offers/limited-time',
    title: m.offers_groupLimited,
    lead: m.offers_limitedLead,
    none: m.offers_limitedNone,
    shows: ({ isLimitedTime }) => isLimitedTime,
  },
  'for-you': {
    path: '/offers/for-you',
    title: m.offers_groupForYou,
    lead: m.offers_forYouLead,
    none: m.offers_forYouNone,
    shows: ({ kind }) => kind === 'for-you',
  },
  more: {
    path: '/offers/more',
    title: m.offers_moreTitle,
    lead: m.offers_moreLead,
    none: m.offers_moreNone,
    shows: ({ kind, isLimitedTime }) => kind !== 'for-you' && !isLimitedTime,
  },
}

/** One of the lists of offers on its own, filtered and sorted by what the address says. */
export function OfferViewPage({ view, filters }: { view: keyof typeof views; filters: OfferFilters }) {
  const { offers, categories, isMember } = useOffers()
  const { path, title, lead, none, shows } = views[view]
  const all = offers.filter(shows)
  const shown = findOffers(all, filters)
  useListView(
    `offers-${view}`,
    'offer',
    shown.map(({ offerCode }) => offerCode),
  )
  return (
    <div id="offers">
      <PageHeading title={title()} lead={lead()} />
      <div className="page-column pb-16 desktop:pb-24">
        <OfferTabs current={view} isMember={isMember} />
        {all.length > 0 ? (
          <>
            <OfferControls path={path} filters={filters} offers={all} categories={categories} />
            <p aria-live="polite" className="mt-6 text-small text-ink-2">
              {shown.length === all.length
                ? m.offers_count({ count: all.length })
                : m.offers_countOf({ shown: shown.length, count: all.length })}
            </p>
          </>
        ) : null}
        {/* Campaigns link to it by name (spec §2). */}
        <div id={view === 'limited-time' ? 'offers--limited-time-offers' : undefined} className="pt-10">
          {shown.length > 0 ? (
            <Shown view={view} offers={shown} />
          ) : (
            <EmptyState
              isUnderRule={all.length === 0}
              title={all.length > 0 ? m.offers_noneTitle() : m.offers_viewNoneTitle()}
              action={
                <Button href={href('/offers')} variant="secondary">
                  {m.offers_noneAction()}
                </Button>
              }
            >
              {all.length > 0 ? m.offers_noneText({ count: offers.length }) : none()}
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  )
}

/** The list of what goes on has two parts (spec §3): offers, and what earns points without one. */
function Shown({ view, offers }: { view: OfferView; offers: readonly OfferSummary[] }) {
  if (view !== 'more') return <OfferList offers={offers} level={2} />
  const ways = offers.filter(({ kind }) => kind === 'more-ways-to-earn')
  const parts = [
    { id: 'more-offers', title: m.offers_groupMore(), offers: offers.filter((one) => !ways.includes(one)) },
    { id: 'more-ways-to-earn', title: m.offers_waysHeading(), offers: ways },
  ]
  return (
    <div className="grid gap-14">
      {parts.map((part) =>
        part.offers.length > 0 ? (
          <section key={part.id} aria-labelledby={part.id}>
            <SectionHeading id={part.id} title={part.title} />
            <OfferList offers={part.offers} />
          </section>
        ) : null,
      )}
    </div>
  )
}
