import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announceSignOut, listenToOtherTabs } from './other-tabs.ts'
import { guardRestoredPage } from './restored-page.ts'
import { leaveSignedOut } from './signed-out.ts'
import { useKeptCard } from './use-kept-card.ts'

/** Nothing refetches on focus (spec §9), so what changes in one tab is told to the customer's others. */
export function TabSync() {
  const queryClient = useQueryClient()
  useEffect(() => listenToOtherTabs(queryClient), [queryClient])
  useEffect(() => guardRestoredPage(queryClient), [queryClient])
  useEffect(() => {
    function onSubmit({ target }: SubmitEvent) {
      if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/auth/sign-out')) return
      leaveSignedOut()
      announceSignOut()
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  useKeptCard()
  return null
}
