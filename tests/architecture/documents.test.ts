import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { botChecks, botCheckVariables } from '../../app/bot-check/checks.server.ts'
import { providerVariables } from '../../contract/provider.ts'
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.ts'
import {
  explainedVariables,
  findDeadLinks,
  findGoneFiles,
  findUnknownVariables,
  readVariables,
} from './documents.ts'
import { projectRoot, readSources, rooms, type SourceFile } from './source-files.ts'

/** What the build writes, and what lies beside the rooms. */
const OTHERS = ['app/routeTree.gen.ts', 'app.config.ts']

/** What names files of then: the changes, and decisions that others have taken the place of. */
const speaksOfThePast = ({ path, text }: SourceFile) =>
  path === 'CHANGELOG.md' || /^[\d-]+; superseded by/m.test(text)

const read = (path: string) => readFile(join(projectRoot, path), 'utf8')

async function documents() {
  const top = globSync(['*.md', '*/README.md'], { cwd: projectRoot, exclude: ['docs', 'bench'] })
  expect(top.length).toBeGreaterThan(7)
  const own = await Promise.all(top.map(async (path) => ({ path, text: await read(path) })))
  return [...own, ...(await readSources(projectRoot, ['docs', 'bench'], /\.md$/))]
}

test('every environment variable that the site reads is documented', async () => {
  const variables = [
    ...readVariables(await read('app/env.server.ts')),
    ...Object.keys({ ...providerVariables.shape, ...botCheckVariables }),
  ]
  expect(variables.length).toBeGreaterThan(35)
  const example = await read('.env.example')
  const explained = explainedVariables(example)
  expect(variables.filter((name) => !explained.includes(name))).toEqual([])
  expect(
    Object.keys(botChecks).filter((name) => !new RegExp(`^#.*\\b${name}\\b`, 'm').test(example)),
  ).toEqual([])
})

test('the guides name no environment variable that does not exist', async () => {
  const explained = explainedVariables(await read('.env.example'))
  const guides = ['docs/adopt.md', 'docs/operate.md']
  const found = await Promise.all(
    guides.map(async (path) => findUnknownVariables({ path, text: await read(path) }, explained)),
  )
  expect(found.flat()).toEqual([])
})

test('the container sets the memory options of the process, and the guides document them', async () => {
  const [container, example, guide] = await Promise.all(
    ['Containerfile', '.env.example', 'docs/operate.md'].map(read),
  )
  for (const [name, value] of Object.entries(MEMORY_SETTINGS)) {
    const setting = `${name}=${value}`
    expect(container).toMatch(new RegExp(`^ENV .*\\b${setting}(?: |$)`, 'm'))
    expect(example).toContain(`\n# ${setting}\n`)
    expect(guide).toContain(`\`${setting}\``)
  }
})

test('every relative link in a document leads to a file', async () => {
  const all = await documents()
  expect(all.length).toBeGreaterThan(15)
  expect(all.flatMap((document) => findDeadLinks(document, projectRoot))).toEqual([])
})

test('comments and documents name no file that is gone', async () => {
  const sources = await readSources(projectRoot, rooms, /\.tsx?$/)
  const paths = sources.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(1_000)
  const current = (await documents()).filter((document) => !speaksOfThePast(document))
  expect(current.length).toBeGreaterThan(30)
  const all = [...sources, ...current]
  expect(all.flatMap((source) => findGoneFiles(source, [...paths, ...OTHERS]))).toEqual([])
  const here = { path: 'app/x.ts', text: '// As in `y.ts` and `gone.ts`.' }
  expect(findGoneFiles(here, ['app/y.ts'])).toEqual(['app/x.ts names gone.ts, which does not exist'])
})

test('an undocumented variable and a dead link are found', () => {
  const path = 'docs/x.md'
  expect(readVariables('const schema = z.object({\n  NEW_ONE: z.string(),\n})')).toEqual(['NEW_ONE'])
  expect(explainedVariables('# Words\nPORT=3000\n# FAIL_POINT=kill\n')).toEqual(['PORT', 'FAIL_POINT'])
  expect(findUnknownVariables({ path, text: 'Set `OLD_ONE=1`.' }, ['NEW_ONE'])).toHaveLength(1)
  expect(
    findDeadLinks({ path, text: '[a](nowhere.md) [b](../README.md) [c](https://x.ca)' }, projectRoot),
  ).toEqual(['docs/x.md links to nowhere.md, which does not exist'])
})
