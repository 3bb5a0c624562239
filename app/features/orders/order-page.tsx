import type { Order, TimelineStep } from '@borealis/contract/orders.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { NoBreakPart } from '@borealis/design-system/components/no-break-part/no-break-part.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import {
  type OrderMoment,
  OrderTimeline,
} from '@borealis/design-system/patterns/order-timeline/order-timeline.tsx'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import {
  capitalised,
  formatDate,
  formatDateAndTime,
  formatDateWithWeekday,
  formatWeekdayAndDay,
} from '#app/domain/dates.ts'
import { dayToCome, type Reader } from '#app/domain/reader.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { OrderECards } from './e-cards.tsx'
import { hasECards } from './load-order.ts'
import { phaseOf } from './order-row.ts'
import { OrderedItem } from './ordered-item.tsx'
import { orderQueries } from './orders.data.ts'

interface OrderPageProps {
  orderNumber: string
  /** Handle of the reveal that a step-up returned from. */
  intent: string | undefined
  /** Outcome of the last action on an e-card, from the URL (`outcomeValue`). */
  outcome: string | undefined
  /** What was sent about an e-card without JavaScript and could not be saved. */
  posted: PostedForm | undefined
}

/** Where one order is, how it got there, and what it did to the balance. */
export function OrderPage({ orderNumber, ...asked }: OrderPageProps) {
  const { data: found, isPending } = useQuery(orderQueries.one(orderNumber))
  const { data: pageData } = useQuery(pageDataQueries.current())
  const back = { href: href('/account/orders'), label: m.orders_all() }
  if (found?.kind === 'found')
    return (
      <OrderDetails order={found.order} back={back}>
        {hasECards(found.order) && pageData?.featureFlags.eCards ? (
          <OrderECards order={found.order} {...asked} />
        ) : null}
      </OrderDetails>
    )
  if (found?.kind === 'not-found') {
    return (
      <NoticePage
        heading={m.orders_notFoundHeading()}
        text={[m.orders_notFoundText({ orderNumber })]}
        action={back}
      />
    )
  }
  if (isPending) {
    return (
      <AccountPage title={m.orders_pageTitle({ orderNumber })} back={back} scale="sentence">
        <SectionPending failed={m.orders_failed()} />
      </AccountPage>
    )
  }
  const again = { href: href('/account/orders/$orderNumber', { orderNumber }), label: m.errors_tryAgain() }
  return (
    <NoticePage
      heading={m.orders_unreadableHeading()}
      text={[m.orders_failed()]}
      action={again}
      other={back}
    />
  )
}

interface OrderDetailsProps {
  order: Order
  back: { href: string; label: string }
  /** What can be done with it, before what it was. */
  children: ReactNode
}

function OrderDetails({ order, back, children }: OrderDetailsProps) {
  const moment = useMoment()
  const { locale, timeZone } = moment
  const { orderNumber, placedAt } = order
  const placedOn = formatDate(placedAt, locale, timeZone)
  const expectedOn = phaseOf(order) === 'under-way' && dayToCome(order.expectedOn, moment)
  const lead = expectedOn
    ? m.orders_leadExpected({
        day: formatWeekdayAndDay(expectedOn, locale, timeZone),
        orderNumber,
        placedOn,
      })
    : m.orders_leadPlaced({ orderNumber, date: placedOn })
  return (
    <AccountPage
      title={order.statusText || m.orders_pageTitle({ orderNumber })}
      lead={
        <>
          <NoBreakPart part={orderNumber}>{`${lead} `}</NoBreakPart>
          <span className="max-tablet:block">
            <CopyLink text={orderNumber} label={m.orders_copyOrder()} copied={m.orders_copied()} />
          </span>
        </>
      }
      back={back}
      scale="sentence"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 desktop:grid-cols-[minmax(0,1fr)_min(408px,41%)] desktop:items-start">
        <div>
          <OrderTimeline label={m.orders_timeline()} moments={orderMoments(order, moment)} />
          {children}
        </div>
        <OrderedItem order={order} />
      </div>
    </AccountPage>
  )
}

const stateLabels = { done: m.orders_stepDone, now: m.orders_stepNow, next: m.orders_stepNext }

/** What happened to an order and what comes next; the parcel's number stands where the parcel is. */
function orderMoments({ timeline, tracking }: Order, reader: Reader): OrderMoment[] {
  return timeline.map((step, index) => {
    const state = stateOf(step)
    const time = timeOf({ ...step, state }, reader)
    const isParcel = step.code === 'shipped' && tracking !== null
    const isNumberSaid = isParcel && step.detail?.includes(tracking.number)
    const number = isParcel && !isNumberSaid ? m.orders_tracking({ number: tracking.number }) : null
    const text = [step.detail, number].filter((part) => part !== null).join(' ')
    return {
      // Parts of an order may be returned more than once.
      id: `${step.code} ${index}`,
      state,
      title: step.label,
      stateLabel: stateLabels[state](),
      ...(time && { time }),
      ...(text && { text: isParcel ? <NoBreakPart part={tracking.number}>{text}</NoBreakPart> : text }),
      ...(isParcel && { actions: <ParcelActions tracking={tracking} /> }),
    }
  })
}

/** Of a state that is not known: what has its moment has happened. */
const stateOf = ({ state, at }: TimelineStep) => (state !== 'other' ? state : at ? 'done' : 'next')

function timeOf({ at, expectedOn, state }: TimelineStep, { locale, timeZone }: Reader): string | null {
  if (at && state !== 'next') return capitalised(formatDateAndTime(at, locale, timeZone))
  const day = expectedOn ?? at
  return day ? m.orders_expected({ date: formatDateWithWeekday(day, locale, timeZone) }) : null
}

function ParcelActions({ tracking }: { tracking: NonNullable<Order['tracking']> }) {
  return (
    <>
      {tracking.url ? (
        <Button
          href={tracking.url}
          variant="secondary"
          size="small"
          trailingIcon={ExternalLink}
          rel="noreferrer"
        >
          {m.orders_follow()}
        </Button>
      ) : null}
      <CopyLink
        text={tracking.number}
        label={m.orders_copyNumber()}
        context={m.orders_copyNumberContext()}
        copied={m.orders_copied()}
      />
    </>
  )
}
