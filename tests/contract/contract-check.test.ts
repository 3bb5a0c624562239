import { expect, inject, test } from 'vitest'
import { checkContract } from '../../contract/conformance/conform.ts'
import { aDeviating, aMember, differing, options } from './checked.ts'
import { aBotToken } from './control.ts'

// `npm run contract:check` reports nothing for the sandbox, and each deviation of a proxy that changes it.

test('the sandbox conforms: as a visitor, as a member, on joining, on changes and when spending points', async () => {
  const report = await checkContract(
    options({ ...(await aMember()), writes: true, spends: true, botToken: aBotToken }),
  )
  expect(differing(report)).toEqual([])
  expect(report.findings.flatMap(({ notes }) => notes)).toEqual([])
  expect(report.untried).toEqual(
    [
      'redeemPromotionPin',
      'unsubscribe',
      'downloadExport',
      'confirmEmail',
      'revealECard',
      'resendECard',
      'createClaim',
    ].map((operation) => `${operation}: only its refusals were tried`),
  )
  expect(report.findings.length).toBeGreaterThan(500)
}, 60_000)

test('a field of another type is reported with its path and without its value', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) =>
    path === '/api/help'
      ? { ...answer, text: answer.text.replaceAll('"slug":"', '"slug":7,"was":"') }
      : answer,
  )
  const found = differing(await checkContract(options({ backend })))
  expect(found.map(([of]) => of)).toEqual(['listHelp', 'listHelp', 'listHelp'])
  expect(found[0]?.[2]).toMatch(
    /^articles\.0\.slug: Invalid input: expected string, received number \(and \d+ more rows\)$/,
  )
  expect(JSON.stringify(found)).not.toContain('where-is-my-order')
})

test('an unexpected status is reported with the expected one', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) =>
    path === '/web/v1/customers/balance' ? { ...answer, status: 403 } : answer,
  )
  expect(differing(await checkContract(options({ backend })))).toEqual([
    ['getBalance', 'without a token', 'expected 401 UNAUTHENTICATED, got 403 UNAUTHENTICATED'],
    ['getBalance', 'with a token that is none', 'expected 401 UNAUTHENTICATED, got 403 UNAUTHENTICATED'],
  ])
})

test('a list of offers without pages, or in another order, is reported with what was expected', async () => {
  const spoiled = (spoil: (body: { offers: object[] }) => void) =>
    aDeviating(inject('backendUrl'), (path, answer) => {
      if (!/^\/api\/offers\?.*pageSize/.test(path) || answer.status !== 200) return answer
      const body = JSON.parse(answer.text)
      spoil(body)
      return { ...answer, text: JSON.stringify(body) }
    })
  const backward = await spoiled((body) => body.offers.reverse())
  const found = differing(await checkContract(options({ backend: backward })))
  expect(found).toContainEqual([
    'listOffers',
    'pages of 10, one after the other',
    'expected what ends soonest first',
  ])
  const endless = await spoiled((body) => body.offers.push(...body.offers.slice(0, 1)))
  expect(JSON.stringify(differing(await checkContract(options({ backend: endless }))))).toContain(
    'expected each offer once in all pages',
  )
})

interface Found {
  hits?: object[]
  groups?: { totalCount: number }[]
}

test.each<[string, (question: URLSearchParams) => void, (found: Found) => void, string]>([
  [
    'knows capitals apart',
    (question) => /[A-Z]{3}/.test(question.get('q') ?? '') && question.set('q', 'xqzxqz'),
    () => {},
    'expected the same without accents and in capitals',
  ],
  [
    'forgives nothing',
    (question) => question.get('q')?.[2] === 'x' && question.set('q', 'xqzxqz'),
    () => {},
    'expected it by a word with one letter wrong',
  ],
  [
    'has another order',
    () => {},
    ({ hits }) => hits?.reverse(),
    'expected what has the term in its title first',
  ],
  [
    'has one page',
    (question) => question.delete('pageNumber'),
    () => {},
    'expected the same order page by page',
  ],
  [
    'counts wrong',
    () => {},
    ({ groups }) => groups?.map((group) => Object.assign(group, { totalCount: group.totalCount + 1 })),
    'expected the same `totalCount` as page by page',
  ],
])('a search that %s is reported', async (_what, ask, spoil, expected) => {
  const backend = await aDeviating(
    inject('backendUrl'),
    (path, answer) => {
      if (!path.startsWith('/api/search') || answer.status !== 200) return answer
      const found = JSON.parse(answer.text)
      spoil(found)
      return { ...answer, text: JSON.stringify(found) }
    },
    (url) => {
      const [path = '', query] = url.split('?')
      const question = new URLSearchParams(query)
      if (path.startsWith('/api/search')) ask(question)
      return question.size > 0 ? `${path}?${question}` : path
    },
  )
  const found = differing(await checkContract(options({ backend })))
  expect(JSON.stringify(found)).toContain(expected)
  expect(found.filter(([of]) => of !== 'search' && of !== 'searchKind')).toEqual([])
})

test('an additional field is a note, because the site ignores it', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) =>
    path === '/api/spotlights' ? { ...answer, text: answer.text.replace('{', '{"extra":1,') } : answer,
  )
  const report = await checkContract(options({ backend }))
  expect(differing(report)).toEqual([])
  expect(report.findings.flatMap(({ notes }) => notes)).toContain('extra is not in the contract')
})

