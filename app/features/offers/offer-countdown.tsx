import { Countdown } from '@borealis/design-system/patterns/countdown/countdown.tsx'
import { endOfDay, timeLeft } from '#app/domain/countdown.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useServerNow } from './use-server-now.ts'

/** An offer counts down in its last days; before, its date says enough. */
const LAST_DAYS_MS = 3 * 86_400_000

/** What is left of an offer that ends soon, by the server's clock: a device whose clock is wrong sees the same. */
export function OfferCountdown({ endDate }: { endDate: string }) {
  const { timeZone } = useMoment()
  const end = endOfDay(endDate, timeZone)
  const now = useServerNow(end - LAST_DAYS_MS)
  const left = timeLeft(end, now)
  if (!left || end - now > LAST_DAYS_MS) return null
  const { days, hours, minutes } = left
  return (
    <Countdown
      until={new Date(end).toISOString()}
      label={m.offers_timeLeft()}
      parts={[
        { id: 'days', value: String(days), unit: m.offers_daysUnit({ count: days }) },
        { id: 'hours', value: String(hours), unit: m.offers_hoursUnit() },
        { id: 'minutes', value: String(minutes), unit: m.offers_minutesUnit() },
      ]}
    />
  )
}
