import { useQueryClient } from '@tanstack/react-query'
import { BackendError } from '#app/backend/backend-error.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { forgetCard } from './forget-card.ts'

/**
 * Asks the server once more whose browser this is, after the card was written: the member may have left in another tab
 * while the page was still loading. The card of anybody else goes.
 * @returns whether the card may stay; without an answer nobody is known to have gone
 */
export function useCardOwner(sceneNumber: string): () => Promise<boolean> {
  const queryClient = useQueryClient()
  return async () => {
    try {
      const fresh = await queryClient.fetchQuery({ ...accountQueries.profile(), staleTime: 0 })
      if (fresh.sceneNumber === sceneNumber) return true
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 401) return true
    }
    await forgetCard()
    return false
  }
}
