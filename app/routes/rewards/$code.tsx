import { createFileRoute } from '@tanstack/react-router'
import { RewardPage } from '#app/features/rewards/reward-page.tsx'
import { rewardQueries } from '#app/features/rewards/rewards.queries.ts'
import { pageHead } from '#app/site/page-head.ts'
import { requireCode, whenFound } from '#app/site/when-found.ts'

export const Route = createFileRoute('/rewards/$code')({
  loader: async ({ context, params }) => {
    const { title, summary } = await whenFound(
      context.queryClient.ensureQueryData(rewardQueries.one(requireCode(params.code))),
    )
    return { title, summary }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title, loaderData.summary) : {}),
  component: function OneReward() {
    return <RewardPage code={Route.useParams().code} />
  },
})
