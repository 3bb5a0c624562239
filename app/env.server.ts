import { listed, providerVariables, setVariables, webAddress } from '@borealis/contract/provider.ts'
import { z } from 'zod'
import { type BotCheckKind, botCheckNames, botChecks, botCheckVariables } from './bot-check/checks.server.ts'
import { READ_PATIENCE_MS } from './domain/within.ts'
import { sessionStore } from './env-session-store.server.ts'
import { flag, origin, someKeys } from './env-values.server.ts'

/** As a content security policy names them, which is where they go. */
const tagHosts = listed.pipe(
  z.array(
    z.string().regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?\/?$|^http:\/\/[\w.-]+(:\d+)?\/?$/, {
      error: 'must be origins such as https://www.example.ca',
    }),
  ),
)

/** A parameter of an authorization request, `name=value`, as its two halves; `none` for none. */
const codeHint = z
  .string()
  .default('method_hint=email_code')
  .refine(
    (pair) => pair === 'none' || /^\w+=\S+$/.test(pair),
    'must be a parameter, such as method_hint=email_code',
  )
  .transform((pair) =>
    pair === 'none' ? null : { name: pair.split('=', 1)[0] ?? '', value: pair.slice(pair.indexOf('=') + 1) },
  )

/** Timers count no further: one that is set beyond it goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
const timeLimitMs = z.coerce.number().int().positive().max(LONGEST_TIMER_MS)
const MAX_SESSION_DAYS = 3_650
const sessionDays = z.coerce.number().positive().max(MAX_SESSION_DAYS)

/** Secrets by number. The first one listed seals and signs; all of them open. */
const sessionSecrets = z.string().transform((value, context) => {
  const all: Record<string, string> = {}
  let first: { readonly sealing: string; readonly secret: string } | undefined
  for (const part of value.split(',')) {
    const match = /^\s*(\d+):(\S{32,})\s*$/.exec(part)
    if (!match?.[1] || !match[2]) {
      context.addIssue({
        code: 'custom',
        message: 'must look like "2:sealing,1:older", each at least 32 characters',
      })
      return z.NEVER
    }
    const [, number, secret] = match
    if (all[number]) {
      context.addIssue({ code: 'custom', message: `names secret ${number} twice` })
      return z.NEVER
    }
    all[number] = secret
    first ??= { sealing: number, secret }
  }
  return first ? { ...first, all } : z.NEVER
})

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SANDBOX: flag.default(false),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  RELEASES_DIR: z.string().optional(),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(LONGEST_TIMER_MS / 1_000)
    .optional(),
  BACKEND_URL: webAddress,
  CIRCUIT_BREAKER: flag.default(true),
  BACKEND_TIMEOUT_MS: timeLimitMs.default(10_000),
  PAGE_PATIENCE_MS: timeLimitMs.default(READ_PATIENCE_MS),
  OIDC_ISSUER: webAddress,
  OIDC_PAGE_ORIGINS: listed.pipe(z.array(origin)),
  ...providerVariables.shape,
  OIDC_CODE_HINT: codeHint,
  OIDC_SIGN_OUT: z.enum(['client_id', 'id_token_hint', 'here']).default('client_id'),
  SESSION_SECRETS: sessionSecrets,
  SESSION_STORE: z.string().default('sqlite').pipe(sessionStore),
  SESSION_STORE_REPLICAS: z.coerce.number().int().min(0).max(10).optional(),
  SESSION_STORE_TIMEOUT_MS: timeLimitMs.default(250),
  INSTANCES: z.coerce.number().int().positive().default(1),
  SESSION_IDLE_DAYS: sessionDays.default(30),
  SESSION_ABSOLUTE_DAYS: sessionDays.default(90),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(2).default(64),
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),
  CONTENT_CACHE_SECONDS: z.coerce.number().int().min(0).default(60),
  BOT_CHECK: z.enum(botCheckNames).optional(),
  BOT_CHECK_VERIFIER: z.enum(['backend', 'site']).default('backend'),
  BOT_CHECK_SCRIPT_URL: webAddress.optional(),
  BOT_CHECK_VERIFY_URL: webAddress.optional(),
  ...botCheckVariables,
  TAGS_ORIGIN: origin.optional(),
  TAG_MANAGER_URL: webAddress.optional(),
  TAG_HOSTS: tagHosts,
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  CUSTOMERS_PER_ADDRESS: z.coerce.number().int().positive().optional(),
  METRICS_TOKEN: someKeys
    .refine((tokens) => tokens.every(({ length }) => length >= 24), 'must have at least 24 characters')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  SECURITY_TXT_EXPIRES: z.iso.datetime({ offset: true }).optional(),
  BOREALIS_FAILPOINT: z
    .string()
    .regex(/^(kill|stop)@[a-z:-]+$/, 'must look like kill@order:answered')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What the site reads from its environment; `.env.example` explains each variable. */
