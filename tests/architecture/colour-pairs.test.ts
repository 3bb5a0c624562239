import { expect, test } from 'vitest'
import { findUnmeasuredPairs } from './colour-pairs.ts'
import { projectRoot, readSources } from './source-files.ts'

test('the contrast of text on a background colour is measured in every palette', async () => {
  const screens = await readSources(projectRoot, ['app', 'design-system'], /(?<!\.stories)\.tsx?$/)
  expect(screens.length).toBeGreaterThan(200)
  expect(findUnmeasuredPairs(screens)).toEqual([])
})

test.each([
  ['bg-on-night p-5 text-night-line', ['night-line on on-night']],
  ['bg-on-night text-night', []],
  ['bg-brand text-on-brand hover:bg-brand-hover', []],
  ['text-ink hover:bg-scrim', ['ink on scrim']],
  ['bg-surface text-small', []],
])('%s: %j', (classes, found) => {
  const text = `const x = <p className="${classes}" />`
  expect(findUnmeasuredPairs([{ path: 'a.tsx', text }])).toEqual(found.map((pair) => `a.tsx:1 has ${pair}`))
})
