import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.queries.ts'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '#app/site/forms/posted-form.ts'
import { SectionNotice, SectionPending } from '#app/site/page-parts/section-notice.tsx'
import { Goal } from './goal.tsx'
import { GoalForm, GoalRemoval } from './goal-form.tsx'

/** The card that one saves for: how far it is, another one, or none. */
export function GoalPage({ posted }: { posted: PostedForm | undefined }) {
  const { data: profile } = useQuery(accountQueries.profile())
  const cards = useQuery(giftCardQueries.list())
  return (
    <>
      {profile?.goal ? <Goal isInColumn isOwnPage /> : null}
      <div className="mt-8">
        {cards.data ? (
          <GoalForm label={m.goal_choose()} brands={cards.data.brands} posted={posted} />
        ) : cards.isError ? (
          <SectionNotice text={m.home_giftCardsFailed()} onRetry={() => cards.refetch()} />
        ) : (
          <SectionPending failed={m.home_giftCardsFailed()} />
        )}
      </div>
      {profile?.goal ? (
        <div className="mt-6">
          <GoalRemoval />
        </div>
      ) : null}
    </>
  )
}