export type Env = Omit<
  z.infer<typeof schema>,
  'PUBLIC_ORIGIN' | 'DRAIN_SECONDS' | 'BOT_CHECK' | 'CUSTOMERS_PER_ADDRESS' | 'SESSION_STORE_REPLICAS'
> & {
  PUBLIC_ORIGIN: string
  DRAIN_SECONDS: number
  CUSTOMERS_PER_ADDRESS: number
  SESSION_STORE_REPLICAS: number
  BOT_CHECK: BotCheckKind
  /** What the content security policy names for the bot check; empty for one that the site makes itself. */
  botCheckSources: string
}

/**
 * Reads and checks the environment.
 * @throws Error whose message names every bad variable, one per line.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = setVariables(source)
  const parsed = schema.safeParse(set.SANDBOX === '1' ? { ...sandboxDefaults, ...set } : set)
  const issues = [
    ...(parsed.error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? []),
    // Guessed, it would stand in the addresses that go out to the provider, to search engines and into e-mails.
    ...(set.SANDBOX === '1' || set.PUBLIC_ORIGIN ? [] : [{ name: 'PUBLIC_ORIGIN', message: '' }]),
  ]
  // One line for each variable, whatever else is wrong with it.
  const wrong = issues.filter(({ name }, index) => issues.findIndex((one) => one.name === name) === index)
  // What can be read is looked at even so: whoever starts a site hears of everything at once.
  const standIns = { ...sandboxDefaults, ...(set.SANDBOX !== '1' && { OIDC_CLIENT_SECRET: undefined }) }
  const env = completed(parsed.data ?? schema.parse({ ...standIns, ...without(set, wrong) }))
  const lines = [
    ...wrong.map(({ name, message }) => `${name}: ${name in set ? message : 'is missing'}`),
    ...contradictionsOf(env).filter((line) => !wrong.some(({ name }) => line.includes(name))),
  ]
  if (lines.length > 0) {
    throw new Error(`The environment is not complete:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  return env
}

const without = (set: Record<string, string | undefined>, wrong: readonly { readonly name: string }[]) =>
  Object.fromEntries(Object.entries(set).filter(([key]) => !wrong.some(({ name }) => name === key)))

/** With what depends on where the site runs. */
function completed(parsed: z.infer<typeof schema>): Env {
  const { SANDBOX, SESSION_STORE } = parsed
  const isReplicated = SESSION_STORE.kind === 'sentinel' || SESSION_STORE.kind === 'cluster'
  const env = {
    ...parsed,
    PUBLIC_ORIGIN: parsed.PUBLIC_ORIGIN ?? `http://localhost:${parsed.PORT}`,
    // No proxy is in front of a sandbox.
    DRAIN_SECONDS: parsed.DRAIN_SECONDS ?? (SANDBOX ? 0 : 2),
    BOT_CHECK: parsed.BOT_CHECK ?? (SANDBOX ? 'sandbox' : 'altcha'),
    SESSION_STORE_REPLICAS: parsed.SESSION_STORE_REPLICAS ?? (isReplicated ? 1 : 0),
    // In a sandbox all customers share one address.
    CUSTOMERS_PER_ADDRESS: parsed.CUSTOMERS_PER_ADDRESS ?? (SANDBOX ? 10_000 : 1),
    ...sandboxTags(parsed),
  }
  return { ...env, botCheckSources: botChecks[env.BOT_CHECK].sources?.(env) ?? '' }
}

/** In the sandbox tags run under a second name of this machine, and the sandbox plays their manager. */
function sandboxTags({ SANDBOX, PUBLIC_ORIGIN, PORT, BACKEND_URL, ...set }: z.infer<typeof schema>) {
  if (!SANDBOX || set.TAGS_ORIGIN) return {}
  const site = new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`)
  if (site.hostname !== 'localhost') return {}
  const backend = new URL(BACKEND_URL).origin
  return {
    TAGS_ORIGIN: `http://tags.localhost:${site.port || '80'}`,
    TAG_MANAGER_URL: set.TAG_MANAGER_URL ?? `${backend}/tag-manager.js`,
  }
}

