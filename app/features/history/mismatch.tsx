import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import type { LedgerMismatch } from '#app/domain/ledger.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** The programme's own figures disagree: both are shown, and the difference is not hidden. */
export function Mismatch({ said, counted }: LedgerMismatch) {
  const locale = currentLocale()
  return (
    <div className="mt-6">
      <Banner
        status="warning"
        title={m.history_mismatch()}
        action={<ActionLink href={href('/contact')}>{m.history_mismatchHelp()}</ActionLink>}
      >
        {m.history_mismatchText({
          said: formatPoints(said, locale),
          counted: formatPoints(counted, locale),
        })}
      </Banner>
    </div>
  )
}
