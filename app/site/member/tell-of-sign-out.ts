import { BEGUN } from '#app/site/sleep/page-life.ts'
import { announceSignOut } from './other-tabs.ts'
import { leaveSignedOut } from './signed-out.ts'
import { SIGN_OUT } from './tab-channel.ts'

/**
 * Hears the sign-out form of any page, and tells the customer's other tabs. It listens before React takes the page over:
 * who presses in that moment leaves their other tabs as well. Before that a script of the page does it (`before-awake.ts`).
 */
export function tellOfSignOut(): void {
  window.dispatchEvent(new Event(BEGUN))
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