let current: Env | undefined

/** The checked environment, read once per process. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}

/** Values that only a sandbox may use: a real deployment that forgets to set its own is refused at boot. */
const sandboxDefaults = {
  OIDC_ISSUER: 'http://127.0.0.1:3001',
  OIDC_CLIENT_SECRET: 'sandbox-client-secret-not-for-production',
  BACKEND_URL: 'http://127.0.0.1:3002',
  SESSION_SECRETS: '1:sandbox-session-secret-not-for-production',
}

/** What no variable says by itself: one line for each, which begins with the variable to change. */
function contradictionsOf(env: Env): string[] {
  const lines: string[] = []
  const auth = findClientAuthProblem(env)
  if (auth) lines.push(auth)
  if (env.INSTANCES > 1 && env.SESSION_STORE.kind === 'sqlite') {
    lines.push(
      'SESSION_STORE: sqlite is one file on one machine; with INSTANCES above 1 it must be a redis:// address',
    )
  }
  if (env.SESSION_STORE_REPLICAS > 0 && env.SESSION_STORE.kind === 'sqlite') {
    lines.push('SESSION_STORE_REPLICAS: sqlite is one file, without replicas')
  }
  if (env.TAGS_ORIGIN && new URL(env.TAGS_ORIGIN).hostname === new URL(env.PUBLIC_ORIGIN).hostname) {
    lines.push(
      'TAGS_ORIGIN: needs a host name of its own, such as https://tags.example.ca, so that no tag shares a page with points',
    )
  }
  if (env.TAG_MANAGER_URL && !env.TAGS_ORIGIN) {
    lines.push('TAG_MANAGER_URL: tags run on TAGS_ORIGIN, which is not set')
  }
  if (env.SECURITY_CONTACT && !env.SECURITY_TXT_EXPIRES) {
    lines.push(
      'SECURITY_TXT_EXPIRES: security.txt needs its last day, such as 2027-06-30T00:00:00Z (RFC 9116)',
    )
  }
  const botCheck = botChecks[env.BOT_CHECK].problem(env)
  if (botCheck) lines.push(botCheck)
  return [...lines, ...(env.SANDBOX ? outsideThisMachine(env) : leftFromTheSandbox(env))]
}

const outsideThisMachine = (env: Env): string[] =>
  (['OIDC_ISSUER', 'BACKEND_URL'] as const)
    .filter((name) => !isLoopback(env[name]))
    .map((name) => `SANDBOX: 1 is for the sandbox of this machine, and ${name} is elsewhere`)

function leftFromTheSandbox(env: Env): string[] {
  const lines: string[] = []
  if (!env.PUBLIC_ORIGIN.startsWith('https:') && !isLoopback(env.PUBLIC_ORIGIN)) {
    lines.push('PUBLIC_ORIGIN: must begin with https://; browsers keep the session cookie only there')
  }
  if (env.BOREALIS_FAILPOINT) {
    lines.push('BOREALIS_FAILPOINT: is for proofs in the sandbox and refused elsewhere')
  }
  if (env.OIDC_CLIENT_SECRET === sandboxDefaults.OIDC_CLIENT_SECRET) {
    lines.push('OIDC_CLIENT_SECRET: the sandbox value is refused outside the sandbox')
  }
  if (Object.values(env.SESSION_SECRETS.all).some((own) => sandboxDefaults.SESSION_SECRETS.endsWith(own))) {
    lines.push('SESSION_SECRETS: the sandbox value is refused outside the sandbox')
  }
  return lines
}

const isLoopback = (url: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname)

function findClientAuthProblem(env: Env): string | undefined {
  const bySecret = env.OIDC_CLIENT_AUTH ? env.OIDC_CLIENT_AUTH !== 'private_key_jwt' : !env.OIDC_CLIENT_KEY
  if (bySecret) return env.OIDC_CLIENT_SECRET ? undefined : 'OIDC_CLIENT_SECRET: is missing'
  return env.OIDC_CLIENT_KEY ? undefined : 'OIDC_CLIENT_KEY: OIDC_CLIENT_AUTH=private_key_jwt needs it'
}
