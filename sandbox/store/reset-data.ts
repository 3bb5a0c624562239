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
 * Returns the names of the removed files. Throws `NotOurDataError` when the directory is not one of ours.
 */
export function resetData(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const listOurs = () => readdirSync(dataDir).filter((name) => OUR_FILES.test(name))
  const strange = readdirSync(dataDir).filter((name) => !OUR_FOLDERS.test(name))
  if (listOurs().length === 0 && strange.length > 0) {
    throw new NotOurDataError(`${dataDir} holds files, but none of Borealis: nothing was removed.`)
  }
  const database = join(dataDir, DATABASE_FILE)
  if (existsSync(database) && !isSandboxDatabase(database)) {
    throw new NotOurDataError(`${database} is not a Borealis database: nothing was removed.`)
  }
  // Listed again: opening the database above may have left its helper files behind.
  const ours = listOurs()
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
