import { rewardParams } from '@borealis/contract/rewards.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { summaryOf } from './reward-summary.ts'

/** Every reward in short, and the categories. */
export const listRewards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { rewards, categories } = await context.backend.content.rewards()
    return { rewards: rewards.map(summaryOf), categories }
  })

/**
 * One reward with its terms and the way to get it.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getReward = createServerFn()
  .middleware([withVisitor])
  .validator(rewardParams)
  .handler(({ context, data }) => context.backend.content.reward(data.code))

export const rewardQueries = {
  all: ['rewards'] as const,
  list: () => queryOptions({ queryKey: [...rewardQueries.all, 'list'], queryFn: () => listRewards() }),
  one: (code: string) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'one', code],
      queryFn: () => getReward({ data: { code } }),
    }),
}
