import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { LatestLines } from '#app/features/history/latest-lines.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

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
