import type { Goal } from '@borealis/contract/customers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { setGoal } from './goal.data.ts'

/** Pins a card or takes the pin away, here and in the member's other tabs. */
export function useSetGoal() {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  return useMutation({
    mutationFn: (goal: Goal | null) => setGoal({ data: goal }),
    onSuccess: async (profile) => {
      queryClient.setQueryData(accountQueries.profile().queryKey, profile)
      notify({ status: 'success', message: profile.goal ? m.goal_saved() : m.goal_removed() })
      await announceChange(queryClient, [accountQueries.all])
    },
  })
}
