import type { TravelPurchase } from '@borealis/contract/orders.ts'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Reader } from '#app/domain/reader.ts'
import { offers, pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { kindsOfAmount } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { type AmountPlan, cardsFor, chosenCard, travelOrder } from './amount-state.ts'
import { AmountSteps } from './amount-steps.tsx'
import { tripDetail } from './amount-words.ts'
import { OrderSoFar } from './order-so-far.tsx'
import type { AmountSearch } from './redeem-search.ts'
import { spendQueries } from './spend.data.ts'

interface TravelRedeemPageProps {
  card: string | undefined
  purchase: string
  search: AmountSearch
}

const whyNot = { applied: m.travel_tripPaid, expired: m.travel_tripTooLate, other: m.travel_tripOther }

/** Points for one travel purchase: how many, and everything once more. */
export function TravelRedeemPage({ card, purchase, search }: TravelRedeemPageProps) {
  const cards = useQuery(accountQueries.paymentCards())
  const { data } = cards
  const account = chosenCard(cardsFor('travel', data?.accounts ?? []), card)
  const found = useQuery({
    ...spendQueries.purchase(account?.uniqueId ?? '', purchase),
    enabled: account !== undefined,
  })
  const moment = useMoment()
  const back = {
    href: href('/account/redeem/travel', { card: account?.uniqueId }),
    label: m.travel_backToTrips(),
  }
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isOffered = offers(pageData, 'travel')
  const isGone = found.data === null || (data !== undefined && !account)
  const known = account && found.data ? { account, trip: found.data } : undefined
  const status = known?.trip.status ?? 'open'
  const isOver = !isOffered || isGone || status !== 'open'
  const soFar = search.intent ? (
    <OrderSoFar intent={search.intent} here={stepHref({ card, purchase })(search)} isGone={isOver} />
  ) : null
  if (isOver) {
    return (
      <>
        {soFar ? <div className="page-column pt-8">{soFar}</div> : null}
        {!isOffered ? (
          <NoticePage
            heading={m.ways_notOffered()}
            text={[]}
            action={{ href: href('/account/redeem'), label: m.ways_title() }}
          />
        ) : known && status !== 'open' ? (
          <NoticePage heading={known.trip.merchant} text={[whyNot[status]()]} action={back} />
        ) : (
          <NoticePage heading={m.travel_noTripHeading()} text={[m.travel_noTripText()]} action={back} />
        )}
      </>
    )
  }
  return (
    <>
      <PageHeading title={m.travel_payTitle()} back={back} scale="sentence" />
      <div className="page-column pb-20">
        {known ? (
          <AmountSteps
            key={known.trip.id}
            plan={travelPlan(
              known.trip,
              m.travel_cardName({ name: known.account.name, number: known.account.maskedNumber }),
              moment,
            )}
            search={search}
          />
        ) : (
          <>
            {soFar}
            {/* Without the cards nothing is asked of the trip, so that it never fails either. */}
            {cards.isError && !data ? (
              <SectionNotice text={m.travel_cardsFailed()} onRetry={() => cards.refetch()} />
            ) : found.isError ? (
              <SectionNotice text={m.travel_failed()} onRetry={() => found.refetch()} />
            ) : (
              <SectionPending failed={data ? m.travel_failed() : m.travel_cardsFailed()} />
            )}
          </>
        )}
      </div>
    </>
  )
}

/** The address of a step of this purchase. */
const stepHref = (carried: { card: string | undefined; purchase: string }) => (search: AmountSearch) =>
  href('/account/redeem/travel', { ...carried, ...search })

/** A purchase as something that points are about to pay. */
function travelPlan(purchase: TravelPurchase, cardName: string, reader: Reader): AmountPlan {
  const { id, accountUniqueId, merchant, description } = purchase
  const carried = { card: accountUniqueId, purchase: id }
  return {
    ...travelOrder(purchase),
    icon: kindsOfAmount.travel.icon,
    question: m.travel_question(),
    reviewHelp: m.redeem_reviewHelpTravel(),
    title: merchant,
    detail: tripDetail(purchase, reader),
    action: href('/account/redeem/travel'),
    carried,
    stepHref: stepHref(carried),
    leave: { href: href('/account/redeem/travel', { card: accountUniqueId }), label: m.redeem_back() },
    rows: [
      {
        id: 'purchase',
        label: m.redeem_rowTrip(),
        value: merchant,
        ...(description && { detail: description }),
      },
      { id: 'card', label: m.redeem_rowCard(), value: cardName },
    ],
  }
}
