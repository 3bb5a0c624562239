/** What the bundler tells of a module while it makes chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/**
 * Whether a module is one of `roots`, or is imported by one, directly or transitively and never by a dynamic import.
 * @param isBarrel modules that import more than their importers use of them: what they import is not followed
 */
export function reachedFrom(
  isRoot: (id: string, graph: ModuleGraph) => boolean,
  isBarrel: (id: string) => boolean,
): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>()
  return function isReached(id, graph): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // A cycle adds nothing that is not reached by another path.
    known.set(id, false)
    const importers = isBarrel(id) ? [] : (graph.getModuleInfo(id)?.importers ?? [])
    const is = isRoot(id, graph) || importers.some((importer) => isReached(importer, graph))
    known.set(id, is)
    return is
  }
}
