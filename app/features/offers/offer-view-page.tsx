import type { OfferListName } from '@borealis/contract/offers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useListView } from '#app/analytics/use-list-view.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { BusyList, ListPages, NothingHere } from '#app/shell/page-parts/list-pages.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { NoOfferFound, OfferControls, OfferCount, OfferTabs } from './offer-controls.tsx'
import { type OfferSearch, offerSearch } from './offer-filters.ts'
import { OfferList } from './offer-list.tsx'
import type { OfferSummary } from './offer-summary.ts'
import { type listOffers, offerQueries } from './offers.data.ts'

interface View {
  readonly path: `/offers/${OfferListName}`
  readonly title: () => string
  readonly lead: () => string
  readonly none: () => string
}

/** The lists of spec §3: limitedTimeOffersList, offersForYouList, moreOffersList with moreWaysToEarn. */
const views: Record<OfferListName, View> = {
  'limited-time': {
    path: '/offers/limited-time',
    title: m.offers_groupLimited,
    lead: m.offers_limitedLead,
    none: m.offers_limitedNone,
  },
  'for-you': {
    path: '/offers/for-you',
    title: m.offers_groupForYou,
    lead: m.offers_forYouLead,
    none: m.offers_forYouNone,
  },
  more: {
    path: '/offers/more',
    title: m.offers_moreTitle,
    lead: m.offers_moreLead,
    none: m.offers_moreNone,
  },
}

interface OfferViewPageProps {
  list: OfferListName
  search: OfferSearch
}

/** One of the lists of offers on its own, page by page, filtered and sorted by what the address says. */
export function OfferViewPage({ list, search }: OfferViewPageProps) {
  const offers = useQuery(offerQueries.list(list, search))
  const { data: auth } = useQuery(sessionQueries.auth())
  const { title, lead } = views[list]
  return (
    <div id="offers">
      <PageHeading title={title()} lead={lead()} />
      <div className="page-column pb-16 desktop:pb-24">
        <OfferTabs current={list} isMember={auth?.isLoggedIn ?? false} />
        <div className="pt-6">
          <SectionData query={offers} failed={m.offers_failed()}>
            {(found) => <Found list={list} search={search} found={found} />}
          </SectionData>
        </div>
      </div>
    </div>
  )
}

interface FoundProps extends OfferViewPageProps {
  found: Awaited<ReturnType<typeof listOffers>>
}

function Found({ list, search, found }: FoundProps) {
  const { path, none } = views[list]
  const { offers, categories, totalCount, listCount, runningCount, pageSize } = found
  useListView(
    'offer',
    offers.map(({ offerCode }) => offerCode),
  )
  return (
    <>
      {listCount > 0 ? (
        <>
          <OfferControls path={path} filters={search} categories={categories} />
          <OfferCount shown={totalCount} count={listCount} />
        </>
      ) : null}
      {/* Campaigns link to it by name (spec §2). */}
      <div id={list === 'limited-time' ? 'offers--limited-time-offers' : undefined} className="pt-10">
        {totalCount > 0 ? (
          <BusyList>
            {offers.length > 0 ? <Shown list={list} offers={offers} /> : <NothingHere />}
            <ListPages
              label={m.offers_pages()}
              page={search.page}
              last={Math.ceil(totalCount / pageSize)}
              hrefOf={(page) => href(path, offerSearch(search, page))}
            />
          </BusyList>
        ) : null}
        {totalCount === 0 && listCount > 0 ? <NoOfferFound count={runningCount} /> : null}
        {listCount === 0 ? (
          <EmptyState
            isUnderRule
            title={m.offers_viewNoneTitle()}
            action={
              <Button href={href('/offers')} variant="secondary">
                {m.site_seeOffers()}
              </Button>
            }
          >
            {none()}
          </EmptyState>
        ) : null}
      </div>
    </>
  )
}

/** The list of ongoing offers has two parts (spec §3): ways to earn without an offer, and offers. */
function Shown({ list, offers }: { list: OfferListName; offers: readonly OfferSummary[] }) {
  if (list !== 'more') return <OfferList offers={offers} headingLevel={2} />
  const ways = offers.filter(({ kind }) => kind === 'more-ways-to-earn')
  const parts = [
    { id: 'more-ways-to-earn', title: m.offers_waysHeading(), offers: ways },
    { id: 'more-offers', title: m.offers_groupMore(), offers: offers.filter((one) => !ways.includes(one)) },
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
