import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { deleteMemberCard, deleteOtherMembersCard } from './delete-member-card.ts'

/** Deletes the stored member card once its member is signed out or another member is signed in. */
export function useMemberCardCleanup(): void {
  const { data: auth } = useQuery({ ...sessionQueries.auth(), enabled: false })
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const isLoggedIn = auth?.isLoggedIn
  const sceneNumber = profile?.sceneNumber
  useEffect(() => {
    if (isLoggedIn === false) void deleteMemberCard()
    else if (sceneNumber) void deleteOtherMembersCard(sceneNumber)
  }, [isLoggedIn, sceneNumber])
}
