import type { OfferGroupName } from '@borealis/contract/offers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useListView } from '#app/analytics/use-list-view.ts'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href, type LinkedArticle } from '#app/shell/links/href.ts'
import { BusyList } from '#app/shell/page-parts/list-pages.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { FeaturedOfferCard } from './featured-offer-card.tsx'
import { NoOfferFound, OfferControls, OfferCount, type OfferListPath, OfferTabs } from './offer-controls.tsx'
import { isFiltered, type OfferFilters, type OwnFilter, offerSearch } from './offer-filters.ts'
import { OfferList } from './offer-list.tsx'
import { type listOfferGroups, offerQueries } from './offers.data.ts'
import { Spotlights } from './spotlights.tsx'

interface Group {
  readonly title: () => string
  /** Where all of them are, and how that is called; absent where no list is known to have them. */
  readonly all?: {
    readonly path: OfferListPath
    /** Their part of a list that has others too. */
    readonly part?: string
    readonly label: (numbers: { number: string }) => string
  }
}

const groupsShown: Record<OfferGroupName | 'other', Group> = {
  'for-you': {
    title: m.offers_groupForYou,
    all: { path: '/offers/for-you', label: m.offers_allForYou },
  },
  'limited-time': {
    title: m.offers_groupLimited,
    all: { path: '/offers/limited-time', label: m.offers_allLimited },
  },
  more: {
    title: m.offers_groupMore,
    all: { path: '/offers/more', part: '#more-offers', label: m.offers_allMore },
  },
  'ways-to-earn': {
    title: m.offers_groupWays,
    all: { path: '/offers/more', part: '#more-ways-to-earn', label: m.offers_allWays },
  },
  other: { title: m.offers_groupOther },
}

/** The first offers that are on under each reason to show them, filtered and sorted by what the address says. */
export function OffersPage({ filters, own }: { filters: OfferFilters; own: OwnFilter | undefined }) {
  const offers = useQuery(offerQueries.groups(filters))
  const { data: auth } = useQuery(sessionQueries.auth())
  return (
    <div id="offers">
      <PageHeading title={m.offers_title()} lead={m.offers_lead()} />
      <div className="page-column">
        <OfferTabs current="all" isMember={auth?.isLoggedIn ?? false} />
        <div className="pt-6">
          <SectionData query={offers} failed={m.offers_failed()}>
            {(found) => <Groups found={found} filters={filters} own={auth?.isLoggedIn ? own : undefined} />}
          </SectionData>
        </div>
      </div>
      <Spotlights first={['offer', 'offer-category']} />
    </div>
  )
}

interface GroupsProps {
  found: Awaited<ReturnType<typeof listOfferGroups>>
  filters: OfferFilters
  /** Only those of which the member made this; all of them by default. */
  own: OwnFilter | undefined
}

function Groups({ found, filters, own }: GroupsProps) {
  const { groups, categories, runningCount } = found
  useListView('offer', own ? [] : groups.flatMap(({ offers }) => offers.map(({ offerCode }) => offerCode)))
  return (
    <>
      {runningCount > 0 || found.own.length > 0 ? (
        <OfferControls
          path="/offers"
          filters={filters}
          categories={categories}
          own={{ filters: found.own, current: own }}
        />
      ) : null}
      {own ? (
        <OwnOffers own={own} runningCount={runningCount} />
      ) : (
        <AllOffers found={found} filters={filters} />
      )}
    </>
  )
}

/** What the member made something of, the last one first. */
function OwnOffers({ own, runningCount }: { own: OwnFilter; runningCount: number }) {
  const offers = useQuery(offerQueries.own(own))
  return (
    <div className="pt-10 pb-16">
      <BusyList>
        <SectionData query={offers} failed={m.offers_failed()}>
          {(found) =>
            found.length > 0 ? (
              <OfferList offers={found} headingLevel={2} />
            ) : (
              <NoOfferFound count={runningCount} />
            )
          }
        </SectionData>
      </BusyList>
    </div>
  )
}

function AllOffers({ found, filters }: Omit<GroupsProps, 'own'>) {
  const { groups, runningCount, featured } = found
  return (
    <>
      {runningCount > 0 ? (
        <OfferCount
          shown={groups.reduce((sum, { totalCount }) => sum + totalCount, 0)}
          count={runningCount}
        />
      ) : null}
      {/* It stays in its list below as well: who looks there for it must find it. */}
      {featured && !isFiltered(filters) ? (
        <section aria-labelledby="offers-featured" className="pt-10 tablet:pt-14">
          <SectionHeading
            id="offers-featured"
            title={m.offers_featuredTitle()}
            {...(featured.reason && { intro: featured.reason })}
          />
          <FeaturedOfferCard offer={featured} />
        </section>
      ) : null}
      <BusyList>
        {groups.map(({ name, offers, totalCount }) => {
          const { title, all } = groupsShown[name]
          return (
            <section
              key={name}
              // Campaigns link to it by name (spec §2).
              id={name === 'limited-time' ? 'offers--limited-time-offers' : undefined}
              aria-labelledby={`offers-${name}`}
              className="pt-10 pb-4 tablet:pt-14"
            >
              <SectionHeading
                id={`offers-${name}`}
                title={title()}
                {...(all &&
                  totalCount > offers.length && {
                    link: {
                      href: href(all.path, offerSearch(filters)) + (all.part ?? ''),
                      label: all.label({ number: formatNumber(totalCount, currentLocale()) }),
                    },
                  })}
              />
              <OfferList offers={offers} />
            </section>
          )
        })}
      </BusyList>
      {groups.length === 0 ? (
        <div className="pt-10 pb-16">
          {runningCount > 0 ? (
            <NoOfferFound count={runningCount} />
          ) : (
            <EmptyState
              isUnderRule
              title={m.offers_viewNoneTitle()}
              action={
                <Button
                  href={href('/help/$slug', { slug: 'partners' satisfies LinkedArticle })}
                  variant="secondary"
                >
                  {m.offers_viewNoneAction()}
                </Button>
              }
            >
              {m.offers_noneAtAll()}
            </EmptyState>
          )}
        </div>
      ) : null}
    </>
  )
}
