import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { sessionQueries } from '#app/session/session.data.ts'
import { deleteMemberCard, deleteOtherMembersCard } from './delete-member-card.ts'
import { announceChange, listenToOtherTabs } from './other-tabs.ts'
import { pageMember } from './page-member.ts'
import { guardRestoredPage } from './restored-page.ts'
import { CHANGED_META } from './tab-channel.ts'

/**
 * Keeps the member's tabs in sync. Queries do not refetch on focus (spec §9), so each tab announces its writes to the
 * others.
 */
export function TabSync() {
  const queryClient = useQueryClient()
  const { notify, dismiss } = useNotifications()
  useEffect(() => listenToOtherTabs(queryClient), [queryClient])
  useEffect(() => guardRestoredPage(), [])
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

/** Deletes the stored member card once its member is signed out or another member is signed in. */
function useMemberCardCleanup(): void {
  const { data: auth } = useQuery({ ...sessionQueries.auth(), enabled: false })
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const isLoggedIn = auth?.isLoggedIn
  const sceneNumber = profile?.sceneNumber
  useEffect(() => {
    if (isLoggedIn === false) void deleteMemberCard()
    else if (sceneNumber) void deleteOtherMembersCard(sceneNumber)
  }, [isLoggedIn, sceneNumber])
}

/**
 * For a page that is shown after a write: makes the member's other tabs refetch the queries of these keys. Before
 * hydration, a script in the head does so (`before-hydration.ts`) and marks the element as done.
 */
export function AnnounceChange({ keys }: { keys: readonly (readonly string[])[] }) {
  const queryClient = useQueryClient()
  const meta = useRef<HTMLMetaElement>(null)
  const content = JSON.stringify(keys)
  useEffect(() => {
    if (meta.current?.dataset.announced === undefined) announceChange(queryClient, JSON.parse(content))
  }, [queryClient, content])
  return <meta ref={meta} name={CHANGED_META} content={content} />
}
