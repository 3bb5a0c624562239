import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import {
  at,
  type Finding,
  parseSource,
  projectRoot,
  readSources,
  type SourceFile,
  walk,
} from './source-files.ts'

const WRAPPER = 'app/domain/browser-parts.ts'

/** What browsers refuse with a `SecurityError`, some at the mere mention. */
const refusable: readonly unknown[] = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  ...['BroadcastChannel', 'SharedWorker', 'serviceWorker', 'locks'],
]

function findRawUses(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    walk(parseSource(file), (node, parent) => {
      if (isNamed(node, parent) || isLookedFor(node)) findings.push(at(file, node.start))
    })
  }
  return findings
}

/** In a type a name does nothing. */
const isNamed = (node: ESTree.Node, parent: ESTree.Node | undefined) =>
  node.type === 'Identifier' && refusable.includes(node.name) && parent?.type !== 'TSTypeReference'

/** `'caches' in window` */
const isLookedFor = (node: ESTree.Node) =>
  node.type === 'BinaryExpression' &&
  node.operator === 'in' &&
  node.left.type === 'Literal' &&
  refusable.includes(node.left.value)

test('no code of the site names what a browser may refuse', async () => {
  const files = await readSources(projectRoot, ['app', 'design-system'], /(?<!\.test)\.tsx?$/)
  expect(files.length).toBeGreaterThan(700)
  const others = files.filter(({ path }) => path !== WRAPPER)
  expect(findRawUses(others), `use what ${WRAPPER} exports`).toEqual([])
})

test.each([
  "localStorage.getItem('a')",
  'window.sessionStorage.clear()',
  "const tabs = new BroadcastChannel('a')",
  "await caches.open('a')",
  "if ('cookieStore' in window) log()",
  'navigator.serviceWorker?.getRegistrations()',
  "void navigator.locks.request('a', work)",
])('a raw use is found: %s', (text) => {
  expect(findRawUses([{ path: 'x.ts', text }])).toHaveLength(1)
})

test('a type and the name of a storage are no uses', () => {
  const text = "let channel: BroadcastChannel | undefined\nreadStored('localStorage', key)"
  expect(findRawUses([{ path: 'x.ts', text }])).toEqual([])
})
