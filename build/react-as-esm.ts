import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
/** What components use in every render. `react-dom` is entered once per page. */
const PACKAGES = ['react', 'react/jsx-runtime']
const MARK = '\0esm:'

/**
 * Gives React's packages, which are CommonJS, exports that are constants. A bundler copies the exports of a CommonJS module
 * into an object of getters, so that each `jsx` and each hook of a render went through a bound function.
 */
export function reactAsEsm(): Plugin {
  return {
    name: 'react-as-esm',
    apply: 'build',
    enforce: 'pre',
    // `require('react')` of other CommonJS packages stays as it is: both read the same module.
    resolveId: (source, importer, { kind }) =>
      PACKAGES.includes(source) && kind === 'import-statement' && importer !== MARK + source
        ? MARK + source
        : undefined,
    load: (id) => (id.startsWith(MARK) ? exportsOf(id.slice(MARK.length)) : undefined),
  }
}

/** The module of a package: its exports by name, and all of them as the default. */
function exportsOf(name: string): string {
  const names = Object.keys(require(name))
  return `import cjs from '${name}'
export default cjs
export const { ${names.join(', ')} } = cjs`
}
