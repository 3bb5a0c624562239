import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { listenToOtherTabs } from './other-tabs.ts'
import { pageMember } from './page-member.ts'
import { guardRestoredPage } from './restored-page.ts'
import { useMemberCardCleanup } from './use-member-card-cleanup.ts'

/**
 * Keeps the member's tabs in sync. Queries do not refetch on focus (spec §9), so each tab announces its writes to the
 * others.
 */
export function TabSync() {
  const queryClient = useQueryClient()
  const { notify, dismiss } = useNotifications()
  useEffect(() => listenToOtherTabs(queryClient), [queryClient])
  useEffect(() => guardRestoredPage(queryClient), [queryClient])
  useEffect(() => {
    // Loaded after the page's first load, like all code for members only, and active as long as the document exists.
    // Firefox rejects an import when its page is left, as at a sign-out: that is no failure.
    if (pageMember())
      import('./watch-member.ts')
        .then(({ watch }) => watch(queryClient, { notify, dismiss }))
        .catch(() => undefined)
  }, [queryClient, notify, dismiss])
  useMemberCardCleanup()
  return null
}
