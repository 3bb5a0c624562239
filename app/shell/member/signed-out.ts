import { BackendError } from '#app/backend/backend-error.ts'
import { OTHER_MEMBER } from '#app/domain/page-member.ts'
import { getAuthState } from '#app/session/session.data.ts'
import { dropDrafts } from '../forms/kept-drafts.ts'
import { href, signInHref } from '../links/href.ts'
import { deleteMemberCard } from './delete-member-card.ts'

/** Signed out, or on the way to sign in for a form, which is told there that it was not sent. */
let isLeaving = false

/**
 * Prepares for a sign-out, here or in another tab: deletes the stored card and the drafts. From now on, a 401 in this
 * document no longer redirects to sign-in.
 */
export function leaveSignedOut(): void {
  isLeaving = true
  dropDrafts()
  void deleteMemberCard()
}

/** Undoes `leaveSignedOut` for redirects: the sign-out failed, and the customer is still signed in. */
export function staySignedIn(): void {
  isLeaving = false
}

/**
 * Handles a 401. Another tab may have just rotated the session id, so the session is checked again; only if it has
 * ended is the customer sent to sign in, and from there back to this page. If another member is signed in by now, a
 * page says so.
 * @param backTo of a form: turns this page's path into the path to return to, which says that it was not sent. What the page only
 * reads takes nobody from that way
 */
export async function handleUnauthorized(error: Error, backTo?: (here: string) => string): Promise<void> {
  if (!(error instanceof BackendError) || error.status !== 401 || isLeaving) return
  const here = window.location.pathname + window.location.search
  if (error.code === OTHER_MEMBER) {
    // Drafts stay in this tab; they are stored under their own member's key.
    window.location.assign(href('/auth/problem', { reason: 'other-account', returnTo: here }))
    return
  }
  // The cached session is not updated: the page keeps its content and its input until it is left.
  // Without an answer nobody is sent away: the failed call has said so where it was made.
  const auth = await getAuthState().catch(() => undefined)
  if (auth?.isLoggedIn !== false || isLeaving) return
  isLeaving = backTo !== undefined
  window.location.assign(signInHref(backTo ? backTo(here) : here))
}
