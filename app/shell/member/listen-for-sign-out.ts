import { OWNS_SIGN_OUT } from '../deferred-hydration/hydration-lifecycle.ts'
import { announceSignOut } from './other-tabs.ts'
import { leaveSignedOut } from './signed-out.ts'
import { SIGN_OUT } from './tab-channel.ts'

/**
 * Announces a sign-out by any form of the page to the member's other tabs. Runs before React hydrates the page, so that
 * a sign-out during hydration is announced as well; until then a script in the head does it (`before-hydration.ts`).
 */
export function listenForSignOut(): void {
  window.dispatchEvent(new Event(OWNS_SIGN_OUT))
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement) || !target.action.endsWith(SIGN_OUT)) return
      leaveSignedOut()
      announceSignOut()
    },
    // React stops the propagation of events on parts that are not hydrated yet.
    { capture: true },
  )
}
