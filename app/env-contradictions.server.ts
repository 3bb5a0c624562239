import { botChecks } from './bot-check/checks.server.ts'
import type { Env } from './env.server.ts'

/** Values that only a sandbox may use: a real deployment that forgets to set its own is refused at boot. */
export const sandboxDefaults = {
  OIDC_ISSUER: 'http://127.0.0.1:3001',
  OIDC_CLIENT_SECRET: 'sandbox-client-secret-not-for-production',
  BACKEND_URL: 'http://127.0.0.1:3002',
  SESSION_SECRETS: '1:sandbox-session-secret-not-for-production',
}

/** What no variable says by itself: one line for each, which begins with the variable to change. */
export function contradictionsOf(env: Env): string[] {
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
