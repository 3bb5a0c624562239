import { exportJWK, generateKeyPair, jwtVerify } from 'jose'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { type Call, clientPrefix } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { type CheckOptions, checkContract } from '../../contract/conformance/conform.ts'
import { checkDiscovery } from '../../contract/conformance/discovery.ts'
import { createReport } from '../../contract/conformance/report.ts'
import { clientKey } from '../../contract/provider.ts'
import { signingIn } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { personaPassword } from '../../sandbox/seed/personas/identity.ts'
import { aDeviating, aMember, differing, options } from './checked.ts'
import { aBotToken } from './control.ts'

// The conformance suite on the sandbox, as `npm run contract:check` runs it, and what it says of providers.

const everything = { writes: true, spends: true, spendsHalf: true, botCheck: aBotToken }

test('the sandbox conforms: as a visitor, as a member, on joining, on changes and when spending points', async () => {
  const walk = signingIn({ email: 'avery.chen@example.ca', password: personaPassword })
  const report = await checkContract(options({ ...everything, walk }))
  expect(differing(report)).toEqual([])
  expect(report.findings.flatMap(({ notes }) => notes)).toEqual([])
  // They need cheaper trips, a link from a message, a valid PIN or a claim, which stays.
  expect(report.untried).toEqual([
    'another second check after 361 seconds: it needs --wait',
    'two orders for one trip: none is open that half the balance pays',
    ...['redeemPromotionPin', 'unsubscribe', 'downloadExport', 'confirmEmail', 'createClaim'].map(
      (operation) => `${operation}: only its refusals were tried`,
    ),
  ])
  expect(report.findings.length).toBeGreaterThan(700)
})

test('the sandbox conforms to the minimum, whatever it has besides', async () => {
  const walk = signingIn(await aMember())
  expect(differing(await checkContract(options({ ...everything, walk, profile: 'minimum' })))).toEqual([])
})

