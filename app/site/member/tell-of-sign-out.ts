import { announceSignOut } from './other-tabs.ts'
import { leaveSignedOut } from './signed-out.ts'

/**
 * Hears the sign-out form of any page, and tells the customer's other tabs. It listens before React takes the page over:
 * who presses in that moment leaves their other tabs as well.
 */
export function tellOfSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/auth/sign-out')) return
    leaveSignedOut()
    announceSignOut()
  })
}
