import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { expiryNotice } from '#app/domain/expiry.ts'
import { formatPoints } from '#app/domain/points.ts'
import { dayToCome } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** When points lapse soon: how many, on which day, and what keeps them. How soon is the programme's setting. */
export function ExpiryNotice({ className }: { className?: string }) {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { now, timeZone, locale } = useMoment()
  if (!balance?.expiringPoints || !balance.expiresOn) return null
  const { expiringPoints, expiresOn } = balance
  const notice = expiryNotice(expiringPoints, expiresOn, dayIn(now, timeZone), pageData?.pointsExpiry)
  if (notice === 'none') return null
  const words = {
    points: formatPoints(expiringPoints, locale),
    date: formatDate(expiresOn, locale, timeZone),
  }
  return (
    <Banner
      status={notice === 'urgent' ? 'warning' : 'info'}
      title={m.expiry_title(words)}
      action={<ActionLink href={href('/offers')}>{m.expiry_action()}</ActionLink>}
      {...(className && { className })}
    >
      {m.expiry_text()}
    </Banner>
  )
}

/** The same as one sentence, shown at any time where a member looks for how long their points last. */
export function ExpirySentence() {
  const { data: balance } = useQuery(balanceQueries.current())
  const moment = useMoment()
  const expiresOn = dayToCome(balance?.expiresOn, moment)
  if (!balance?.expiringPoints || !expiresOn) return null
  return (
    <p className="mt-4 text-small text-ink-2">
      {m.expiry_sentence({
        points: formatPoints(balance.expiringPoints, moment.locale),
        date: formatDate(expiresOn, moment.locale, moment.timeZone),
      })}
    </p>
  )
}