test('a backend of the core calls alone, without a least age, conforms, and no extension is asked for', async () => {
  const extensions = Object.values<Call>(calls).flatMap(({ flag, client, path }) =>
    flag ? [new RegExp(`^${clientPrefix[client]}${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)] : [],
  )
  const asked: string[] = []
  const backend = await aDeviating(inject('backendUrl'), (path, answer) => {
    if (extensions.some((one) => one.test(path))) asked.push(path)
    if (path !== '/api/page-data') return answer
    const { minimumAge: _, ...said } = JSON.parse(answer.text)
    return { ...answer, text: JSON.stringify({ ...said, featureFlags: {} }) }
  })
  const report = await checkContract(options({ ...everything, walk: signingIn(await aMember()), backend }))
  // The sandbox lets a new e-mail address wait for its link, which is an extension.
  const found = differing(report).filter(([, asked]) => asked !== 'it takes effect at once')
  expect([found, asked]).toEqual([[], []])
  expect(report.untried.filter((what) => what.includes('born this week'))).toHaveLength(2)
})

test('a provider is tested without a backend, signing out included', async () => {
  const walk = signingIn(await aMember())
  const report = await checkContract(options({ ...everything, walk, backend: undefined }))
  expect(differing(report)).toEqual([])
  expect(new Set(report.findings.map(({ of }) => of))).toEqual(
    new Set([
      ...['discovery', 'jwks', 'sign-in', 'token', 'id_token', 'refresh', 'step-up'],
      ...['revocation', 'logout'],
    ]),
  )
  expect(report.untried).toContain('the backend: it needs --backend')
})

test('an unreachable backend is reported once', async () => {
  const found = differing(await checkContract(options({ backend: 'http://127.0.0.1:1' })))
  expect(found).toEqual([['the backend', 'anything', 'expected success, got: fetch failed: bad port']])
})

test('a sign-in that goes nowhere, and a bot check without tokens, are reported beside everything else', async () => {
  const report = await checkContract(
    options({
      walk: async () => Promise.reject(new Error('wrong password')),
      botCheck: async () => Promise.reject(new Error('connection refused')),
    }),
  )
  const found = differing(report)
  expect(found).toContainEqual(['sign-in', 'as a whole', 'expected success, got: wrong password'])
  expect(found).toContainEqual([
    'bot check',
    'a token for createCustomer',
    'expected success, got: connection refused',
  ])
  expect(report.findings.filter(({ of }) => of === 'listOffers')).not.toEqual([])
  expect(report.untried.join()).not.toContain('--sign-in')
})

test('a token with another audience, or without an expiry, is reported', async () => {
  const unsigned = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  const issuer = await aDeviating(inject('issuer'), (path, answer) => {
    if (path === '/token') {
      const { expires_in: _, ...said } = JSON.parse(answer.text)
      const tokens = { ...said, access_token: unsigned({ aud: 'somebody-else' }) }
      return { ...answer, text: JSON.stringify(tokens) }
    }
    return {
      ...answer,
      text: answer.text.replace(/(?<="(issuer|token_endpoint)":")http:..[^/"]+/g, issuerHere),
    }
  })
  const issuerHere = () => issuer
  const walk = signingIn(await aMember())
  // There is nobody to show the tokens to.
  const found = differing(await checkContract(options({ walk, backend: 'http://127.0.0.1:1' }, issuer)))
  expect(found).toContainEqual([
    'refresh',
    'for urn:borealis:web',
    'expected expires_in, a number of seconds',
    'expected aud urn:borealis:web, got somebody-else',
  ])
})

test('a client that has a key proves itself by it each time, and by no secret', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'client' }
  const sent: URLSearchParams[] = []
  const issuer: string = await aDeviating(
    inject('issuer'),
    (_path, answer) => ({
      ...answer,
      text: answer.text.replace(/(?<="(issuer|token_endpoint)":")http:..[^/"]+/g, () => issuer),
    }),
    undefined,
    (path, headers, body) => {
      if (path !== '/token') return body
      const form = new URLSearchParams(body)
      sent.push(new URLSearchParams(form))
      expect(headers.get('authorization')).toBe(null)
      // The sandbox's provider knows no keys.
      headers.set('authorization', `Basic ${btoa(`borealis-site:${inject('clientSecret')}`)}`)
      for (const name of ['client_id', 'client_assertion', 'client_assertion_type']) form.delete(name)
      return String(form)
    },
  )
  const { client, ...others } = options(
    { walk: signingIn(await aMember()), backend: 'http://127.0.0.1:1' },
    issuer,
  )
  const report = await checkContract({
    ...others,
    client: { ...client, clientKey: clientKey.parse(JSON.stringify(jwk)) },
  })
  const assertions = sent.map((form) => form.get('client_assertion') ?? '')
  const claims = { issuer: 'borealis-site', subject: 'borealis-site', audience: `${issuer}/token` }
  const signed = await Promise.all(assertions.map((one) => jwtVerify(one, publicKey, claims)))
  expect(new Set(signed.map(({ payload }) => payload.jti)).size).toBe(assertions.length)
  expect(assertions.length).toBeGreaterThan(4)
  expect(sent.some((form) => form.has('client_secret'))).toBe(false)
  const found = differing(report)
  expect(found.filter(([of]) => of === 'token' || of === 'refresh')).toEqual([])
  // The sandbox says what it takes, and that is not a key.
  expect(found).toContainEqual([
    'discovery',
    'the client proves itself by private_key_jwt',
    expect.stringContaining('expected private_key_jwt in token_endpoint_auth_methods_supported'),
  ])
})

describe('a second check', () => {
  afterEach(() => vi.useRealTimers())
  const what = 'signature, claims, strength and auth_time of a step-up'
  const { client, ...others } = options({ backend: 'http://127.0.0.1:1' })
  const stepUps = async (changed: Partial<typeof client.stepUp>, more: Partial<CheckOptions>) => {
    const stepUp = { ...client.stepUp, ...changed }
    const walk = signingIn(await aMember())
    const report = await checkContract({ ...others, walk, client: { ...client, stepUp }, ...more })
    return differing(report).filter(([of]) => of === 'id_token')
  }

  test('whose strength is not said is reported', async () => {
    const found = await stepUps({ proof: ['acrs:c1'] }, {})
    expect(found).toEqual([['id_token', what, 'expected acrs c1, got acrs missing']])
    expect(await stepUps({ proof: ['amr:mfa'] }, {})).toEqual([])
  })

  test('that is answered from a session of minutes ago is reported', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // The provider's clock stays behind.
    const wait = async (ms: number) => void vi.setSystemTime(Date.now() + ms)
    const found = await stepUps({}, { wait })
    expect(found).toEqual([
      ['id_token', what, expect.stringMatching(/^expected at most 360 s ago, got auth_time 36\d s ago$/)],
    ])
  })
})

/** What is said of a provider whose metadata is another. */
async function discovered(change: (metadata: Record<string, unknown>) => object) {
  const issuer = await aDeviating(inject('issuer'), (path, answer) =>
    path === '/.well-known/openid-configuration'
      ? { ...answer, text: JSON.stringify({ ...change(JSON.parse(answer.text)), issuer }) }
      : answer,
  )
  const report = createReport(() => {})
  await checkDiscovery(options({}, issuer).client, report)
  return report
}

test('a provider without PKCE, step-up or logout is reported', async () => {
  const report = await discovered(({ end_session_endpoint: _, ...metadata }) => ({
    ...metadata,
    code_challenge_methods_supported: ['plain'],
    acr_values_supported: ['1'],
  }))
  expect(differing(report)).toEqual([
    ['discovery', 'PKCE', 'expected S256 in code_challenge_methods_supported, got plain'],
    [
      'discovery',
      'step-up',
      'expected urn:borealis:acr:another or urn:borealis:acr:step-up in acr_values_supported, got 1',
    ],
    ['discovery', 'signing out', 'expected end_session_endpoint'],
  ])
})

test('a provider with minimal metadata conforms, and its endpoints are listed', async () => {
  const optional =
    /^(code_challenge_methods|acr_values|scopes|authorization_response_iss_parameter)_supported$/
  const report = await discovered((metadata) =>
    Object.fromEntries(Object.entries(metadata).filter(([name]) => !optional.test(name))),
  )
  expect(differing(report)).toEqual([])
  const notes = report.findings.flatMap((finding) => finding.notes)
  expect(notes).toContain('acr_values_supported is not told: signing in shows whether it is there')
  expect(notes).toContain(`OIDC_PAGE_ORIGINS must name ${new URL(inject('issuer')).origin}`)
})

test('metadata without its endpoints is reported by their names alone', async () => {
  const found = differing(await discovered(() => ({})))
  expect(found.map(([, , first]) => first)).toEqual([
    'authorization_endpoint: Invalid input: expected string, received undefined',
  ])
})
