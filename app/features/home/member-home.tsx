import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { Goal } from '#app/features/goal/goal.tsx'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { ExpiryNotice } from '#app/features/points/expiry-notice.tsx'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { NewMemberWelcome } from '#app/features/registration/new-member-welcome.tsx'
import { ValueLens } from '#app/features/transactions/value-lens.tsx'
import * as m from '#app/paraglide/messages.js'
import { FeaturedOfferSection } from './featured-offer-section.tsx'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { LimitedTimeOffers } from './limited-time-offers.tsx'
import { MemberBalance } from './member-balance.tsx'

/** Where a member's points stand, what is on, and what the points are worth. */
export function MemberHome() {
  const { data: balance } = useQuery(pointsQueries.balance())
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <>
      <MemberBalance />
      <div className="page-column">
        <ExpiryNotice className="mt-7" />
      </div>
      <NewMemberWelcome />
      <Goal />
      <FeaturedOfferSection />
      <LimitedTimeOffers />
      <LatestActivity />
      {balance && pageData && pageData.waysToSpend.length > 0 ? (
        <Section labelledBy="home-worth">
          <ValueLens headingId="home-worth" />
        </Section>
      ) : null}
      <GiftCardTeaser title={m.home_withinReach()} balance={balance?.points} />
    </>
  )
}
