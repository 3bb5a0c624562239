import { useQuery } from '@tanstack/react-query'
import { Goal } from '#app/features/goal/goal.tsx'
import { ExpiryNotice } from '#app/features/points/expiry-notice.tsx'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { NewMemberWelcome } from '#app/features/registration/new-member-welcome.tsx'
import * as m from '#app/paraglide/messages.js'
import { FeaturedOfferSection } from './featured-offer-section.tsx'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { LimitedTimeOffers } from './limited-time-offers.tsx'
import { MemberBalance } from './member-balance.tsx'
import { PointsWorth } from './points-worth.tsx'

/** Where a member's points stand, what is on, and what the points are worth. */
export function MemberHome() {
  const { data: balance } = useQuery(pointsQueries.balance())
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
      <PointsWorth />
      <GiftCardTeaser title={m.home_withinReach()} balance={balance?.points} />
    </>
  )
}
