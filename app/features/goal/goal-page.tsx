import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { SuccessNotice } from '#app/shell/page-parts/success-notice.tsx'
import { goalQueries } from './goal.data.ts'
import { Goal } from './goal.tsx'
import { GoalForm, GoalRemoval } from './goal-form.tsx'
import type { GoalOutcome } from './goal-outcome.ts'

interface GoalPageProps {
  /** The form as it was sent without JavaScript and could not be saved. */
  posted: PostedForm | undefined
  /** What a form without JavaScript has done. */
  outcome: GoalOutcome | undefined
}

/** The card that one saves for: how far it is, another one, or none. */
export function GoalPage({ posted, outcome }: GoalPageProps) {
  const { data: profile } = useQuery(accountQueries.profile())
  const cards = useQuery(goalQueries.cards())
  return (
    <>
      <SuccessNotice
        message={outcome && (outcome === 'saved' ? m.goal_saved() : m.goal_removed())}
        changedKeys={[accountQueries.all]}
        pageHref={href('/account/goal')}
      />
      {profile?.goal ? <Goal isInColumn isOwnPage /> : null}
      <div className={profile?.goal ? 'mt-8' : undefined}>
        <SectionData query={cards} failed={m.home_giftCardsFailed()}>
          {({ brands, count }) => (
            <>
              <GoalForm label={m.goal_choose()} brands={brands} posted={posted} />
              {count > brands.length ? (
                <p className="mt-4">
                  <ActionLink href={href('/gift-cards')}>{m.goal_otherCards({ count })}</ActionLink>
                </p>
              ) : null}
            </>
          )}
        </SectionData>
      </div>
      {profile?.goal ? (
        <div className="mt-6">
          <GoalRemoval />
        </div>
      ) : null}
    </>
  )
}
