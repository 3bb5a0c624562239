import type { QueryClient } from '@tanstack/react-query'
import { getAuthState } from '#app/session/session.functions.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { staySignedIn } from './signed-out.ts'

/**
 * A browser may show a page again as it was left (back/forward cache), also after its member has signed out. A
 * member's page is hidden when it is left, and seen again only once the site has said that they are still signed in;
 * otherwise it is loaded again. Returns how to stop.
 */
export function guardRestoredPage(queryClient: QueryClient): () => void {
  const isMember = () => queryClient.getQueryData(sessionQueries.auth().queryKey)?.isLoggedIn === true
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isMember()) document.body.hidden = true
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && document.body.hidden) void showAgain()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

async function showAgain(): Promise<void> {
  const auth = await getAuthState().catch(() => undefined)
  if (!auth?.isLoggedIn) return window.location.reload()
  staySignedIn()
  document.body.hidden = false
}
