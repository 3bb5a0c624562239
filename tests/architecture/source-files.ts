import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A file of the project: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A violation, with a location that editors can open. */
export type Finding = string

export const projectRoot = join(import.meta.dirname, '..', '..')

/** The folders that contain code. */
export const rooms = [
  ...['app', 'contract', 'design-system', 'sandbox', 'adapter', 'brands', 'build'],
  ...['bench', 'scripts', 'tests', 'e2e', 'trust'],
]

const generated = /(^|\/)(node_modules|dist|paraglide|\.tanstack|storybook-static)(\/|$)|routeTree\.gen\.ts$/

/**
 * The files below these directories with one of the extensions, without generated ones.
 * @throws Error when a directory does not exist, so that a rule never passes on what it did not read
 */
export async function readSources(
  root: string,
  directories: readonly string[],
  endings: RegExp,
): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for (const directory of directories) {
    const entries = await readdir(join(root, directory), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name).slice(root.length + 1)
      if (!entry.isFile() || !endings.test(path) || generated.test(path)) continue
      files.push({ path, text: await readFile(join(root, path), 'utf8') })
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

type Import = { readonly specifier: string; readonly isTypeOnly: boolean }

/** Cached, because several rules read the same files and parsing them takes seconds. */
const knownImports = new WeakMap<SourceFile, readonly Import[]>()

/** All imports and re-exports of a file, including dynamic imports with a literal specifier. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = knownImports.get(file)
  if (known) return known
  const found: Import[] = []
  knownImports.set(file, found)
  walk(parseSource(file), (node) => {
    const source = 'source' in node ? node.source : undefined
    if (!isNode(source) || source.type !== 'Literal' || typeof source.value !== 'string') return
    found.push({ specifier: source.value, isTypeOnly: isTypeOnly(node) })
  })
  return found
}

function isTypeOnly(node: ESTree.Node): boolean {
  if (node.type === 'ImportDeclaration') {
    const named =
      node.specifiers.length > 0 &&
      node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type')
    return node.importKind === 'type' || named
  }
  return 'exportKind' in node && node.exportKind === 'type'
}

/**
 * The syntax tree of a file.
 * @throws when the file cannot be parsed, so that a rule never passes on a file it could not read
 */
export function parseSource(file: SourceFile): ESTree.Program {
  const { program, errors } = parseSync(file.path, file.text)
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`)
  return program
}

/** Visits a node and everything below it. */
export function walk(
  node: ESTree.Node,
  visit: (node: ESTree.Node, parent: ESTree.Node | undefined) => void,
  parent?: ESTree.Node,
): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** `path:line`, for a place in a file. */
export function at(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`
}
