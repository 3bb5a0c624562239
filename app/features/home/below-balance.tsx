import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Goal } from '#app/features/goal/goal.tsx'
import { ExpiryNotice } from '#app/features/history/expiry-notice.tsx'
import { LatestLines } from '#app/features/history/latest-lines.tsx'
import { FeaturedOfferCard } from '#app/features/offers/featured-offer-card.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { NewMemberWelcome } from '#app/features/registration/new-member-welcome.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
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
      <WithinReach />
      <FeaturedOfferSection />
      <LimitedTimeOffers />
      <LatestActivity />
    </>
  )
}

/** The gift cards that the balance buys. */
function WithinReach() {
  const { data: balance } = useQuery(balanceQueries.current())
  return <GiftCardTeaser title={m.home_withinReach()} balance={balance?.points} />
}

/** The one offer that is shown at large scale; nothing when no offer is featured. */
function FeaturedOfferSection() {
  const { data } = useQuery(offerQueries.highlights())
  const offer = data?.featured
  if (!offer?.cmsContent.image) return null
  return (
    <Section labelledBy="home-featured">
      <SectionHeading
        id="home-featured"
        title={m.home_featuredTitle()}
        {...(offer.reason && { intro: offer.reason })}
      />
      <FeaturedOfferCard offer={offer} />
    </Section>
  )
}

/** What moved the points last, and the way to all of it. */
export function LatestActivity() {
  return (
    <Section labelledBy="home-activity">
      <SectionHeading
        id="home-activity"
        title={m.home_activityTitle()}
        link={{ href: href('/account/history'), label: m.home_activityAll() }}
      />
      <LatestLines showColumns />
    </Section>
  )
}
