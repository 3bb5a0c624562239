import type { DatabaseSync } from 'node:sqlite'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { createLedger, type Ledger } from './ledger/ledger.ts'
import { type Activity, createActivity } from './points/activity.ts'

/** Dependencies of every call of the loyalty backend. */
export type Loyalty = SandboxDeps & {
  ledger: Ledger
  activity: Activity
  catalogue: Catalogue
}

export function createLoyalty(deps: SandboxDeps): Loyalty {
  const ledger = createLedger(deps.db)
  return {
    ...deps,
    ledger,
    activity: createActivity(deps.db, ledger),
    catalogue: createCatalogue(deps.db, seedDay(deps.db, deps.clock.now())),
  }
}

/** The day this database was created: dates of offers and announcements are relative to it. */
function seedDay(db: DatabaseSync, now: number): string {
  const known = readState(db, 'seed_day')
  if (known !== null) return known
  const today = new Date(now).toISOString().slice(0, 10)
  writeState(db, 'seed_day', today)
  return today
}

export function readState(db: DatabaseSync, name: string): string | null {
  const value = db.prepare('SELECT value FROM loyalty_state WHERE name = ?').get(name)?.value
  return typeof value === 'string' ? value : null
}

export function writeState(db: DatabaseSync, name: string, value: string): void {
  db.prepare('INSERT OR REPLACE INTO loyalty_state (name, value) VALUES (?, ?)').run(name, value)
}
