/** How somebody signed in, where the provider says it in words that this release knows. */
export const signInMethods = ['passkey', 'password', 'code', 'password-and-code'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** References of RFC 8176 that say no method by themselves: several factors, and how a key was unlocked. */
const silent = new Set(['mfa', 'mca', 'user', 'pin', 'fpt', 'face', 'iris', 'vbm'])
const codes = new Set(['otp', 'sms'])
const keys = new Set(['hwk', 'swk', 'pop'])

/**
 * @param amr that claim of an id_token, whatever the provider put there
 * @returns null where it is absent, names something unknown, or a second factor without saying which
 */
export function signInMethod(amr: unknown): SignInMethod | null {
  if (!Array.isArray(amr)) return null
  const said = amr.filter((one) => !silent.has(one))
  const has = (some: ReadonlySet<unknown>) => said.some((one) => some.has(one))
  const known = said.every((one) => one === 'pwd' || codes.has(one) || keys.has(one))
  if (!known || said.length === 0) return null
  if (has(keys)) return said.every((one) => keys.has(one)) ? 'passkey' : null
  if (!said.includes('pwd')) return 'code'
  if (has(codes)) return 'password-and-code'
  return amr.includes('mfa') ? null : 'password'
}
