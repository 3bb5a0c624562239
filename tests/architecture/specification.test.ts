import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { codesIn, findMissingPaths, routeAddresses } from './named-paths.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'
import { specifiedItems } from './specification-items.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/adopt.md',
  'docs/operate.md',
  'docs/security.md',
  'docs/client-state.md',
  'docs/specification.md',
]

/** The element ids of the specification (§2). */
const ids = [
  'create-account',
  'signin',
  'profile-settings',
  'scene-home',
  'offers',
  'offers--limited-time-offers',
]

let specification: string
let routes: SourceFile[]

beforeAll(async () => {
  specification = await readFile(join(projectRoot, 'docs/specification.md'), 'utf8')
  routes = (await readSources(projectRoot, ['app/routes'], /\.tsx?$/)).filter(
    ({ path }) => !path.includes('.test.'),
  )
})

test.each(documents)('%s names only paths that exist', async (path) => {
  const text = await readFile(join(projectRoot, path), 'utf8')
  expect(findMissingPaths({ path, text }, projectRoot)).toEqual([])
})

test('the specification lists every route with its file', () => {
  const found = routeAddresses(routes).filter(({ file }) => !file.endsWith('/_member.tsx'))
  expect(found.length).toBeGreaterThan(50)
  const lines = specification.split('\n').map(codesIn)
  const missing = found.filter(
    ({ address, file }) => !lines.some((codes) => codes[0] === address && codes[1] === file),
  )
  const rows = missing.map(
    ({ address, file }) => `| \`${address}\` | \`${file}\` | what it is | its test | works |`,
  )
  expect(rows, 'add to docs/specification.md, with what it is and its test').toEqual([])
})

/** The table rows of one part of the document: requirement, location, test and state. */
function rowsOf(part: string): string[][] {
  const [, text = ''] = specification.split(`\n## ${part}\n`)
  const rows = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
}

test.each(Object.entries(specifiedItems))('the specification names every item of %s', (part, items) => {
  const rows = rowsOf(part)
  const missing = items.filter((words) => !rows.some((cells) => cells[1]?.includes(words)))
  expect(missing).toEqual([])
  expect(rows).toHaveLength(items.length)
  // Each row names the code, the test and the state.
  expect(rows.filter((cells) => cells.slice(1, 5).includes(''))).toEqual([])
})

test.each(ids)('the element id %s is in the site', async (id) => {
  const screens = await readSources(projectRoot, ['app/features', 'app/routes'], /\.tsx$/)
  const written = [`id="${id}"`, `id: '${id}'`]
  expect(screens.filter(({ text }) => written.some((words) => text.includes(words)))).not.toEqual([])
})

test('a path that does not exist is found, an example is not', () => {
  const judge = (text: string) => findMissingPaths({ path: 'docs/x.md', text }, projectRoot)
  expect(judge('See `app/nowhere.ts` and `app/router.ts`')).toEqual([
    'docs/x.md names app/nowhere.ts, which does not exist',
  ])
  expect(judge('See `app/features/<area>/x.ts`, `app/**/*.ts` and `/account`')).toEqual([])
})

test('the URL path of a route leaves out pathless segments', () => {
  const text = "export const Route = createFileRoute('/_member/account/orders/')({})"
  expect(routeAddresses([{ path: 'app/routes/x.tsx', text }])).toEqual([
    { file: 'app/routes/x.tsx', address: '/account/orders' },
  ])
})
