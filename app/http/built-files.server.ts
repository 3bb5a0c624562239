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
 * Answers what the build made for browsers. Files under `/assets` have their content's hash in the name and never change;
 * the others may.
 * @param client where the build put them
 * @param releases where those of other releases are kept: of the one before, and of the next when another process already runs it
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

/** Known beforehand, so that a page's address never costs a look at the disk. */
function filesOutsideAssets(client: string): ReadonlySet<string> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => relative(client, join(file.parentPath, file.name)).replaceAll('\\', '/'))
  return new Set(paths.filter((path) => !path.startsWith('assets/')).map((path) => `/${path}`))
}
