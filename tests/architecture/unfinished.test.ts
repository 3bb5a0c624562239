import { expect, test } from 'vitest'
import { projectRoot, readSources, rooms, type SourceFile } from './source-files.ts'

const joined = (...halves: string[]) => halves.join('')

/** Markers of unfinished work, in halves, so that this file does not find itself. */
const shouted = [joined('TO', 'DO'), joined('FIX', 'ME')]
const written = [
  joined('st', 'ub'),
  joined('lorem', ' ipsum'),
  joined('not ', 'implemented'),
  joined('coming ', 'soon'),
]
const patterns = [
  new RegExp(`\\b(${shouted.join('|')})\\b`),
  new RegExp(`\\b(${written.join('|')})s?\\b`, 'i'),
]

const findUnfinished = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      return patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${line.trim()}`] : []
    }),
  )

test('no file has a marker of unfinished work', async () => {
  const files = await readSources(projectRoot, [...rooms, 'messages'], /\.(tsx?|mjs|css|json|html)$/)
  expect(files.length).toBeGreaterThan(200)
  expect(findUnfinished(files)).toEqual([])
})

test('a marker of unfinished work is found', () => {
  for (const word of [...shouted, ...written]) {
    expect(findUnfinished([{ path: 'x.ts', text: `// ${word}: later` }]), word).toHaveLength(1)
  }
  expect(findUnfinished([{ path: 'x.ts', text: 'const stubborn = 1' }])).toEqual([])
})
