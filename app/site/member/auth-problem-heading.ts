import * as m from '#app/paraglide/messages.js'

/** Headings for each way a sign-in or step-up can fail; an unknown reason is shown as the provider's failure. */
const headings = new Map([
  ['expired', m.auth_expiredHeading],
  ['denied', m.auth_deniedHeading],
  ['unavailable', m.auth_unavailableHeading],
  ['step-up-unavailable', m.auth_stepUpUnavailableHeading],
  ['closed', m.auth_closedHeading],
  ['busy', m.auth_busyHeading],
  ['other-account', m.auth_otherAccountHeading],
])

/** The page title, apart from the texts so that only the title is in the main bundle. */
export const authProblemHeading = (reason: string): string =>
  (headings.get(reason) ?? m.auth_providerHeading)()
