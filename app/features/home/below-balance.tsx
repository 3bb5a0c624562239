import { useQuery } from '@tanstack/react-query'
import { Goal } from '#app/features/goal/goal.tsx'
import { ExpiryNotice } from '#app/features/history/expiry-notice.tsx'
import { NewMemberWelcome } from '#app/features/registration/new-member-welcome.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import * as m from '#app/paraglide/messages.js'
import { FeaturedOfferSection } from './featured-offer-section.tsx'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { LimitedTimeOffers } from './limited-time-offers.tsx'

/** What a member's home says under the balance: links and, for a new member, a form that posts. */
export function BelowBalance() {
  return (
    <>
      <div className="page-column">
        <ExpiryNotice className="mt-7" />
      </div>
      <NewMemberWelcome />
      <Goal />
      <FeaturedOfferSection />
      <LimitedTimeOffers />
      <LatestActivity />
    </>
  )
}

/** The gift cards that the balance buys. */
export function WithinReach() {
  const { data: balance } = useQuery(balanceQueries.current())
  return <GiftCardTeaser title={m.home_withinReach()} balance={balance?.points} />
}
