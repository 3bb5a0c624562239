import { expect, test } from 'vitest'
import { projectRoot, readSources } from './source-files.ts'
import { findTestedOnly } from './tested-only.ts'

test('no export is used by tests only', async () => {
  const rooms = ['app', 'brands', 'build', 'design-system', 'sandbox', 'scripts', 'bench', 'trust']
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
