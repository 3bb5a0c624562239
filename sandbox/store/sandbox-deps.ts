import type { DatabaseSync } from 'node:sqlite'
import type { Outbox } from '../outbox/outbox.ts'
import type { Accounts } from './accounts.ts'
import type { Clock } from './clock.ts'

/** One line per event, for people who watch the sandbox. Never a token, a code or a password. */
export type SandboxLog = (line: string) => void

/** What both servers of the sandbox share. */
export type SandboxDeps = {
  db: DatabaseSync
  clock: Clock
  accounts: Accounts
  outbox: Outbox
  /** The identity provider's issuer, without a slash at the end. */
  issuer: string
  /** Origins of the sites that this sandbox serves. */
  siteOrigins: string[]
  log: SandboxLog
}
