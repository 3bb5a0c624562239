import { build, type Plugin, type Rolldown } from 'vite'

export const ASKED = '?inline-script'

/**
 * Compiles `import code from './hydrate-on-interaction.ts?inline-script'` to a string: the script and all its imports,
 * minified, safe to embed in a script element. Scripts that run before the application are typed and linted like all
 * other code.
 */
export function inlineScripts(): Plugin {
  let isDevelopment = false
  return {
    name: 'inline-scripts',
    configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode === 'development'
    },
    async load(id) {
      if (!id.endsWith(ASKED)) return undefined
      const path = id.slice(0, -ASKED.length)
      this.addWatchFile(path)
      return `export default ${JSON.stringify(await inlineScript(path, isDevelopment))}`
    },
  }
}

/** @throws Error when the script does not compile, or could end the element that holds it */
export async function inlineScript(path: string, isDevelopment = false): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.DEV': String(isDevelopment) },
    build: { write: false, lib: { entry: path, formats: ['iife'], name: 'script' } },
  })
  const code = (built as Rolldown.RolldownOutput[])[0]?.output[0].code.trim() ?? ''
  if (code === '' || code.includes('</')) throw new Error(`${path} makes no script that a document can hold`)
  return code
}
