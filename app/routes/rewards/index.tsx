import { createFileRoute } from '@tanstack/react-router'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { Spotlights } from '#app/features/offers/spotlights.tsx'
import { rewardQueries } from '#app/features/rewards/rewards.data.ts'
import { RewardsPage } from '#app/features/rewards/rewards-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { pageSearch, readPage } from '#app/shell/links/search-params.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/rewards/')({
  validateSearch: (search) => pageSearch(readPage(search.page)),
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(rewardQueries.list()),
      beside(context.queryClient, context.queryClient.prefetchQuery(offerQueries.spotlights())),
    ])
  },
  head: () => pageHead(m.rewards_title()),
  component: function Rewards() {
    return (
      <>
        <RewardsPage page={readPage(Route.useSearch().page)} />
        <Spotlights first={['reward', 'reward-category', 'page']} />
      </>
    )
  },
})
