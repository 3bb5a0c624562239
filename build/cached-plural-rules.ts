import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compiledMessages } from './brand.ts'

const ours = fileURLToPath(new URL('./plural-rules.ts', import.meta.url))

/** Gives the messages a registry that keeps `Intl.PluralRules` (`plural-rules.ts`) instead of Paraglide's own. */
export function cachedPluralRules(): Plugin {
  return {
    name: 'cached-plural-rules',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/registry.js') && importer.startsWith(compiledMessages()) ? ours : undefined,
  }
}
