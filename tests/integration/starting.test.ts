import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { stopChild } from '../../scripts/stop-child.ts'
import { freePorts } from '../support/free-ports.ts'
import { realSettings } from '../support/samples.ts'

/** An invalid value for each variable that can be validated before any request. */
const wrong: Record<string, string> = {
  PORT: 'three thousand',
  PUBLIC_ORIGIN: 'www.example.ca',
  LOG_LEVEL: 'loud',
  TRUSTED_PROXY_HOPS: '-1',
  REQUESTS_AT_ONCE: '1',
  DRAIN_SECONDS: '1e99',
  PAGE_CACHE_SECONDS: '1.5',
  CONTENT_CACHE_SECONDS: 'NaN',
  IMAGE_HOSTS: 'https://',
  BACKEND_URL: 'api.example.ca:8080',
  BACKEND_TIMEOUT_MS: '0',
  PAGE_PATIENCE_MS: '0',
  CIRCUIT_BREAKER: 'yes',
  STEP_UP_HEADER: 'step up',
  OIDC_ISSUER: 'id.example.ca',
  OIDC_PAGE_ORIGINS: 'login.example.ca, bank.example.ca',
  OIDC_CLIENT_SECRET: 'short',
  OIDC_CLIENT_KEY: 'a key',
  OIDC_CLIENT_AUTH: 'none',
  OIDC_CODE_HINT: 'email code',
  OIDC_SIGN_IN_SCOPES: 'profile',
  OIDC_SIGN_OUT: 'get',
  OIDC_AUDIENCE_PARAMETER: 'scope',
  OIDC_STEP_UP_PROOF: 'mfa',
  OIDC_STEP_UP_REQUEST: 'acr',
  OIDC_STEP_UP_ASKS: 'never',
  OIDC_STEP_UP_PROMPT: 'none',
  OIDC_CLOCK_TOLERANCE_SECONDS: '-1',
  STEP_UP_MAX_AGE_SECONDS: '0',
  SESSION_SECRETS: 'a secret without a number',
  SESSION_STORE: 'memory',
  SESSION_STORE_TIMEOUT_MS: '3000000000',
  SESSION_STORE_REPLICAS: 'one',
  INSTANCES: '0',
  SESSION_IDLE_DAYS: '0',
  SESSION_ABSOLUTE_DAYS: '1e99',
  BOT_CHECK: 'none',
  BOT_CHECK_VERIFIER: 'nobody',
  ALTCHA_HMAC_KEY: 'short',
  ALTCHA_MAX_NUMBER: '1e99',
  BOT_CHECK_SCRIPT_URL: 'script.js',
  BOT_CHECK_VERIFY_URL: 'ftp://verify.example.ca',
  RECAPTCHA_MIN_SCORE: '2',
  TAGS_ORIGIN: 'tags',
  TAG_MANAGER_URL: 'manager.js',
  TAG_HOSTS: "'unsafe-inline'",
  CUSTOMERS_PER_ADDRESS: '0',
  METRICS_TOKEN: 'short',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  SECURITY_CONTACT: 'security@example.ca',
  SECURITY_TXT_EXPIRES: 'next year',
  SANDBOX: 'no',
  BOREALIS_FAILPOINT: 'somewhere',
}
/** Variables that the site does not read, or ignores in a build (`NODE_ENV`). */
const notOfTheSite = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'IDENTITY_PORT',
  'BACKEND_PORT',
  'SANDBOX_ACCESS_TOKEN_SECONDS',
  'SANDBOX_TOKEN_DELAY_MS',
]

const root = join(import.meta.dirname, '../..')

/** A temporary folder that is deleted after the test. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'borealis-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The built server, started in `cwd` with only `env` as its environment. */
function start(env: Record<string, string>, cwd: string): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'dist/server/serve.js')], { cwd, env })
  onTestFinished(() => stopChild(child))
  return child
}

/** The output of a process that failed to start. */
async function refusal(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = start(env, aFolder())
  let said = ''
  child.stdout?.on('data', (data) => (said += data))
  child.stderr?.on('data', (data) => (said += data))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

/** The environment of another site beside the sandbox of these tests. */
async function another(): Promise<Record<string, string>> {
  const { issuer, backend } = inject('world')
  const [port] = await freePorts(1)
  return { SANDBOX: '1', PORT: String(port), OIDC_ISSUER: issuer, BACKEND_URL: backend }
}

test('each invalid variable of .env.example is named in one line, and the server does not start', async () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  const known = [...Object.keys(wrong), ...notOfTheSite, 'HOST']
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  // The others take any text.
  const anything = Object.fromEntries(
    names.flatMap((name) => (name && !known.includes(name) ? [[name, 'anything at all']] : [])),
  )

  // Settings of a bot check are validated only when there is one.
  const { BOT_CHECK = '', ...others } = wrong
  const { ALTCHA_HMAC_KEY: _, ...withoutKey } = others
  for (const env of [others, { ...withoutKey, BOT_CHECK }]) {
    const { code, said } = await refusal({ ...anything, ...env })
    expect(code).toBe(1)
    const [first, ...lines] = said.trimEnd().split('\n')
    expect(first).toBe('The environment is not complete:')
    const named = lines.map((line) => /^ {2}([A-Z_]+): ./.exec(line)?.[1] ?? line)
    expect(named.sort()).toEqual(Object.keys(env).sort())
  }
})

test.each([
  ['a host that is not of this machine', { HOST: 'nobody.invalid' }, /^PORT or HOST: getaddrinfo .+\n$/],
  ['an address that is not of this machine', { HOST: '192.0.2.1' }, /^PORT or HOST: listen .+\n$/],
  ['a port that is taken', {}, /^PORT or HOST: listen EADDRINUSE.+\n$/],
])('%s is reported in one line', async (_what, more, line) => {
  const taken = new URL(inject('world').site).port
  const { code, said } = await refusal({ ...(await another()), PORT: taken, ...more })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(line) })
})

test('assets and images are served from any working directory', async () => {
  const env = await another()
  start(env, aFolder())
  const site = `http://localhost:${env.PORT}`
  await waitFor(`${site}/health/ready`)
  for (const path of ['/favicon.svg', '/_next/image?url=%2Ficons%2Ficon-192.png&w=96&q=75']) {
    expect((await fetch(site + path)).status, path).toBe(200)
  }
})

test.each([
  ['the embedded store', 'sqlite', true],
  ['a shared store', 'redis://127.0.0.1:9', false],
])(
  'with %s a site says at start whether its disk holds the only copy of sessions',
  async (_what, store, isSaid) => {
    const [port] = await freePorts(1)
    const child = start(
      {
        PORT: String(port),
        ...realSettings,
        SESSION_STORE: store,
      },
      aFolder(),
    )
    let said = ''
    child.stdout?.on('data', (data) => (said += data))
    await waitFor(`http://localhost:${port}/health/live`)
    await expect.poll(() => said).toContain('"msg":"serving"')
    expect(said.includes('sessions and orders under way are on this disk alone')).toBe(isSaid)
  },
)
