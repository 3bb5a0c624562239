import fc from 'fast-check'

/** The host that every payload tries to reach. */
const EVIL = 'evil.test'

/** Payloads that have worked against real sites. */
const corpus = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '/\r/', '/\t\\', '/\u0000/', '\t//', ' //'],
  ...['/.//', '/..//', '/a/..//', '/%2e//', '/%2e%2e//', '/./\\', '/fr-ca//', '/fr-ca/\\', '/fr-ca/.//'],
  ...[
    '/fr-ca/..//',
    '/fr-ca%2f/',
    '/fr-ca//fr-ca//',
    '/FR-CA//',
    '/%2f',
    '/%2f%2f',
    '/%5c',
    '/%5c%5c',
    '/%09/',
  ],
  ...[
    '/%0a/',
    '/%0d/',
    '/;//',
    '/@',
    '@',
    '/a@',
    'https://',
    'http://',
    'https:',
    'http:/',
    'HTTPS://',
    'ftp://',
  ],
  ...[
    '//localhost@',
    'http://localhost@',
    'http://localhost:',
    'http://localhost.',
    '//%6c%6f@',
    '/\u3000/',
    '/\uff0f',
  ],
  ...['/auth/callback?next=//', '/auth/sign-in?returnTo=//', '/_serverFn//', '/account//', '/account?x=//'],
].map((start) => start + EVIL)

const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://evil.test/x',
  'about:blank',
  '/account&redirect_uri=https://evil.test/',
  '/account?redirect_uri=https://evil.test/&scope=admin',
  '/account%26prompt=none',
  '/account#&acr_values=none',
  '/account\r\nlocation: https://evil.test/',
  '/account%0d%0alocation:%20https://evil.test/',
  '/account\r\nset-cookie: __Host-borealis=x',
  '"><script>alert(1)</script>',
  '/"onmouseover="alert(1)',
  `//${EVIL}%2f..`,
  `//${EVIL}:443@localhost/`,
  `/${'a'.repeat(3_000)}//${EVIL}`,
  '/\ud800',
  '',
  '/',
  '/account',
]

const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '/.', '/..', '%2e', '%2f', '%5c', '%09', '%0a', '%0d', '%00', '%252f'],
  ...['\t', '\n', '\r', '\u0000', '\u00a0', '\u200b', '\u2028', '\ufeff', '\u3002', '\uff0f', '\ud800'],
  ...['@', ':', ':443', '?', '#', '&', ';', ' ', '%', '"', '<', '>', "'", '=', '[', ']', '|', '^', '{', '}'],
  ...[
    EVIL,
    `www.${EVIL}`,
    `user:pass@${EVIL}`,
    'localhost',
    'http:',
    'https:',
    'javascript:',
    'data:',
    'file:',
  ],
  ...['offers', 'auth', 'account', 'fr-ca', '/fr-ca/', '/fr-ca', 'FR-CA', 'sign-in', '_serverFn'],
  ...['redirect_uri=https://evil.test/', '&prompt=none', '&acr_values=none', '&state=x', '&client_id=evil'],
)

const grammar = fc.array(piece, { minLength: 1, maxLength: 9 })

const grown = fc.oneof(
  { weight: 4, arbitrary: grammar.map((pieces) => `/${pieces.join('')}`) },
  { weight: 2, arbitrary: grammar.map((pieces) => pieces.join('')) },
  { weight: 2, arbitrary: grammar.map((pieces) => `/fr-ca/${pieces.join('')}`) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
)

/** `count` different payloads, known ones first; deterministic for a seed. */
export function returnPaths(count: number, seed: number): string[] {
  const known = [...corpus, ...others]
  const more = fc.sample(grown, { numRuns: count * 2, seed })
  return [...new Set([...known, ...more])].slice(0, count)
}

/** The parameters of the site's authorization requests; any other, or a repeated one, was added. */
const OURS = [
  ...[
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
  ],
  ...['state', 'ui_locales', 'login_hint', 'acr_values', 'intent_hint', 'resource'],
]

interface Judged {
  readonly location: string | null
  readonly text: string
}

/**
 * @returns where a response would redirect to outside the site, or what was added for the provider; otherwise
 * `undefined`
 */
export function escapeIn({ location, text }: Judged, site: string, issuer: string): string | undefined {
  if (location !== null) {
    const wrong = leads(location, site, issuer)
    if (wrong) return wrong
  }
  for (const [, , quoted = ''] of text.matchAll(/\s(href|src|action|formaction|data|poster)="([^"]*)"/g)) {
    const link = unescaped(quoted)
    const url = URL.parse(link, site)
    if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return `a link to ${link}`
    if (url.hostname.endsWith(EVIL)) return `a link to ${link}`
  }
  return /<script>alert\(1\)|<[a-z][^<>]*[\s"'/]onmouseover=/i.test(text)
    ? 'markup of the payload'
    : undefined
}

function leads(location: string, site: string, issuer: string): string | undefined {
  const url = URL.parse(location, site)
  if (!url) return `an address that is none: ${location}`
  if (url.origin === issuer) {
    const names = [...url.searchParams.keys()]
    const added = names.filter((name) => !OURS.includes(name))
    const twice = names.filter((name, at) => name !== 'resource' && names.indexOf(name) !== at)
    if (added.length + twice.length > 0 || url.pathname !== '/auth')
      return `added ${[...added, ...twice].join(' ')}`
    const back = url.searchParams.get('redirect_uri') ?? ''
    const registered = ['/auth/callback', '/fr-ca/auth/callback', '/auth/mfa-callback']
    return registered.some((path) => back === site + path) ? undefined : `sent back to ${back}`
  }
  if (url.origin !== site) return `leads to ${location}`
  // Routers and proxies serialise the path again.
  const again = URL.parse(url.pathname + url.search, site)
  return again?.origin === site ? undefined : `leads away when written again: ${location}`
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
