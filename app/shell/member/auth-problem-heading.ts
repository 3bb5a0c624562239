import type { AuthProblem } from '#app/domain/auth-problem.ts'
import * as m from '#app/paraglide/messages.js'

/** Those of the others: the provider's. */
const headings: Readonly<Partial<Record<AuthProblem, () => string>>> = {
  expired: m.auth_expiredHeading,
  denied: m.auth_deniedHeading,
  unavailable: m.auth_unavailableHeading,
  'step-up-unavailable': m.auth_stepUpUnavailableHeading,
  busy: m.auth_busyHeading,
  closed: m.auth_closedHeading,
  'other-account': m.auth_otherAccountHeading,
  cookies: m.auth_cookiesHeading,
  http: m.auth_cookiesHeading,
  choice: m.auth_choiceHeading,
}

/** The heading of the page, and its title. */
export const authProblemHeading = (problem: AuthProblem): string =>
  (headings[problem] ?? m.auth_providerHeading)()
