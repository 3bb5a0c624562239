import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
/** How long the files of a release stay after the last process of it has ended. */
const KEPT_MS = 7 * DAY_MS

/**
 * Adds this release's built files to those of the releases before, now and once a day for as long as the process runs: a release
 * that has run for weeks must not lose its files to the first process of the next one, while its pages are open.
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
 * Adds this release's built files to those of the releases before, and drops what no process has brought for a week.
 * Their names hold their content's hash, so that releases never collide. Several processes may do so at once.
 */
export async function keepAssets(built: string, kept: string, now = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true })
  const names = await filesIn(built)
  const time = new Date(now)
  for (const name of names) {
    const target = join(kept, name)
    try {
      await utimes(target, time, time)
    } catch {
      // Renamed into place once it is complete, so that no half-written file is served.
      const half = `${target}.${randomUUID()}.half`
      await copyFile(join(built, name), half)
      await utimes(half, time, time)
      await rename(half, target)
    }
  }
  for (const name of await filesIn(kept)) {
    const file = join(kept, name)
    const known = await stat(file).catch(() => undefined)
    if (known && now - known.mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
