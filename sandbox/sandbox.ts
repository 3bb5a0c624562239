import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parcelMoments } from './carrier/parcels.ts'
import { createIdentityListener } from './identity/server.ts'
import { noteEntrance } from './loyalty/members/security-log.ts'
import { createLoyaltyServer } from './loyalty/server.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createAccounts } from './store/accounts.ts'
import { createClock } from './store/clock.ts'
import { openDatabase } from './store/database.ts'
import type { SandboxDeps, SandboxLog } from './store/sandbox-deps.ts'

export type SandboxOptions = {
  dataDir: string
  /** 0 selects a free port. */
  identityPort: number
  backendPort: number
  /** The provider's issuer when it runs behind a proxy; its own address by default. */
  issuer?: string
  /** Origins of the site, allowed for redirect URIs, pictures and back-channel logout. */
  siteOrigins: string[]
  clientSecret: string
  /** Lifetime of an access token; 10 minutes by default. */
  accessTokenSeconds?: number
  /** Delay of the token endpoint; none by default. */
  tokenDelayMs?: number
  log?: SandboxLog
  now?: () => number
}

export type Sandbox = { issuer: string; backendUrl: string; deps: SandboxDeps; close(): Promise<void> }

/** The port is in use; the message names it and the variable to change. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'
}

/**
 * Starts the identity provider and the loyalty backend on one database. Resolves when both are listening. Throws
 * `PortTakenError`, after closing what was opened.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const db = openDatabase(options.dataDir)
  const [identity, backend] = [createServer(), createServer()]
  const closeAll = async () => {
    await Promise.all([close(identity), close(backend)])
    db.close()
  }
  try {
    const clock = createClock(db, options.now)
    const listening = await listen(identity, options.identityPort, 'IDENTITY_PORT')
    const issuer = options.issuer ?? listening
    const deps: SandboxDeps = {
      db,
      clock,
      accounts: createAccounts(db),
      outbox: createOutbox(db, clock),
      issuer,
      siteOrigins: options.siteOrigins,
      log: options.log ?? (() => {}),
    }
    const backendUrl = await listen(backend, options.backendPort, 'BACKEND_PORT')
    identity.on(
      'request',
      createIdentityListener(deps, {
        clientSecret: options.clientSecret,
        accessTokenSeconds: options.accessTokenSeconds ?? 600,
        tokenDelayMs: options.tokenDelayMs ?? 0,
        imageOrigins: [backendUrl],
        // Members see their provider's sign-ins in their security log.
        onAuthorized: (sub, kind) => noteEntrance(db, sub, clock.now(), kind),
        parcel: (number, language) => parcelMoments(db, number, clock.now(), language),
      }),
    )
    backend.on('request', createLoyaltyServer(deps))
    return { issuer, backendUrl, deps, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Listens on the loopback interface only. */
async function listen(server: Server, port: number, setting: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is used by another program. Stop it, or choose another port with ${setting}.`
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(taken) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo // a TCP server that listens always has one
  return `http://127.0.0.1:${address.port}`
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Also called, with an error to ignore, when the server never listened.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
