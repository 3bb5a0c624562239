import type { Order } from '@borealis/contract/transactions.ts'
import type { OrderSummaryProps } from '@borealis/design-system/patterns/order-summary/order-summary.tsx'
import { formatDate } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatSignedPoints } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** What of an order came back: why, when, how much, and under which reference the points history has it. */
export function returnedPoints(
  { reversals, placedAt }: Order,
  locale: Locale,
  timeZone: string,
): OrderSummaryProps['returned'] {
  if (reversals.length === 0) return undefined
  return {
    title: m.orders_returned(),
    rows: reversals.map(({ reference, points, at, postsBy, reason }) => ({
      id: reference,
      value: m.orders_points({ points: formatSignedPoints(points, locale) }),
      text:
        postsBy === null
          ? m.orders_returnedDetail({ reason, date: formatDate(at, locale, timeZone), reference })
          : m.orders_returnedLater({ reason, date: formatDate(postsBy, locale, timeZone), reference }),
    })),
    link: {
      // The period begins with the order: nothing was returned before it.
      href: href('/account/history', {
        dates: 'custom',
        from: dayIn(placedAt, timeZone),
        type: 'REFUND',
      }),
      label: m.orders_returnedLink(),
    },
  }
}
