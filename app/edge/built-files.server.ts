import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { keepAssetsWhileRunning } from './keep-assets.server.ts'
import { log } from './log.server.ts'

/** The build leaves a compressed copy beside each text file. */
const encodings = { br: '.br' }
const forever = { encodings, maxAge: 31_536_000, immutable: true }

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
  const files = staticMiddleware({ dir: client, encodings, maxAge: 3600 })
  const names = filesOutsideAssets(client)

  return async (request, next) => {
    const { pathname } = new URL(request.url)
    const isAsset = pathname.startsWith('/assets/')
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
