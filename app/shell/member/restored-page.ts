import { within } from '#app/domain/within.ts'
import * as m from '#app/paraglide/messages.js'
import { getAuthState } from '#app/session/session.data.ts'
import { HIDDEN_MS, sayHidden, unsayHidden } from './hidden-page.ts'
import { pageMember } from './page-member.ts'
import { staySignedIn } from './signed-out.ts'

/**
 * Guards a member's page against the back/forward cache, which may restore it after the member has signed out. The page
 * is hidden when it is left; when restored, it is shown only if the session is still valid, and reloaded otherwise. Without an
 * answer it stays hidden and says so.
 * @returns the cleanup
 */
export function guardRestoredPage(): () => void {
  const onHide = ({ persisted }: PageTransitionEvent) => {
    // Whose page it is, not who is signed in by now: it is also left because they signed out in another tab.
    if (persisted && pageMember() !== '') document.body.hidden = true
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
  const auth = await within(HIDDEN_MS, getAuthState()).catch(() => undefined)
  if (!auth) return sayHidden({ text: m.site_hidden(), again: m.errors_tryAgain() })
  if (!auth.isLoggedIn) return window.location.reload()
  staySignedIn()
  unsayHidden()
  document.body.hidden = false
}
