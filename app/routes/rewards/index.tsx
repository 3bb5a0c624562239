import { createFileRoute } from '@tanstack/react-router'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { Spotlights } from '#app/features/offers/spotlights.tsx'
import { rewardQueries } from '#app/features/rewards/rewards.data.ts'
import { RewardsPage } from '#app/features/rewards/rewards-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/rewards/')({
  validateSearch: ({ page, ideas }) => ({ ...pageSearch(readPage(page)), ideas: oneOf(ideas) }),
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(rewardQueries.list()),
      beside(context.queryClient, context.queryClient.prefetchQuery(offerQueries.spotlights())),
    ])
  },
  head: () => pageHead(m.rewards_title()),
  component: function Rewards() {
    const { page, ideas } = Route.useSearch()
    return (
      <>
        <RewardsPage page={readPage(page)} isAllIdeas={ideas !== undefined} />
        <Spotlights first={['reward', 'reward-category', 'page']} />
      </>
    )
  },
})
