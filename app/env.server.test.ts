import { expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

const real = {
  OIDC_ISSUER: 'https://id.example.ca',
  OIDC_CLIENT_SECRET: 'a-real-client-secret',
  BACKEND_URL: 'https://api.example.ca',
  SESSION_SECRETS: `1:${'s'.repeat(40)}`,
  ALTCHA_HMAC_KEY: 'a'.repeat(40),
}

test('several machines need a shared session store', () => {
  expect(() => parseEnv({ ...real, INSTANCES: '2' })).toThrow('SESSION_STORE: sqlite is one file')
  expect(parseEnv({ ...real, INSTANCES: '2', SESSION_STORE: 'redis://10.0.0.7:6379' }).INSTANCES).toBe(2)
})

test('a session store that is neither sqlite nor a Redis is refused by name', () => {
  for (const value of ['memory', 'redis:', 'http://127.0.0.1', 'redis:// ']) {
    expect(() => parseEnv({ ...real, SESSION_STORE: value }), value).toThrow('SESSION_STORE')
  }
})

test('a failpoint exists only in a process that the sandbox started', () => {
  const armed = { BOREALIS_FAILPOINT: 'kill@order:answered' }
  expect(() => parseEnv({ ...real, ...armed })).toThrow('BOREALIS_FAILPOINT: is for proofs in the sandbox')
  expect(parseEnv({ SANDBOX: '1', ...armed }).BOREALIS_FAILPOINT).toBe('kill@order:answered')
  expect(parseEnv({ SANDBOX: '1' }).BOREALIS_FAILPOINT).toBeUndefined()
})

test('the values of the sandbox are refused elsewhere', () => {
  const ours = parseEnv({ SANDBOX: '1' })
  expect(() => parseEnv({ ...real, OIDC_CLIENT_SECRET: ours.OIDC_CLIENT_SECRET })).toThrow(
    'OIDC_CLIENT_SECRET',
  )
  expect(() => parseEnv({ ...real, SESSION_SECRETS: `1:${ours.SESSION_SECRETS['1']}` })).toThrow(
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

test('the check that lets everybody in stays in the sandbox', () => {
  expect(() => parseEnv({ ...real, BOT_CHECK: 'sandbox' })).toThrow('BOT_CHECK: sandbox')
  expect(parseEnv({ SANDBOX: '1' }).BOT_CHECK).toBe('sandbox')
  expect(parseEnv(real).BOT_CHECK).toBe('altcha')
})
