import type { Plugin } from 'vite'
import { type ModuleGraph, reachedFrom } from './reached-from.ts'

/** `listen.server.ts` is imported at startup; Start imports the other two with the first request, the readiness check. */
const STARTUP = /\/app\/(listen\.server|router|start)\.tsx?$/
/** Reads the environment before any module of the site is evaluated: what it imports is a file of its own. */
const ENTRY = /\/app\/serve\.ts$/
/** An importer uses a few names of the two thousand messages, and the module graph does not say which. */
const BARREL = /\/paraglide\/messages(\/_index)?\.js$/

/** Puts everything that a process loads until it is ready into two files. By default the bundler makes 230. */
export function startUpChunk(): Plugin {
  const isBarrel = (id: string) => BARREL.test(id)
  const readsEnvironment = reachedFrom((id) => ENTRY.test(id), isBarrel)
  const startsSite = reachedFrom((id) => STARTUP.test(id), isBarrel)
  const groups = [
    { name: inChunk('environment', readsEnvironment), priority: 1 },
    { name: inChunk('site', startsSite) },
  ]
  return {
    name: 'start-up-chunk',
    apply: 'build',
    config: () => ({
      environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
  }
}

const inChunk =
  (name: string, has: (id: string, graph: ModuleGraph) => boolean) => (id: string, graph: ModuleGraph) =>
    has(id, graph) && !ENTRY.test(id) ? name : null
