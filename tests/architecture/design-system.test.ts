import { beforeAll, expect, test } from 'vitest'
import { findFixedText, findFoldersWithoutStories, findUndocumentedProps } from './design-system.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

let files: SourceFile[]

beforeAll(async () => {
  files = await readSources(projectRoot, ['design-system/components', 'design-system/patterns'], /\.tsx$/)
})

test('components and patterns were read, and their stories with them', () => {
  expect(files.filter(({ path }) => path.endsWith('.stories.tsx')).length).toBeGreaterThan(60)
  expect(files.length).toBeGreaterThan(200)
})

test('every component and every pattern has stories', () => {
  expect(findFoldersWithoutStories(files)).toEqual([])
})

test('every public prop says what it means, and its parts their units and defaults', async () => {
  const parts = await readSources(projectRoot, ['design-system/patterns'], /-types\.ts$/)
  expect(parts.length).toBeGreaterThan(0)
  expect(findUndocumentedProps([...files, ...parts])).toEqual([])
})

test('text grows with the size that a reader set', async () => {
  const sheets = await readSources(projectRoot, ['design-system'], /\.css$/)
  expect(sheets.length).toBeGreaterThan(3)
  expect(findFixedText([...files, ...sheets.filter(({ path }) => !path.endsWith('print.css'))])).toEqual([])
})

test.each([
  ['<p className="text-[15px]">', 1],
  ['.kite { font-size: 14px; }', 1],
  ['<p className="text-[.9375rem] leading-[20px]">', 0],
])('text of a fixed size in %s: %i', (text, count) => {
  expect(findFixedText([{ path: 'design-system/patterns/kite/kite.tsx', text }])).toHaveLength(count)
})

test('a planted pattern without stories is found', () => {
  const planted = { path: 'design-system/patterns/kite/kite.tsx', text: 'export const Kite = () => null' }
  expect(findFoldersWithoutStories([planted])).toEqual(['design-system/patterns/kite has no stories'])
  const story = { path: 'design-system/patterns/kite/kite.stories.tsx', text: '' }
  expect(findFoldersWithoutStories([planted, story])).toEqual([])
})

test.each([
  ['export type KiteProps = { tail: string }', 1],
  ['export type KiteProps = { /** Its end. */ tail: string; wind: number }', 1],
  ['export type KiteProps = Other & { /** Knots, first to last. */ tail: { knot: string } }', 0],
  [
    'export type KiteProps = { /** First to last. */ knots: readonly { colour: string; width: number }[] }',
    1,
  ],
  [
    'export type KiteProps = { /** With `width` in mm. */ knots: readonly { colour: string; width: number }[] }',
    0,
  ],
  ['export type KiteProps = { /** First to last. */ knots: { bow?: string; href?: string }[] }', 1],
  [
    'export type KiteProps = { /** First to last. */ knots: { onPull: () => void; isLoose: boolean | null }[] }',
    2,
  ],
  ['export type Knot = { colour: string; widths: readonly number[] }', 1],
  ['export type Knot = { colour: string; /** In mm, first to last. */ widths: readonly number[] }', 0],
  ['type Inner = { tail: string; width: number }', 0],
])('undocumented props in %s: %i', (text, count) => {
  expect(findUndocumentedProps([{ path: 'design-system/patterns/kite/kite.tsx', text }])).toHaveLength(count)
})
