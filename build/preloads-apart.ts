import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MANIFEST = 'tanstack-start-manifest:v'
const ours = fileURLToPath(
  new URL('../app/shell/deferred-hydration/start-manifest.server.ts', import.meta.url),
)

/** Gives Start a manifest without the modules that pages preload; `deferHydration` names them where they are needed. */
export function preloadsApart(): Plugin {
  return {
    name: 'preloads-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      // Before Start's own plugin, which knows the module.
      order: 'pre',
      handler: (source, importer) => (source === MANIFEST && importer !== ours ? ours : undefined),
    },
  }
}
