import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { forgetCard, forgetCardOfOthers } from './forget-card.ts'

/** A browser where nobody is signed in, or somebody else, keeps no member card, however the session ended. */
export function useKeptCard(): void {
  const { data: auth } = useQuery({ ...sessionQueries.auth(), enabled: false })
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const isLoggedIn = auth?.isLoggedIn
  const sceneNumber = profile?.sceneNumber
  useEffect(() => {
    if (isLoggedIn === false) void forgetCard()
    else if (sceneNumber) void forgetCardOfOthers(sceneNumber)
  }, [isLoggedIn, sceneNumber])
}
