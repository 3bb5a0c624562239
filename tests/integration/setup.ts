import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { buildIfChanged } from '../../scripts/build-site.ts'
import { guardedRoutes, pathOf, publicRoutes } from '../support/site-paths.ts'
import { type Addresses, startWorld } from '../support/world.ts'
import { REQUESTS_AT_ONCE, TIME_LIMIT_MS } from './site-limits.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    world: Addresses
    /** Every URL that redirects a visitor to sign-in. */
    memberPaths: string[]
    /** Tokens for `GET /metrics`: the current one, and the previous one. */
    metricsTokens: readonly string[]
    /** Every public page. */
    publicPaths: string[]
  }
}

/** Starts one site and one sandbox for all files; every test creates its own customer. */
export default async function setup(project: TestProject) {
  await buildIfChanged()
  const metricsTokens = [1, 2].map(() => randomBytes(24).toString('base64url'))
  const {
    close,
    sitePid: _pid,
    ...addresses
  } = await startWorld(
    {
      BACKEND_TIMEOUT_MS: String(TIME_LIMIT_MS),
      METRICS_TOKEN: metricsTokens.join(),
      REQUESTS_AT_ONCE: String(REQUESTS_AT_ONCE),
    },
    { suite: 'integration' },
  )
  project.provide('world', addresses)
  project.provide('metricsTokens', metricsTokens)
  project.provide(
    'memberPaths',
    guardedRoutes().map((route) => pathOf(route)),
  )
  project.provide(
    'publicPaths',
    publicRoutes().map((route) => pathOf(route)),
  )
  return close
}
