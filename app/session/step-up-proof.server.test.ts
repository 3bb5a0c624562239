import { afterEach, expect, test, vi } from 'vitest'

const ACR = 'urn:borealis:acr:step-up'
const now = () => Math.floor(Date.now() / 1000)

/** The module under an environment of its own. */
async function under(own: Record<string, string> = {}) {
  vi.resetModules()
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries({ SANDBOX: '1', LOG_LEVEL: 'silent', ...own })) {
    vi.stubEnv(name, value)
  }
  return import('./step-up-proof.server.ts')
}
afterEach(() => vi.unstubAllEnvs())

const faultOf = (check: () => void): string => {
  try {
    check()
    return 'none'
  } catch (error) {
    return error instanceof Error && 'fault' in error ? String(error.fault) : String(error)
  }
}

interface Case {
  readonly env?: Record<string, string>
  readonly claims: Record<string, unknown>
  /** Seconds since the browser was sent to the provider. */
  readonly begun?: number
  readonly fault: string
}

test.each<[string, Case]>([
  ['done just now', { claims: { acr: ACR, auth_time: now() }, fault: 'none' }],
  ['with a password only', { claims: { acr: 'password', auth_time: now() }, fault: 'weak' }],
  ['without an acr', { claims: { auth_time: now() }, fault: 'weak' }],
  ['without an auth_time', { claims: { acr: ACR }, fault: 'no-auth-time' }],
  ['with an auth_time of null', { claims: { acr: ACR, auth_time: null }, fault: 'no-auth-time' }],
  ['too old', { claims: { acr: ACR, auth_time: now() - 400 }, begun: 900, fault: 'old' }],
  ['in the future', { claims: { acr: ACR, auth_time: now() + 90 }, fault: 'future' }],
  [
    'answered from a session of minutes ago',
    { claims: { acr: ACR, auth_time: now() - 200 }, fault: 'silent' },
  ],
  [
    'from minutes ago, where that is allowed',
    { env: { OIDC_STEP_UP_ASKS: 'when-older' }, claims: { acr: ACR, auth_time: now() - 200 }, fault: 'none' },
  ],
  [
    'by a clock 90 s ahead, with a tolerance for it',
    {
      env: { OIDC_CLOCK_TOLERANCE_SECONDS: '120' },
      claims: { acr: ACR, auth_time: now() + 90 },
      fault: 'none',
    },
  ],
  [
    'by a clock 90 s behind, with a tolerance for it',
    {
      env: { OIDC_CLOCK_TOLERANCE_SECONDS: '120' },
      claims: { acr: ACR, auth_time: now() - 90 },
      fault: 'none',
    },
  ],
  ['by a clock 90 s behind', { claims: { acr: ACR, auth_time: now() - 90 }, fault: 'silent' }],
  [
    'by the second class of a list',
    { env: { OIDC_STEP_UP_ACR: 'gold silver' }, claims: { acr: 'silver', auth_time: now() }, fault: 'none' },
  ],
  [
    'with an acr that is a number',
    { env: { OIDC_STEP_UP_ACR: '2' }, claims: { acr: 2, auth_time: now() }, fault: 'none' },
  ],
  [
    'with an acr in a list, which no id_token has',
    { claims: { acr: [ACR], auth_time: now() }, fault: 'weak' },
  ],
  [
    'by amr',
    {
      env: { OIDC_STEP_UP_PROOF: 'amr:mfa' },
      claims: { amr: ['pwd', 'mfa'], auth_time: now() },
      fault: 'none',
    },
  ],
  [
    'by amr, which lacks it',
    { env: { OIDC_STEP_UP_PROOF: 'amr:mfa' }, claims: { amr: ['pwd'], auth_time: now() }, fault: 'weak' },
  ],
  [
    'by acrs or amr',
    {
      env: { OIDC_STEP_UP_PROOF: 'amr:mfa acrs:c1' },
      claims: { acrs: ['c1'], auth_time: now() },
      fault: 'none',
    },
  ],
])('a step-up %s', async (_what, { env, claims, begun = 5, fault }) => {
  const { assertSteppedUp } = await under(env)
  expect(faultOf(() => assertSteppedUp(claims, Date.now() - begun * 1000))).toBe(fault)
})

test('what was expected and what came stand in the message', async () => {
  const { assertSteppedUp } = await under()
  expect(() => assertSteppedUp({ acr: 'password' }, Date.now())).toThrow(
    `expected acr ${ACR}, received acr password`,
  )
})

test('a step-up is asked for as the provider wants it', async () => {
  expect((await under()).stepUpParameters()).toEqual({ max_age: '0', acr_values: ACR })
  const older = await under({ OIDC_STEP_UP_ASKS: 'when-older', OIDC_STEP_UP_PROMPT: 'login' })
  expect(older.stepUpParameters()).toEqual({ max_age: '300', prompt: 'login', acr_values: ACR })
  const { claims = '', ...others } = (
    await under({ OIDC_STEP_UP_REQUEST: 'claims', OIDC_STEP_UP_PROOF: 'acrs:c1' })
  ).stepUpParameters()
  expect(others).toEqual({ max_age: '0' })
  expect(JSON.parse(claims)).toEqual({
    id_token: { acrs: { essential: true, value: 'c1' }, auth_time: { essential: true } },
    access_token: { acrs: { essential: true, value: 'c1' } },
  })
})
