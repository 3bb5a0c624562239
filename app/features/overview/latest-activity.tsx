import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { LatestLines } from '#app/features/history/latest-lines.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** What moved the points last, and the way to the history. */
export function LatestActivity() {
  return (
    <section aria-labelledby="account-activity" className="mt-16">
      <SectionHeading
        id="account-activity"
        title={m.account_activity()}
        link={{ href: href('/account/history'), label: m.account_allActivity() }}
      />
      <LatestLines />
    </section>
  )
}
