import { queryOptions } from '@tanstack/react-query'
import { getReward, listRewards } from './rewards.functions.ts'

export const rewardQueries = {
  all: ['rewards'] as const,
  list: () => queryOptions({ queryKey: [...rewardQueries.all, 'list'], queryFn: () => listRewards() }),
  one: (code: string) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'one', code],
      queryFn: () => getReward({ data: { code } }),
    }),
}
