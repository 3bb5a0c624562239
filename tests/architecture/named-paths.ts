import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, parseSource, rooms, type SourceFile, walk } from './source-files.ts'

const inARoom = new RegExp(`^(${[...rooms, 'deploy', 'docs', 'messages', 'public'].join('|')})/`)

/**
 * A file path has an extension, a folder path a trailing slash. Names of the specification such as
 * `public/auth/isActive` have neither.
 */
const looksLikePath = (code: string) =>
  inARoom.test(code) && /(\/|\.\w+)$/.test(code) && !/[*<>{}\s]|\/acme\//.test(code)

/** The inline code of a Markdown document. */
export const codesIn = (document: string): string[] =>
  [...document.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')

/** Paths in a document that do not exist. A path with a wildcard, a placeholder or the brand `acme` is an example. */
export function findMissingPaths(document: SourceFile, root: string): Finding[] {
  const paths = codesIn(document.text).filter(looksLikePath)
  return [...new Set(paths)]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document.path} names ${path}, which does not exist`)
}

/** The URL path of a route file without pathless segments: `/account/orders/$orderNumber`. */
export function routeAddresses(
  files: readonly SourceFile[],
): { readonly file: string; readonly address: string }[] {
  return files.flatMap((file) => {
    const found: { file: string; address: string }[] = []
    walk(parseSource(file), (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
      const [path] = node.arguments
      if (node.callee.name !== 'createFileRoute' || path?.type !== 'Literal') return
      const parts = String(path.value)
        .split('/')
        .filter((part) => part !== '' && (part === '_next' || !part.startsWith('_')))
      found.push({ file: file.path, address: `/${parts.join('/')}` })
    })
    return found
  })
}
