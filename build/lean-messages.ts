import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

const MESSAGES = fileURLToPath(new URL('../app/paraglide/messages/', import.meta.url))
const ALL_MESSAGES = /import\s*\*\s*as\s+m\s+from\s*["']#app\/paraglide\/messages\.js["'];?/
const USE_OF_M = /(?<![\w$.])m\b(?:\.([\w$]+))?/g
const LOCALE_OF_CALL = 'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()'
const DOCUMENT_LOCALE = 'virtual:document-locale'

/**
 * Reduces the messages in the browser's code. A document never changes its language, so it is read once instead of on
 * each call; and each module imports the messages it uses from their own files instead of the list of all messages, so
 * that the bundler can split them by page.
 */
export function leanMessages(): Plugin {
  /** Read when first needed: in development the folder is written after the plugins have started. */
  let fileOf = new Map<string, string>()
  return {
    name: 'lean-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === DOCUMENT_LOCALE ? `\0${DOCUMENT_LOCALE}` : undefined),
    load: (id) =>
      id === `\0${DOCUMENT_LOCALE}`
        ? `export const documentLocale = globalThis.document?.documentElement.dataset.locale`
        : undefined,
    transform(code, id) {
      if (id.startsWith(MESSAGES))
        return id.endsWith('/_index.js') ? undefined : { code: withDocumentLocale(code), map: null }
      if (!ALL_MESSAGES.test(code)) return undefined
      const direct = withDirectImports(code, fileOf)
      if (direct) return direct
      // A message that was written since, in development, or the first module of a build.
      fileOf = messageFiles()
      return withDirectImports(code, fileOf)
    },
  }
}

/** The file of each message, by the message's function name. */
function messageFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of readdirSync(MESSAGES)) {
    const code = readFileSync(MESSAGES + file, 'utf8')
    for (const [, direct, renamed] of code.matchAll(/^export (?:const (\w+)|\{ \w+ as "(\w+)" \})/gm)) {
      files.set(direct ?? renamed ?? '', file)
    }
  }
  return files
}

/** The import of `getLocale` stays, unused: the bundler drops it. */
export const withDocumentLocale = (code: string): string =>
  `import { documentLocale } from '${DOCUMENT_LOCALE}'\n${replaceOnce(code, LOCALE_OF_CALL, 'const locale = documentLocale')}`

export function withDirectImports(code: string, fileOf: ReadonlyMap<string, string>) {
  const body = code.replace(ALL_MESSAGES, '')
  const used = new Set<string>()
  for (const [, key] of body.matchAll(USE_OF_M)) {
    // Not a message by name, such as the whole list: the module stays unchanged.
    if (!key || !fileOf.has(key)) return undefined
    used.add(key)
  }
  const imports = [...used].map((key) => `import { ${key} as m_${key} } from '${MESSAGES}${fileOf.get(key)}'`)
  const direct = body.replace(USE_OF_M, (_, key: string) => `m_${key}`)
  return { code: `${imports.join('\n')}\n${direct}`, map: null }
}
