import { type Reward, rewardParams, type WayToRedeem } from '@borealis/contract/rewards.ts'
import type { CodeName } from '@borealis/contract/values.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { readByCode } from '#app/backend/read-by-code.ts'
import { type Art, artOf } from '#app/domain/art.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** Every reward in short, and the categories. */
export const listRewards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { rewards, categories } = await context.backend.listRewards()
    return { rewards: rewards.map(summaryOf), categories }
  })

/**
 * One reward with its terms and the way to get it.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getReward = createServerFn()
  .middleware([withVisitor])
  .validator(rewardParams)
  .handler(({ context: { backend }, data }) =>
    readByCode(
      data.code,
      (code) => backend.getReward({ params: { code } }),
      async () => {
        const { rewards } = await backend.listRewards()
        return rewards.map(({ code }) => code)
      },
    ),
  )

export const rewardQueries = {
  all: ['rewards'] as const,
  list: () => queryOptions({ queryKey: [...rewardQueries.all, 'list'], queryFn: () => listRewards() }),
  one: (code: string) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'one', code],
      queryFn: () => getReward({ data: { code } }),
    }),
}

/** What the list shows of a reward. Programmes have hundreds, and each one’s own page has the rest. */
export interface RewardSummary {
  readonly code: string
  readonly title: string
  readonly brand: string
  readonly category: CodeName
  readonly conversion: string
  readonly art: Art
  readonly way: WayToRedeem['type']
  readonly isFeatured: boolean
}

export const summaryOf = ({
  code,
  title,
  brandInfo,
  category,
  pointsConversionLabel,
  image,
  wayToRedeem,
  isFeatured,
}: Reward): RewardSummary => ({
  code,
  title,
  brand: brandInfo.fields.title,
  category: category.fields,
  conversion: pointsConversionLabel,
  art: artOf(image),
  way: wayToRedeem.type,
  isFeatured,
})
