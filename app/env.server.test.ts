import { expect, test } from 'vitest'
import { realSettings as real } from '../tests/support/samples.ts'
import { parseEnv } from './env.server.ts'

test('several machines need a shared session store', () => {
  expect(() => parseEnv({ ...real, INSTANCES: '2' })).toThrow('SESSION_STORE: sqlite is one file')
  expect(parseEnv({ ...real, INSTANCES: '2', SESSION_STORE: 'redis://10.0.0.7:6379' }).INSTANCES).toBe(2)
})

test('every variable that is missing or wrong is named, and which of the two it is', () => {
  expect(() => parseEnv({ ...real, BACKEND_URL: '', OIDC_CLIENT_SECRET: 'short' })).toThrow(
    /^The environment is not complete:\n {2}BACKEND_URL: is missing\n {2}OIDC_CLIENT_SECRET: Too small/,
  )
})

test('a start without variables lists everything that is missing, and no consequences of it', () => {
  const linesFor = (set: Record<string, string>) => {
    try {
      parseEnv(set)
      return []
    } catch (error) {
      return String(error)
        .split('\n  ')
        .slice(1)
        .map((line) => line.split(':')[0])
    }
  }
  const required = ['BACKEND_URL', 'OIDC_ISSUER', 'SESSION_SECRETS', 'PUBLIC_ORIGIN', 'OIDC_CLIENT_SECRET']
  expect(linesFor({})).toEqual([...required, 'ALTCHA_HMAC_KEY'])
  expect(linesFor({ INSTANCES: '2', SECURITY_CONTACT: 'mailto:a@example.ca' })).toEqual([
    ...required,
    'SESSION_STORE',
    'SECURITY_TXT_EXPIRES',
    'ALTCHA_HMAC_KEY',
  ])
  expect(linesFor({ ...real, INSTANCES: '2', SESSION_STORE: 'memory' })).toEqual(['SESSION_STORE'])
  expect(linesFor({ ...real, TAGS_ORIGIN: 'tags', TAG_MANAGER_URL: 'https://tags.example.ca/t.js' })).toEqual(
    ['TAGS_ORIGIN'],
  )
})

test('a session store that is neither sqlite nor a Redis is refused by name', () => {
  for (const value of [
    'memory',
    'redis:',
    'http://127.0.0.1',
    'redis:// ',
    'redis+sentinel://a:26379',
    'redis+sentinel://a:26379,/name',
    'redis+sentinel://a:99999/name',
    'redis+cluster://',
    'redis+cluster://a:6379/name',
    'redis+other://a:6379',
    'redis://site:p%ss@a:6379',
    'redis+sentinel://site:p%ss@a:26379/name',
    'redis+cluster://p%ss@a:6379',
  ]) {
    expect(() => parseEnv({ ...real, SESSION_STORE: value }), value).toThrow('SESSION_STORE')
  }
})

test('a password of a store may have colons', () => {
  for (const value of ['redis+sentinel://site:ab:c%3Ad:@a/borealis', 'redis+cluster://site:ab:c%3Ad:@a']) {
    expect(parseEnv({ ...real, SESSION_STORE: value }).SESSION_STORE, value).toMatchObject({
      username: 'site',
      password: 'ab:c:d:',
    })
  }
})

test('Sentinels have several addresses and a name, a cluster has several addresses; both may have TLS, user and password', () => {
  const sentinels = 'rediss+sentinel://site:p%40ss@a.example.ca,[::1]:26380/borealis?sentinelPassword=s%26t'
  expect(parseEnv({ ...real, SESSION_STORE: sentinels })).toMatchObject({
    SESSION_STORE: {
      kind: 'sentinel',
      name: 'borealis',
      tls: true,
      username: 'site',
      password: 'p@ss',
      sentinelLogin: { password: 's&t' },
      nodes: [
        { host: 'a.example.ca', port: 26_379 },
        { host: '::1', port: 26_380 },
      ],
    },
    SESSION_STORE_REPLICAS: 1,
  })
  expect(parseEnv({ ...real, SESSION_STORE: 'redis+cluster://:secret@a,b:7000' }).SESSION_STORE).toEqual({
    kind: 'cluster',
    tls: false,
    password: 'secret',
    nodes: [
      { host: 'a', port: 6_379 },
      { host: 'b', port: 7_000 },
    ],
  })
})

test('changes wait for a replica where there are replicas, unless it is said otherwise', () => {
  const replicas = (set: Record<string, string>) => parseEnv({ ...real, ...set }).SESSION_STORE_REPLICAS
  expect(replicas({})).toBe(0)
  expect(replicas({ SESSION_STORE: 'redis://a' })).toBe(0)
  expect(replicas({ SESSION_STORE: 'redis+cluster://a,b' })).toBe(1)
  expect(replicas({ SESSION_STORE: 'redis+cluster://a,b', SESSION_STORE_REPLICAS: '0' })).toBe(0)
  expect(() => replicas({ SESSION_STORE_REPLICAS: '1' })).toThrow(
    'SESSION_STORE_REPLICAS: sqlite is one file',
  )
})

