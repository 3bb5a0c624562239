import { expect, test } from 'vitest'
import { type Finding, projectRoot, readSources, rooms, type SourceFile } from './source-files.ts'

const isTest = /^(?:e2e|tests|trust|bench)\/|\.test\.tsx?$|\.stories\.tsx$|\/testing\/|-contract\.ts$/
/** The framework imports these. */
const entries = /^app\/(routes\/|start\.ts$|server\.ts$|router\.ts$)/
const declared = /^export (?:async )?(?:const|function|class) (\w+)/gm

/** Exports that only tests use, which can be deleted. */
function findTestedOnly(sources: readonly SourceFile[], judged: RegExp): Finding[] {
  const code = sources.filter(({ path }) => !isTest.test(path))
  const exported = code
    .filter(({ path }) => judged.test(path) && !entries.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name = '']) => ({ path, name })))
  const wanted = new Set(exported.map(({ name }) => name))
  const said = new Map<string, number>()
  for (const { text } of code) {
    for (const word of text.match(/\w+/g) ?? [])
      if (wanted.has(word)) said.set(word, (said.get(word) ?? 0) + 1)
  }
  // The declaration itself counts once.
  return exported.flatMap(({ path, name }) =>
    (said.get(name) ?? 0) > 1 ? [] : [`${path}: only tests ask for ${name}`],
  )
}

test('no export is used by tests only', async () => {
  const sources = await readSources(projectRoot, rooms, /\.tsx?$/)
  expect(sources.length).toBeGreaterThan(1_000)
  expect(findTestedOnly(sources, /^app\//)).toEqual([])
})

test('an export that only a test uses is found', () => {
  const rule = { path: 'app/domain/sum.ts', text: 'export const sum = 1\nexport function lost() {}\n' }
  const page = { path: 'app/shell/frame/page.tsx', text: "import { sum } from '#app/domain/sum.ts'\n" }
  const tried = { path: 'app/domain/sum.test.ts', text: "import { lost, sum } from './sum.ts'\n" }
  expect(findTestedOnly([rule, page, tried], /^app\//)).toEqual([
    'app/domain/sum.ts: only tests ask for lost',
  ])
})
