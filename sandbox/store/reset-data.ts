import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from './database.ts'

export class NotOurDataError extends Error {
  override name = 'NotOurDataError'
}

// The sandbox's database and the site's sessions, with the files SQLite keeps beside them.
const OUR_FILES = /^(?:sandbox|sessions?)\.sqlite(?:-wal|-shm|-journal)?$/
/** Folders of the site beside the databases: they stay, and do not make the directory somebody else's. */
const OUR_FOLDERS = /^(?:audit|images|releases)$/

/**
 * Removes the sandbox's database and the site's sessions from a data directory; nothing else in it is touched.
 * Returns the names of the removed files. Throws `NotOurDataError` when no sandbox has kept its data there: sessions without a
 * sandbox are those of members.
 */
export function resetData(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const database = join(dataDir, DATABASE_FILE)
  if (!existsSync(database)) {
    if (readdirSync(dataDir).every((name) => OUR_FOLDERS.test(name))) return []
    throw new NotOurDataError(`${dataDir} holds files, but no data of a sandbox: nothing was removed.`)
  }
  if (!isSandboxDatabase(database)) {
    throw new NotOurDataError(`${database} is not a Borealis database: nothing was removed.`)
  }
  // Listed only now: opening the database above may have left its helper files behind.
  const ours = readdirSync(dataDir).filter((name) => OUR_FILES.test(name))
  for (const name of ours) rmSync(join(dataDir, name))
  return ours
}

function isSandboxDatabase(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      return db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get() !== undefined
    } finally {
      db.close()
    }
  } catch {
    return false
  }
}
