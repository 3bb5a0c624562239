import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compiledMessages } from './brand.ts'

// Modules of dependencies that the build replaces by ours, and why each pays: docs/decisions/014-what-the-build-changes-in-dependencies.md

const pluralRules = fileURLToPath(new URL('./plural-rules.ts', import.meta.url))

/** Gives the messages a registry that keeps `Intl.PluralRules` (`plural-rules.ts`) instead of Paraglide's own. */
export function cachedPluralRules(): Plugin {
  return {
    name: 'cached-plural-rules',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/registry.js') && importer.startsWith(compiledMessages()) ? pluralRules : undefined,
  }
}

const queryOnServer = fileURLToPath(new URL('../app/shell/calls/query-on-server.ts', import.meta.url))
const app = fileURLToPath(new URL('../app/', import.meta.url))

/** Replaces React Query's hooks on the server with ones that read the query cache without an observer per component. */
export function queriesOnServer(): Plugin {
  return {
    name: 'queries-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer = '') =>
      source === '@tanstack/react-query' && importer.startsWith(app) && !importer.startsWith(queryOnServer)
        ? queryOnServer
        : undefined,
  }
}

const MANIFEST = 'tanstack-start-manifest:v'
const startManifest = fileURLToPath(
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
      handler: (source, importer) =>
        source === MANIFEST && importer !== startManifest ? startManifest : undefined,
    },
  }
}
