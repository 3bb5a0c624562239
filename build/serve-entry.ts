import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Builds what listens, `app/serve.ts`, beside the handler that Start builds: `node dist/server/serve.js` is a process of the site. */
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
