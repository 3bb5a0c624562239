import { createFileRoute, notFound } from '@tanstack/react-router'
import { meantCode } from '#app/domain/written-code.ts'
import { rewardQueries } from '#app/features/rewards/rewards.data.ts'
import { RewardsPage } from '#app/features/rewards/rewards-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { href } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { pageSearch, readPage } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/rewards/category/$code')({
  validateSearch: (search) => pageSearch(readPage(search.page)),
  loader: async ({ context, params, location }) => {
    const { categories } = await context.queryClient.ensureQueryData(rewardQueries.list())
    const meant = meantCode(
      params.code,
      categories.map(({ code }) => code),
    )
    const category = categories.find(({ code }) => code === meant)
    if (!category) throw notFound()
    const { code } = category
    requireSpelling(params.code, code, href('/rewards/category/$code', { code }) + location.searchStr)
    return { name: category.name }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(m.rewards_inCategory({ category: loaderData.name }), {
          description: m.rewards_categoryDescription({ category: loaderData.name }),
        })
      : {},
  component: function RewardCategory() {
    return <RewardsPage category={Route.useParams().code} page={readPage(Route.useSearch().page)} />
  },
})
