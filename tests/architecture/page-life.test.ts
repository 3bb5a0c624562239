import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import { ASLEEP, AWAKE, BEGUN, HEARD_BEFORE, UNLOADABLE, WAKE } from '../../app/site/sleep/page-life.ts'
import {
  at,
  type Finding,
  parseSource,
  projectRoot,
  readSources,
  type SourceFile,
  walk,
} from './source-files.ts'

const HOME = 'app/site/sleep/page-life.ts'
const names: readonly unknown[] = [ASLEEP, AWAKE, BEGUN, HEARD_BEFORE, UNLOADABLE, WAKE]

/** Events of a page's life that are heard or said, and states that are looked for, by anything but their name. */
function findTypedNames(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    walk(parseSource(file), (node) => {
      if (isTypedEvent(node) || isTypedState(node)) findings.push(at(file, node.start))
    })
  }
  return findings
}

function isTypedEvent(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const { callee, arguments: given } = node
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  const isOfEvents = called.type === 'Identifier' && /Event(Listener)?$|^happens$/.test(called.name)
  return isOfEvents && given[0]?.type === 'Literal' && names.includes(given[0].value)
}

/** A selector such as `script[type=asleep]`. */
const isTypedState = (node: ESTree.Node): boolean =>
  node.type === 'Literal' && names.some((name) => String(node.value).includes(`[type=${name}]`))

test('what happens in the life of a page is named in one place', async () => {
  const files = await readSources(projectRoot, ['app', 'e2e', 'tests', 'trust', 'bench'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(800)
  expect(findTypedNames(files.filter(({ path }) => path !== HOME))).toEqual([])
})

test.each([
  "addEventListener('awake', listen)",
  "window.dispatchEvent(new Event('wake'))",
  "page.happens('unloadable')",
  // In halves, so that this file does not find itself.
  `page.locator('script[type=${ASLEEP}]')`,
])('a typed name is found: %s', (text) => {
  expect(findTypedNames([{ path: 'x.ts', text }])).toHaveLength(1)
})
