import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { listenToOtherTabs } from './other-tabs.ts'
import { pageMember } from './page-member.ts'
import { guardRestoredPage } from './restored-page.ts'
import { useMemberCardCleanup } from './use-member-card-cleanup.ts'

/** Nothing refetches on focus (spec §9), so the customer's other tabs are told what changes in one. */
export function TabSync() {
  const queryClient = useQueryClient()
  const { notify, dismiss } = useNotifications()
  useEffect(() => listenToOtherTabs(queryClient), [queryClient])
  useEffect(() => guardRestoredPage(queryClient), [queryClient])
  useEffect(() => {
    // After the first load, like all that only members need; for as long as there is this document.
    if (pageMember())
      void import('./watch-member.ts').then(({ watch }) => watch(queryClient, { notify, dismiss }))
  }, [queryClient, notify, dismiss])
  useMemberCardCleanup()
  return null
}
