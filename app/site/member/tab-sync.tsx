import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToOtherTabs } from './other-tabs.ts'
import { guardRestoredPage } from './restored-page.ts'
import { useKeptCard } from './use-kept-card.ts'

/** Nothing refetches on focus (spec §9), so the customer's other tabs are told what changes in one. */
export function TabSync() {
  const queryClient = useQueryClient()
  useEffect(() => listenToOtherTabs(queryClient), [queryClient])
  useEffect(() => guardRestoredPage(queryClient), [queryClient])
  useKeptCard()
  return null
}
