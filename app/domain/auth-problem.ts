/**
 * Why a sign-in or step-up failed; the page `/auth/problem` explains each. `provider` is the provider's own failure, `cookies` one
 * that the browser did not send back, `http` one that it did not keep because of the site's address, `choice` a choice that was lost
 * with its cookie.
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
  'choice',
] as const

export type AuthProblem = (typeof authProblems)[number]

/** The problem that a URL names; the provider's failure unless it names a known one. */
export const readAuthProblem = (value: unknown): AuthProblem =>
  authProblems.find((problem) => problem === value) ?? 'provider'
