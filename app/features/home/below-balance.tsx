import type { PointsHistory } from '@borealis/contract/points.ts'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { Goal } from '#app/features/goal/goal.tsx'
import { ExpiryNotice } from '#app/features/history/expiry-notice.tsx'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { ledgerColumns, ledgerLine } from '#app/features/history/ledger-lines.ts'
import { FeaturedOfferCard } from '#app/features/offers/featured-offer-card.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { NewMemberWelcome } from '#app/features/registration/new-member-welcome.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
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
function LatestActivity() {
  return (
    <Section labelledBy="home-activity">
      <SectionHeading
        id="home-activity"
        title={m.home_activityTitle()}
        link={{ href: href('/account/history'), label: m.home_activityAll() }}
      />
      <LatestLines />
    </Section>
  )
}

/** The last five lines of the ledger, under what the twelve months came to. */
function LatestLines() {
  const glance = useQuery(pointsQueries.glance())
  return (
    <SectionData query={glance} failed={m.history_latestFailed()}>
      {(history) =>
        // There are lines, but none that can be read.
        history.transactions.length === 0 && history.leftOut > 0 ? (
          <SectionNotice text={m.history_latestFailed()} onRetry={() => glance.refetch()} />
        ) : (
          <Lines history={history} />
        )
      }
    </SectionData>
  )
}

function Lines({ history }: { history: PointsHistory }) {
  const moment = useMoment()
  const { summary, transactions } = history
  if (transactions.length === 0) return <SectionNotice text={m.history_latestNone()} />
  return (
    <LedgerMonth
      headingLevel={3}
      showColumns
      title={m.history_latestYear()}
      summary={m.history_monthSummary({
        earned: formatPoints(summary.earned, moment.locale),
        redeemed: formatPoints(summary.redeemed, moment.locale),
      })}
      columns={ledgerColumns()}
      rows={transactions.map((transaction) => ledgerLine(transaction, moment))}
    />
  )
}
