import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, readSources } from './source-files.ts'

const read = (path: string) => readFile(join(projectRoot, path), 'utf8')
const guide = await read('docs/spending-points.md')

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

test('the state diagram has the states of a pending action', async () => {
  const schemas = await Promise.all(
    ['action.ts', 'intents.server.ts'].map((name) => read(`app/actions/${name}`)),
  )
  const states = namesIn(schemas.join('\n'), /name: z\.literal\('(\w+)'\)/g)
  expect(states).toEqual(['done', 'refused', 'running', 'unknown', 'waiting'])
  expect(namesIn(guide, /^ {4}(\w+) -->/gm)).toEqual(states)
})

test('the document says for each point at which a process may stop what the member sees afterwards', async () => {
  const sources = await readSources(projectRoot, ['app/actions'], /\.server\.ts$/)
  const points = namesIn(
    sources.map(({ text }) => text).join('\n'),
    /failpoint\('((?:order|step-up):[a-z]+)'\)/g,
  )
  expect(points.length).toBeGreaterThan(8)
  expect(namesIn(guide, /^\| `((?:order|step-up):[a-z]+)`/gm)).toEqual(points)
})