test('an unknown kind of event or way to redeem is a note', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) => ({
    ...answer,
    text: /rewards$|security/.test(path)
      ? answer.text
          .replaceAll('"kind":"sign-in"', '"kind":"entrance"')
          .replaceAll('"type":"travel"', '"type":"donation"')
      : answer.text,
  }))
  const report = await checkContract(options({ ...(await aMember()), backend }))
  expect(differing(report)).toEqual([])
  expect(report.findings.flatMap(({ notes }) => notes)).toEqual([
    'a way that the site does not know: the reward has no link',
    'a kind that the site has no words for: only the `detail` is shown',
  ])
})

test('a change that is confirmed but not stored is reported by its call', async () => {
  let stale = ''
  const backend = await aDeviating(inject('backendUrl'), (path, answer, method) => {
    if (path !== '/web/v1/customers/' || method !== 'GET' || answer.status !== 200) return answer
    // The first profile that was read, whatever has changed since.
    stale ||= answer.text
    return { ...answer, text: stale }
  })
  const found = differing(await checkContract(options({ ...(await aMember()), backend, writes: true })))
  expect(found.filter(([of]) => of === 'updateCustomer')).toEqual([
    [
      'updateCustomer',
      'what the body names is changed, and nothing else',
      'expected the answer to be the profile as it is read then',
      'expected the three to be changed and the rest to be as before',
    ],
  ])
  expect(found.map(([of]) => of)).toEqual(['updateCustomer', 'setDefaultAddress', 'freezeAccount'])
}, 60_000)

test.each([
  ['POST', '/web/v1/customers/addresses', 201, 'createAddress'],
  ['PUT', '/api/me/consents', 200, 'setConsent'],
  ['PATCH', '/api/me/preferences', 200, 'setMessagePreferences'],
  ['DELETE', '/api/me/email', 204, 'cancelEmailChange'],
  ['DELETE', '/api/me/freeze', 200, 'unfreezeAccount'],
  ['POST', '/api/me/deletion', 202, 'requestDeletion'],
])(
  'a backend that breaks %s %s is reported',
  async (brokenMethod, brokenPath, status, operation) => {
    const backend = await aDeviating(inject('backendUrl'), (path, answer, method) =>
      method === brokenMethod && path === brokenPath && answer.status === status
        ? { ...answer, status: 503, text: '{}' }
        : answer,
    )
    const found = differing(await checkContract(options({ ...(await aMember()), backend, writes: true })))
    expect(found[0]).toEqual([operation, expect.any(String), `expected status ${status}, got 503`])
    expect([...new Set(found.map(([of]) => of))]).toEqual([operation])
  },
  60_000,
)

test('a backend that lets one person join twice is reported', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) =>
    path === '/web/v1/customers/' && answer.status === 409 ? { ...answer, status: 201, text: '{}' } : answer,
  )
  const found = differing(await checkContract(options({ backend, botToken: aBotToken })))
  expect(found).toEqual([['createCustomer', 'the same e-mail address', 'expected 409 EMAIL_TAKEN, got 201']])
})

test('a provider without PKCE, step-up or logout is reported', async () => {
  const issuer = await aDeviating(inject('issuer'), (_path, answer) => {
    const { end_session_endpoint: _, ...metadata } = JSON.parse(answer.text)
    const lists = { code_challenge_methods_supported: ['plain'], acr_values_supported: ['1'] }
    return { ...answer, text: JSON.stringify({ ...metadata, ...lists, issuer }) }
  })
  const found = differing(await checkContract(options({}, issuer)))
  expect(found).toEqual([
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
  const issuer = await aDeviating(inject('issuer'), (_path, answer) => {
    const {
      code_challenge_methods_supported: _,
      acr_values_supported: __,
      scopes_supported: ___,
      authorization_response_iss_parameter_supported: ____,
      ...metadata
    } = JSON.parse(answer.text)
    return { ...answer, text: JSON.stringify({ ...metadata, issuer }) }
  })
  const report = await checkContract(options({}, issuer))
  expect(differing(report)).toEqual([])
  const notes = report.findings.flatMap((finding) => finding.notes)
  expect(notes).toContain('acr_values_supported is not told: signing in shows whether it is there')
  expect(notes).toContain(`OIDC_PAGE_ORIGINS must name ${new URL(inject('issuer')).origin}`)
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
  const found = differing(await checkContract(options(await aMember(), issuer)))
  expect(found).toContainEqual([
    'refresh',
    'for urn:borealis:web',
    'expected expires_in, a number of seconds',
    'expected aud urn:borealis:web, got somebody-else',
  ])
}, 60_000)

test('an unreachable backend is reported once', async () => {
  const found = differing(await checkContract(options({ backend: 'http://127.0.0.1:1' })))
  expect(found).toEqual([['the backend', 'anything', 'expected success, got: fetch failed: bad port']])
})

test('a sign-in that goes nowhere, and a bot check without tokens, are reported beside everything else', async () => {
  const report = await checkContract(
    options({
      walk: async () => Promise.reject(new Error('wrong password')),
      botToken: async () => Promise.reject(new Error('connection refused')),
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

test('metadata without its endpoints is reported by their names alone', async () => {
  const issuer = await aDeviating(inject('issuer'), (path, answer) =>
    path === '/.well-known/openid-configuration' ? { ...answer, text: `{"issuer":"${issuer}"}` } : answer,
  )
  const found = differing(await checkContract(options({}, issuer)))
  expect(found.map(([, , first]) => first)).toEqual([
    'authorization_endpoint: Invalid input: expected string, received undefined',
  ])
})
