import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { TOUCH_ICON } from '#app/domain/site-icons.ts'
import { log } from './log.server.ts'
import { isRead } from './request-context.server.ts'

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

/** The build leaves compressed copies beside each text file; nothing is compressed anew for each request. */
const compressed = { encodings: { br: '.br', gzip: '.gz' }, compress: false }
const forever = { ...compressed, maxAge: 31_536_000, immutable: true }

/**
 * What browsers, phones and programs that show links ask for without having read a page: Safari in many sizes. Each is answered
 * with the icon that all of them can show.
 */
const UNASKED_ICON = /^\/(?:favicon\.ico|apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png)$/

/**
 * Serves the built browser files. Files under `/assets` have a content hash in their name and never change; others may.
 * @param client the folder of this release's files
 * @param releases the folder of other releases' files: the previous one, and the next when another process already runs it
 */
export async function builtFiles(client: string, releases: string): Promise<ServerMiddleware> {
  await keepAssetsWhileRunning(join(client, 'assets'), join(releases, 'assets'), (error) =>
    log.error({ err: error, releases }, 'built files of other releases cannot be kept'),
  )
  const assets = staticMiddleware({ dir: client, ...forever })
  const otherAssets = staticMiddleware({ dir: releases, ...forever })
  const files = staticMiddleware({ dir: client, ...compressed, maxAge: 3600 })
  const names = filesOutsideAssets(client)

  return async (request, next) => {
    const { pathname } = new URL(request.url)
    const isAsset = pathname.startsWith('/assets/')
    if (isRead(request.method) && UNASKED_ICON.test(pathname) && names.has(TOUCH_ICON)) {
      const { method, headers } = request
      return files(new Request(new URL(TOUCH_ICON, request.url), { method, headers }), next)
    }
    if (!isAsset && !names.has(pathname)) return next()
    let passed = false
    const pass = () => {
      passed = true
      return next()
    }
    const response = await (isAsset
      ? assets(request, () => otherAssets(request, pass))
      : files(request, pass))
    if (!passed) response.headers.set('x-content-type-options', 'nosniff')
    return response
  }
}

/** Listed once, so that a request for a page does not touch the disk. */
function filesOutsideAssets(client: string): ReadonlySet<string> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => relative(client, join(file.parentPath, file.name)).replaceAll('\\', '/'))
  return new Set(paths.filter((path) => !path.startsWith('assets/')).map((path) => `/${path}`))
}
