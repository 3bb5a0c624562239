import type { Order, TimelineStep } from '@borealis/contract/transactions.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { NoBreakPart } from '@borealis/design-system/components/no-break-part/no-break-part.tsx'
import type { OrderMoment } from '@borealis/design-system/patterns/order-timeline/order-timeline.tsx'
import { ExternalLink } from 'lucide'
import { formatDateAndTime, formatDateWithWeekday } from '#app/domain/dates.ts'
import type { Reader } from '#app/domain/reader.ts'
import * as m from '#app/paraglide/messages.js'

const stateLabels = { done: m.orders_stepDone, now: m.orders_stepNow, next: m.orders_stepNext }

/** What happened to an order and what comes next; the parcel's number stands where the parcel is. */
export function orderMoments({ timeline, tracking }: Order, reader: Reader): OrderMoment[] {
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
  if (at && state !== 'next') return formatDateAndTime(at, locale, timeZone)
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
