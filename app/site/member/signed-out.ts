import { BackendError } from '#app/backend/backend-error.ts'
import { OTHER_MEMBER } from '#app/domain/page-member.ts'
import { getAuthState } from '#app/session/session.functions.ts'
import { dropDrafts } from '#app/site/forms/kept-drafts.ts'
import { href, signInHref } from '#app/site/links/href.ts'
import { deleteMemberCard } from './delete-member-card.ts'

let isLeaving = false

/**
 * The customer signs out, here or in another tab: their card and what they were typing are forgotten, and what this
 * document still hears of the end of the session leads nowhere else.
 */
export function leaveSignedOut(): void {
  isLeaving = true
  dropDrafts()
  void deleteMemberCard()
}

/** The sign-out did not come through, and this document goes on for a customer who is signed in. */
export function staySignedIn(): void {
  isLeaving = false
}

/**
 * A call said that nobody is signed in. The session id may just have been rotated by another tab, so the
 * question is asked once more; only then is the customer sent to sign in, to come back to this page. Where
 * it said that somebody else is signed in, they are told.
 * @param backTo this page as they come back to it
 */
export async function noticeSignedOut(error: Error, backTo = (here: string) => here): Promise<void> {
  if (!(error instanceof BackendError) || error.status !== 401 || isLeaving) return
  const here = window.location.pathname + window.location.search
  if (error.code === OTHER_MEMBER) {
    // What was typed stays in this tab, for its own member alone.
    window.location.assign(href('/auth/problem', { reason: 'other-account', returnTo: here }))
    return
  }
  // The page is not told: it stands as it is, with what was typed, until it is left.
  const { isLoggedIn } = await getAuthState()
  if (!isLoggedIn && !isLeaving) window.location.assign(signInHref(backTo(here)))
}
