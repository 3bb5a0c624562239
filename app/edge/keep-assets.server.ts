import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
/** How long the files of a release are kept after its last process has ended. */
const KEPT_MS = 7 * DAY_MS

/**
 * Adds this release's built files to the kept ones, now and once a day while the process runs: the first process of the next
 * release must not delete the files of one that has run for weeks and whose pages are still open.
 */
export async function keepAssetsWhileRunning(
  built: string,
  kept: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const keep = () => keepAssets(built, kept).catch(onError)
  await keep()
  setInterval(keep, DAY_MS).unref()
}

/**
 * Adds this release's built files to the kept ones, and deletes those that no process has added for a week. File names contain
 * a hash of the content, so releases never collide. Several processes may do this at once.
 */
export async function keepAssets(built: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true })
  const names = await filesIn(built)
  const time = new Date(now)
  await Promise.all(names.map((name) => keepOne(join(built, name), join(kept, name), time)))
  await Promise.all((await filesIn(kept)).map((name) => deleteIfOld(join(kept, name), now)))
}

async function keepOne(built: string, kept: string, time: Date): Promise<void> {
  try {
    await utimes(kept, time, time)
  } catch {
    // Renamed into place once it is complete, so that no half-written file is served.
    const partial = `${kept}.${randomUUID()}.half`
    await copyFile(built, partial)
    await utimes(partial, time, time)
    await rename(partial, kept)
  }
}

async function deleteIfOld(file: string, now: number): Promise<void> {
  const stats = await stat(file).catch(() => undefined)
  if (stats && now - stats.mtimeMs > KEPT_MS) await rm(file, { force: true })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
