import { CALLS } from './lazy-calls.ts'

/** Barrel files: an importer uses a few of their names, and the module graph does not say which. */
const BARREL =
  /\/(lucide\/dist\/esm\/lucide\.mjs|paraglide\/messages(\/_index)?\.js|@tanstack\/(query-core|react-query)\/.*\/index\.js)$/

interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/**
 * Puts everything that the entry imports, directly or transitively, into one chunk. By default the bundler makes a
 * chunk for each set of modules that the same pages share: fifty files of a few hundred bytes, which compress badly.
 */
export function firstLoadChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>()
  const isInFirstLoad = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // A cycle adds nothing that is not reached by another path.
    known.set(id, false)
    const info = BARREL.test(id) || CALLS.test(id) ? null : graph.getModuleInfo(id)
    const isFirst =
      !!info && (info.isEntry || info.importers.some((importer) => isInFirstLoad(importer, graph)))
    known.set(id, isFirst)
    return isFirst
  }
  return (id, graph) => {
    if (CALLS.test(id)) return 'calls'
    return isInFirstLoad(id, graph) ? 'app' : null
  }
}
