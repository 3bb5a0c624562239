import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Builds the server's entry, `app/serve.ts`, beside Start's request handler. `node dist/server/serve.js` starts the
 * site.
 */
export function serveEntry(): Plugin {
  return {
    name: 'serve-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = fileURLToPath(new URL('../app/serve.ts', import.meta.url))
      this.emitFile({ type: 'chunk', id, fileName: 'serve.js' })
    },
  }
}
