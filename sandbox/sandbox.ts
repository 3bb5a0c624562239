import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIdentityListener } from './identity/server.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createAccounts } from './store/accounts.ts'
import { createClock } from './store/clock.ts'
import { openDatabase } from './store/database.ts'
import type { SandboxDeps, SandboxLog } from './store/sandbox-deps.ts'

export type SandboxOptions = {
  dataDir: string
  /** 0 picks a free port. */
  identityPort: number
  backendPort: number
  /** Where the site runs: redirect URIs, pictures and back-channel logout are allowed for these. */
  siteOrigins: string[]
  clientSecret: string
  /** How long an access token lives; 10 minutes unless said. */
  accessTokenSeconds?: number
  log?: SandboxLog
  now?: () => number
}

export type Sandbox = { issuer: string; backendUrl: string; deps: SandboxDeps; close(): Promise<void> }

/** Starts the identity provider and the loyalty backend on one database. Resolves when both answer. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const db = openDatabase(options.dataDir)
  const clock = createClock(db, options.now)
  const identity = createServer()
  const issuer = await listen(identity, options.identityPort)
  const deps: SandboxDeps = {
    db,
    clock,
    accounts: createAccounts(db),
    outbox: createOutbox(db, clock),
    issuer,
    siteOrigins: options.siteOrigins,
    log: options.log ?? (() => {}),
  }
  const backendUrl = ''
  identity.on(
    'request',
    createIdentityListener(deps, {
      clientSecret: options.clientSecret,
      accessTokenSeconds: options.accessTokenSeconds ?? 600,
      imageOrigins: () => [backendUrl],
    }),
  )
  return {
    issuer,
    backendUrl,
    deps,
    close: async () => {
      await close(identity)
      db.close()
    },
  }
}

/** Listens on the loopback interface only: the sandbox is nobody else's business. */
async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo // a TCP server that listens always has one
  return `http://127.0.0.1:${address.port}`
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
