import { createFileRoute } from '@tanstack/react-router'
import { readOutcome } from '#app/domain/outcomes.ts'
import { goalQueries, loadGoal } from '#app/features/goal/goal.data.ts'
import { answerGoal } from '#app/features/goal/goal-form.tsx'
import { GoalPage } from '#app/features/goal/goal-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/goal')({
  validateSearch: (search): { outcome?: string; card?: string } => {
    const outcome = readOutcome('goal', oneOf(search.outcome))
    const card = oneOf(search.card)
    return { ...(outcome && { outcome }), ...(card && { card }) }
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    await Promise.all([queryClient.prefetchQuery(goalQueries.cards()), loadGoal(queryClient)])
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.goal_title()),
  staticData: { wakes: ['outcome'] },
  component: function GoalRoute() {
    const { outcome, card } = Route.useSearch()
    return (
      <AccountPage title={m.goal_title()} lead={m.goal_lead()}>
        <GoalPage posted={Route.useLoaderData().posted} outcome={readOutcome('goal', outcome)} card={card} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerGoal } },
})
