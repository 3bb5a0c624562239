import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

const rooms = /^(app|build|bench|design-system|docs|e2e|public|sandbox|scripts|tests|trust|messages)\//

/** A file has an ending, a folder a slash behind it: `public/auth/isActive` is a name of the specification. */
const looksLikePath = (code: string) =>
  rooms.test(code) && /(\/|\.\w+)$/.test(code) && !/[*<>{}\s]/.test(code)

/** What a document writes in backquotes. */
export const codesIn = (document: string): string[] =>
  [...document.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')

/** Paths that a document names and that nothing has. A name with a wildcard or a variable part is an example. */
export function findMissingPaths(document: SourceFile, root: string): Finding[] {
  const paths = codesIn(document.text).filter(looksLikePath)
  return [...new Set(paths)]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document.path} names ${path}, which does not exist`)
}

/** The address that a route file makes, without the names that only group: `/account/orders/$orderNumber`. */
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
