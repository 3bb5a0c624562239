import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { type Locale, locales, scriptIn } from '../app/domain/locale.ts'
import { compiledMessages } from './brand.ts'

const MESSAGES = join(compiledMessages(), 'messages/')
const ALL_MESSAGES = /import\s*\*\s*as\s+m\s+from\s*["']#app\/paraglide\/messages\.js["'];?/
const USE_OF_M = /(?<![\w$.])m\b(?:\.([\w$]+))?/g
/** What a compiled message does in each call: it finds the language, and calls the function of that. */
const CALL =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\s*((?:if \(locale === "[\w-]+"\) return \w+\(inputs\);?\s*)*)return (\w+)\(inputs\);?\s*\}\)/g
const OTHER_LANGUAGE = /if \(locale === ("[\w-]+")\) return (\w+)\(inputs\);?\s*/g
/** Stands for the language until each script is written in each. */
const SCRIPT_LOCALE = '__SCRIPT_LOCALE__'
/** What the bundler calls a script in the code of others. */
const SCRIPT = /[\w.$-]+\.js\b/g

/**
 * Reduces the messages in the browser's code. A document never changes its language, so each script is written once in each,
 * with the messages of that language alone; and each module imports the messages it uses from their own files instead of
 * the list of all messages, so that the bundler can split them by page.
 */
export function leanMessages(): Plugin {
  /** Read when first needed: in development the folder is written after the plugins have started. */
  let fileOf = new Map<string, string>()
  let isBuild = false
  return {
    name: 'lean-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      // In tests no script is written, whose language it could be.
      if (id.startsWith(MESSAGES))
        return isBuild && !id.endsWith('/_index.js') ? { code: withScriptLocale(code), map: null } : undefined
      if (!ALL_MESSAGES.test(code)) return undefined
      const direct = withDirectImports(code, fileOf)
      if (direct) return direct
      // A message that was written since, in development, or the first module of a build.
      fileOf = messageFiles()
      return withDirectImports(code, fileOf)
    },
    generateBundle: {
      // After Vite has written the names of scripts that others preload.
      order: 'post',
      handler(_options, bundle) {
        const names = new Set(Object.keys(bundle).map((path) => basename(path)))
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          for (const locale of locales.toReversed()) {
            const source = scriptSource(output.code, locale, names)
            const fileName = scriptIn(locale, output.fileName)
            // The base language comes last: its script keeps the name, and the others are made of the same code.
            if (fileName === output.fileName) output.code = source
            else this.emitFile({ type: 'asset', fileName, source })
          }
        }
      },
    },
  }
}

/** The file of each message, by the message's function name. */
function messageFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of readdirSync(MESSAGES)) {
    // In development a language is one file, of which each has every message.
    if (locales.some((locale) => file === `${locale}.js`)) continue
    const code = readFileSync(MESSAGES + file, 'utf8')
    for (const [, direct, renamed] of code.matchAll(/^export (?:const (\w+)|\{ \w+ as "(\w+)" \})/gm)) {
      files.set(direct ?? renamed ?? '', file)
    }
  }
  return files
}

/**
 * A compiled message as the function of the script's language, without the one that chooses among them in each call. The import of
 * `getLocale` stays, unused: the bundler drops it.
 */
export function withScriptLocale(code: string): string {
  let calls = 0
  const chosen = code.replace(CALL, (_, others: string, last: string) => {
    calls += 1
    return `(${others.replace(OTHER_LANGUAGE, `${SCRIPT_LOCALE} === $1 ? $2 : `)}${last})`
  })
  if (calls !== 1) throw new Error('The code of compiled messages has changed: build/lean-messages.ts')
  return chosen
}

/**
 * A built script in one language: without the messages of the others, and importing the scripts of the same.
 * @param names the names of all built scripts
 */
export function scriptSource(code: string, locale: Locale, names: ReadonlySet<string>): string {
  const own = code
    .replaceAll(SCRIPT_LOCALE, JSON.stringify(locale))
    .replaceAll(SCRIPT, (name) => (names.has(name) ? scriptIn(locale, name) : name))
  const { code: lean, errors } = minifySync('script.js', own, { module: true, compress: true, mangle: false })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return lean
}

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
