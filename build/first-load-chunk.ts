import { CALLS, CALLS_CHUNK } from './lazy-calls.ts'
import { type ModuleGraph, reachedFrom } from './reached-from.ts'

/** Barrel files: an importer uses a few of their names, and the module graph does not say which. */
const BARREL =
  /\/(lucide\/dist\/esm\/lucide\.mjs|paraglide\/messages(\/_index)?\.js|@tanstack\/(query-core|react-query)\/.*\/index\.js)$/

/**
 * Puts everything that the entry imports, directly or transitively, into one chunk. By default the bundler makes a
 * chunk for each set of modules that the same pages share: fifty files of a few hundred bytes, which compress badly.
 */
export function firstLoadChunk(): (id: string, graph: ModuleGraph) => string | null {
  const isInFirstLoad = reachedFrom(
    (id, graph) => !BARREL.test(id) && !CALLS.test(id) && !!graph.getModuleInfo(id)?.isEntry,
    (id) => BARREL.test(id) || CALLS.test(id),
  )
  return (id, graph) => {
    if (CALLS.test(id)) return CALLS_CHUNK
    return isInFirstLoad(id, graph) ? 'app' : null
  }
}
