import { listPersonas } from './identity/personas.ts'
import { PortTakenError, startSandbox } from './sandbox.ts'
import { personaPassword } from './seed/personas/identity.ts'

/** Runs the sandbox on its own: `node sandbox/start.ts`. Everything is configured by environment. */

const port = (name: string, fallback: number) => whole(name, process.env[name], fallback, 65_535)

function whole(name: string, text: string | undefined, fallback: number, max: number): number {
  const value = Number(text || fallback)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  console.error(`${name} must be a whole number from 0 to ${max}, not "${text}".`)
  process.exit(1)
}

function explain(error: unknown): never {
  console.error(error instanceof PortTakenError ? error.message : error)
  process.exit(1)
}

const sandbox = await startSandbox({
  dataDir: process.env.DATA_DIR || '.data',
  identityPort: port('IDENTITY_PORT', 3001),
  backendPort: port('BACKEND_PORT', 3002),
  ...(process.env.SANDBOX_ISSUER && { issuer: process.env.SANDBOX_ISSUER }),
  siteOrigins: (process.env.PUBLIC_ORIGIN || 'http://localhost:3000')
    .split(',')
    .map((origin) => origin.trim()),
  clientSecret: process.env.OIDC_CLIENT_SECRET || 'sandbox-client-secret-not-for-production',
  accessTokenSeconds: whole(
    'SANDBOX_ACCESS_TOKEN_SECONDS',
    process.env.SANDBOX_ACCESS_TOKEN_SECONDS,
    600,
    86_400,
  ),
  tokenDelayMs: whole('SANDBOX_TOKEN_DELAY_MS', process.env.SANDBOX_TOKEN_DELAY_MS, 0, 60_000),
  log: process.env.SANDBOX_LOG ? (line) => console.log(line) : () => {},
}).catch(explain)

const personas = listPersonas(sandbox.deps.accounts).map((account) => account.email)
console.log(
  [
    `sandbox ready: identity ${sandbox.issuer}`,
    `backend ${sandbox.backendUrl}`,
    `outbox ${sandbox.issuer}/outbox`,
    `control ${sandbox.backendUrl}/control`,
    `personas ${personas.join(' ')} (password ${personaPassword})`,
  ].join(' · '),
)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal, or a terminal that signals the whole group, must not close twice.
    if (stopping) return
    stopping = true
    sandbox.close().then(() => process.exit(0), explain)
  })
}
