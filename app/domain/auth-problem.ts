/**
 * Why a sign-in or step-up failed; the page `/auth/problem` explains each. `provider` is the provider's own failure, `cookies` one
 * that the browser did not send back, `http` one that it did not keep because of the site's address.
 */
const authProblems = [
  'expired',
  'denied',
  'provider',
  'unavailable',
  'step-up-unavailable',
  'step-up-unproven',
  'not-kept',
  'busy',
  'closed',
  'other-account',
  'cookies',
  'http',
] as const

export type AuthProblem = (typeof authProblems)[number]

/** The problem that a URL names; the provider's failure unless it names a known one. */
export const readAuthProblem = (value: unknown): AuthProblem =>
  authProblems.find((problem) => problem === value) ?? 'provider'
