import type { QueryClient } from '@tanstack/react-query'
import { BackendError } from '#app/backend/backend-error.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { forgetDrafts } from '#app/site/forms/use-draft.ts'
import { signInHref } from '#app/site/links/href.ts'
import { forgetCard } from './forget-card.ts'

let isLeaving = false

/**
 * The customer signs out, here or in another tab: their card and what they were typing are forgotten, and what this
 * document still hears of the end of the session leads nowhere else.
 */
export function leaveSignedOut(): void {
  isLeaving = true
  forgetDrafts()
  void forgetCard()
}

/** The sign-out did not come through, and this document goes on for a customer who is signed in. */
export function staySignedIn(): void {
  isLeaving = false
}

/**
 * A call said that nobody is signed in. The session id may just have been rotated by another tab, so the
 * question is asked once more; only then is the customer sent to sign in, to come back to this page.
 */
export async function noticeSignedOut(error: Error, queryClient: QueryClient): Promise<void> {
  if (!(error instanceof BackendError) || error.status !== 401 || isLeaving) return
  const { isLoggedIn } = await queryClient.fetchQuery({ ...sessionQueries.auth(), staleTime: 0 })
  if (!isLoggedIn && !isLeaving)
    window.location.assign(signInHref(window.location.pathname + window.location.search))
}
