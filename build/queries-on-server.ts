import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../app/shell/calls/query-on-server.ts', import.meta.url))
const app = fileURLToPath(new URL('../app/', import.meta.url))

/** Replaces React Query's hooks on the server with ones that read the query cache without an observer per component. */
export function queriesOnServer(): Plugin {
  return {
    name: 'queries-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer = '') =>
      source === '@tanstack/react-query' && importer.startsWith(app) && !importer.startsWith(ours)
        ? ours
        : undefined,
  }
}
