import { createFileRoute } from '@tanstack/react-router'
import { rewardQueries } from '#app/features/rewards/rewards.queries.ts'
import { RewardsPage } from '#app/features/rewards/rewards-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/rewards/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(rewardQueries.list())
  },
  head: () => pageHead(m.rewards_title(), m.rewards_lead()),
  component: () => <RewardsPage />,
})