test('a failpoint exists only in a process that the sandbox started', () => {
  const armed = { BOREALIS_FAILPOINT: 'kill@order:answered' }
  expect(() => parseEnv({ ...real, ...armed })).toThrow('BOREALIS_FAILPOINT: is for proofs in the sandbox')
  expect(parseEnv({ SANDBOX: '1', ...armed }).BOREALIS_FAILPOINT).toBe('kill@order:answered')
  expect(parseEnv({ SANDBOX: '1' }).BOREALIS_FAILPOINT).toBeUndefined()
})

test('the switch of the sandbox works only beside a sandbox of this machine', () => {
  expect(() => parseEnv({ SANDBOX: '1', BACKEND_URL: 'https://api.example.ca' })).toThrow(
    'SANDBOX: 1 is for the sandbox of this machine, and BACKEND_URL is elsewhere',
  )
  expect(() => parseEnv({ SANDBOX: '1', OIDC_ISSUER: 'http://127.0.0.1.example.ca' })).toThrow('OIDC_ISSUER')
  expect(parseEnv({ SANDBOX: '1', BACKEND_URL: 'http://[::1]:3002' }).SANDBOX).toBe(true)
})

test('outside the sandbox the site runs on https, or on this machine', () => {
  const at = (PUBLIC_ORIGIN: string) => parseEnv({ ...real, PUBLIC_ORIGIN }).PUBLIC_ORIGIN
  expect(() => at('http://www.example.ca')).toThrow('PUBLIC_ORIGIN: must begin with https://')
  expect(at('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})

test('the secret that is named first seals, and none is named twice', () => {
  const [one, two] = ['s'.repeat(40), 't'.repeat(40)]
  const secrets = (value: string) => parseEnv({ ...real, SESSION_SECRETS: value }).SESSION_SECRETS
  expect(secrets(`1:${one},2:${two}`)).toEqual({ sealing: '1', secret: one, all: { 1: one, 2: two } })
  expect(secrets(`2:${two},1:${one}`).sealing).toBe('2')
  expect(() => secrets(`1:${one},1:${two}`)).toThrow('names secret 1 twice')
})

test('the values of the sandbox are refused elsewhere', () => {
  const ours = parseEnv({ SANDBOX: '1' })
  expect(() => parseEnv({ ...real, OIDC_CLIENT_SECRET: ours.OIDC_CLIENT_SECRET })).toThrow(
    'OIDC_CLIENT_SECRET',
  )
  expect(() => parseEnv({ ...real, SESSION_SECRETS: `1:${ours.SESSION_SECRETS.all['1']}` })).toThrow(
    'SESSION_SECRETS',
  )
})

test('a bot check without its keys is refused by the name of the key', () => {
  const { ALTCHA_HMAC_KEY: _, ...bare } = real
  expect(() => parseEnv(bare)).toThrow('ALTCHA_HMAC_KEY')
  expect(() => parseEnv({ ...bare, ALTCHA_HMAC_KEY: 'short' })).toThrow('ALTCHA_HMAC_KEY')
  expect(() => parseEnv({ ...real, BOT_CHECK: 'recaptcha' })).toThrow('RECAPTCHA_SITE_KEY')
  expect(() => parseEnv({ ...real, BOT_CHECK: 'turnstile' })).toThrow('TURNSTILE_SITE_KEY')
  const keyed = { ...real, BOT_CHECK: 'turnstile', TURNSTILE_SITE_KEY: '0x1' }
  expect(parseEnv(keyed).BOT_CHECK).toBe('turnstile')
  expect(() => parseEnv({ ...keyed, BOT_CHECK_VERIFIER: 'site' })).toThrow('TURNSTILE_SECRET')
})

test('there may be two of a key, each as long as one', () => {
  const long = 'b'.repeat(32)
  for (const keys of ['short', `${long},short`, ','])
    expect(() => parseEnv({ ...real, ALTCHA_HMAC_KEY: keys })).toThrow('ALTCHA_HMAC_KEY')
  const two = parseEnv({ ...real, ALTCHA_HMAC_KEY: `${long}, ${'c'.repeat(32)}` })
  expect(two.ALTCHA_HMAC_KEY).toEqual([long, 'c'.repeat(32)])
  const token = 'd'.repeat(24)
  expect(parseEnv({ ...real, METRICS_TOKEN: `${token},${long}` }).METRICS_TOKEN).toEqual([token, long])
  expect(() => parseEnv({ ...real, METRICS_TOKEN: `${token},short` })).toThrow('METRICS_TOKEN')
})

test('the check that lets everybody in stays in the sandbox', () => {
  expect(() => parseEnv({ ...real, BOT_CHECK: 'sandbox' })).toThrow('BOT_CHECK: sandbox')
  expect(parseEnv({ SANDBOX: '1' }).BOT_CHECK).toBe('sandbox')
  expect(parseEnv(real).BOT_CHECK).toBe('altcha')
})

test('security.txt needs a contact that can be followed, and its last day', () => {
  const contact = { SECURITY_CONTACT: 'mailto:security@example.ca' }
  expect(() => parseEnv({ ...real, ...contact })).toThrow('SECURITY_TXT_EXPIRES: security.txt needs')
  const expiry = { SECURITY_TXT_EXPIRES: '2027-06-30T00:00:00Z' }
  expect(parseEnv({ ...real, ...contact, ...expiry }).SECURITY_CONTACT).toBe('mailto:security@example.ca')
  for (const value of ['security@example.ca', 'mailto:a b', 'http://example.ca', 'https://x\nExpires: never'])
    expect(() => parseEnv({ ...real, ...expiry, SECURITY_CONTACT: value }), value).toThrow('SECURITY_CONTACT')
  expect(() => parseEnv({ ...real, SECURITY_TXT_EXPIRES: 'next year' })).toThrow('SECURITY_TXT_EXPIRES')
})

test('a header may be named in any case, and by what is one', () => {
  expect(parseEnv({ ...real, STEP_UP_HEADER: 'X-MFA2-Token' }).STEP_UP_HEADER).toBe('x-mfa2-token')
  expect(() => parseEnv({ ...real, STEP_UP_HEADER: 'step up' })).toThrow(
    'STEP_UP_HEADER: must be the name of a header',
  )
})

test('several addresses stand in one variable, and each is what it should be', () => {
  const { IMAGE_HOSTS, OIDC_PAGE_ORIGINS } = parseEnv({
    ...real,
    IMAGE_HOSTS: 'a.example.ca, http://b.example.ca/cards',
    OIDC_PAGE_ORIGINS: 'https://login.example.ca https://bank.example.ca/',
  })
  expect(IMAGE_HOSTS).toEqual(['https://a.example.ca', 'http://b.example.ca/cards'])
  expect(OIDC_PAGE_ORIGINS).toEqual(['https://login.example.ca', 'https://bank.example.ca'])
  expect(() => parseEnv({ ...real, OIDC_PAGE_ORIGINS: 'https://id.example.ca/login' })).toThrow(
    'OIDC_PAGE_ORIGINS',
  )
})

/** What whoever starts a site reads, if anything. */
function complaintAbout(name: string, value: string): string {
  try {
    parseEnv({ ...real, TAGS_ORIGIN: 'https://tags.example.ca', [name]: value })
    return ''
  } catch (error) {
    return String(error)
  }
}

test.each([
  // An address of the scheme `api.example.ca`.
  ['BACKEND_URL', 'api.example.ca:8080'],
  ['OIDC_ISSUER', 'ftp://id.example.ca'],
  ['PUBLIC_ORIGIN', 'ws://www.example.ca'],
  ['BOT_CHECK_SCRIPT_URL', 'javascript:alert()'],
  ['TAG_MANAGER_URL', 'data:,'],
  ['TAG_HOSTS', "https://t.example.ca 'unsafe-inline'"],
  ['IMAGE_HOSTS', 'https://, ftp://img.example.ca'],
  ['SESSION_STORE', 'redis://127.0.0.1:99999'],
  // A timer of so many milliseconds goes off at once.
  ['BACKEND_TIMEOUT_MS', '3000000000'],
  ['SESSION_STORE_TIMEOUT_MS', '3000000000'],
  ['DRAIN_SECONDS', '3000000'],
  ['SESSION_IDLE_DAYS', '1e99'],
  ['SESSION_ABSOLUTE_DAYS', '1e99'],
  ['PORT', '1e99'],
])('%s=%s is refused in one line', (name, value) => {
  expect(complaintAbout(name, value)).toMatch(
    new RegExp(`^Error: The environment is not complete:\\n {2}${name}: .+$`),
  )
})

test('spaces around a value are not part of it, and alone are none', () => {
  const { BACKEND_URL, PORT } = parseEnv({ ...real, BACKEND_URL: ` ${real.BACKEND_URL} `, PORT: ' ' })
  expect({ BACKEND_URL, PORT }).toEqual({ BACKEND_URL: real.BACKEND_URL, PORT: 3000 })
})

test.each([
  [{ BOT_CHECK: 'altcha' }, ''],
  [
    { BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'x' },
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  ],
  [
    {
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'x',
      BOT_CHECK_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js',
    },
    'https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/',
  ],
  [{ BOT_CHECK: 'turnstile', TURNSTILE_SITE_KEY: 'x' }, 'https://challenges.cloudflare.com'],
  [
    {
      BOT_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'x',
      BOT_CHECK_SCRIPT_URL: 'http://127.0.0.1:4510/turnstile/v0/api.js',
    },
    'http://127.0.0.1:4510',
  ],
])('%j: the policy names the hosts of the bot check: “%s”', (own, sources) => {
  expect(parseEnv({ ...real, ...own }).botCheckSources).toBe(sources)
})
