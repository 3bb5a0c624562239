import { asSentence } from '@borealis/contract/text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RewardPage } from '#app/features/rewards/reward-page.tsx'
import { rewardQueries } from '#app/features/rewards/rewards.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { breadcrumbs } from '#app/shell/document/structured-data.ts'
import { orNotFound, requireCode } from '#app/shell/failures/or-not-found.ts'
import { href } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'

export const Route = createFileRoute('/rewards/$code')({
  loader: async ({ context, params, location }) => {
    const { code, title, summary, pointsConversionLabel, image } = await orNotFound(
      context.queryClient.ensureQueryData(rewardQueries.one(requireCode(params.code))),
    )
    requireSpelling(params.code, code, href('/rewards/$code', { code }) + location.searchStr)
    return {
      title,
      summary: [summary, pointsConversionLabel].map(asSentence).join(' ').trim(),
      image: image.url,
      code,
    }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { title, summary, image, code } = loaderData
    return {
      ...pageHead(title, { description: summary, image }),
      scripts: breadcrumbs([
        { name: m.rewards_title(), path: href('/rewards') },
        { name: title, path: href('/rewards/$code', { code }) },
      ]),
    }
  },
  component: function OneReward() {
    return <RewardPage code={Route.useParams().code} />
  },
})
