import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import {
  DEFERRED,
  HYDRATE,
  HYDRATED,
  LOAD_FAILED,
  OWNS_SIGN_OUT,
  QUEUED_MESSAGE,
} from '../../app/shell/deferred-hydration/hydration-lifecycle.ts'
import {
  at,
  type Finding,
  parseSource,
  projectRoot,
  readSources,
  type SourceFile,
  walk,
} from './source-files.ts'

const DEFINITIONS = 'app/shell/deferred-hydration/hydration-lifecycle.ts'
const names: readonly unknown[] = [DEFERRED, HYDRATED, OWNS_SIGN_OUT, QUEUED_MESSAGE, LOAD_FAILED, HYDRATE]

/** Events and states of the hydration lifecycle that are written as literals instead of by their constants. */
function findLiterals(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    walk(parseSource(file), (node) => {
      if (isEventLiteral(node) || isStateLiteral(node)) findings.push(at(file, node.start))
    })
  }
  return findings
}

function isEventLiteral(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const { callee, arguments: args } = node
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  const isEventCall = called.type === 'Identifier' && /Event(Listener)?$|^dispatch$/.test(called.name)
  return isEventCall && args[0]?.type === 'Literal' && names.includes(args[0].value)
}

/** A selector such as `script[type=deferred]`. */
const isStateLiteral = (node: ESTree.Node): boolean =>
  node.type === 'Literal' && names.some((name) => String(node.value).includes(`[type=${name}]`))

test('events and states of hydration are written as constants', async () => {
  const files = await readSources(projectRoot, ['app', 'e2e', 'tests', 'trust', 'bench'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(800)
  expect(findLiterals(files.filter(({ path }) => path !== DEFINITIONS))).toEqual([])
})

test.each([
  "addEventListener('hydrated', listen)",
  "window.dispatchEvent(new Event('hydrate'))",
  "page.dispatch('load-failed')",
  // Interpolated, so that this file does not find itself.
  `page.locator('script[type=${DEFERRED}]')`,
])('a literal is found: %s', (text) => {
  expect(findLiterals([{ path: 'x.ts', text }])).toHaveLength(1)
})
