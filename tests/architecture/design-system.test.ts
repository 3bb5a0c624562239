import { beforeAll, expect, test } from 'vitest'
import {
  findComponentsWithoutUser,
  findFixedText,
  findFoldersWithoutStories,
  findStoriesOfOneLanguage,
  findUndocumentedProps,
  findUnnamedBreakpoints,
} from './design-system.ts'
import { findLooks } from './looks.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

let files: SourceFile[]

beforeAll(async () => {
  files = await readSources(projectRoot, ['design-system/components', 'design-system/patterns'], /\.tsx$/)
})

test('components, patterns and their stories are read', () => {
  expect(files.filter(({ path }) => path.endsWith('.stories.tsx')).length).toBeGreaterThan(60)
  expect(files.length).toBeGreaterThan(200)
})

test('every component and every pattern has stories', () => {
  expect(findFoldersWithoutStories(files)).toEqual([])
})

test('every component and every pattern is used by a page, or has a reason not to be', async () => {
  const site = await readSources(projectRoot, ['app', 'design-system'], /\.tsx?$/)
  expect(findComponentsWithoutUser(site)).toEqual([])
})

test('every public prop has a description, with units and defaults', async () => {
  const parts = await readSources(projectRoot, ['design-system/patterns'], /-types\.ts$/)
  expect(parts.length).toBeGreaterThan(0)
  expect(findUndocumentedProps([...files, ...parts])).toEqual([])
})

test('no table is hidden by itself: Firefox would show its caption', () => {
  const hidden = /<table\b[^>]*\bsr-only/
  expect('<table className="sr-only">').toMatch(hidden)
  expect(files.filter(({ text }) => hidden.test(text)).map(({ path }) => path)).toEqual([])
})

test('every story follows the toolbar’s language, or has a reason not to', async () => {
  const guide = await readSources(projectRoot, ['design-system/guide'], /\.stories\.tsx$/)
  expect(guide.length).toBeGreaterThan(3)
  const board = files.filter(({ path }) => path.endsWith('/board.stories.tsx'))
  expect(board).toHaveLength(1)
  expect(findStoriesOfOneLanguage([...files, ...guide])).toEqual([])
})

test('the site has no styles of its own: everything visual is a component', async () => {
  const site = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  expect(site.length).toBeGreaterThan(500)
  // Stands in place of a page that is hidden, without its components.
  const button =
    /^app\/shell\/member\/hidden-page\.ts:\d+ has a look of its own: rounded-button border border-control$/
  const found = findLooks(site)
  expect(found.filter((one) => !button.test(one))).toEqual([])
  expect(found.filter((one) => button.test(one))).toHaveLength(1)
})

test.each([
  ['<p className="mt-4 text-small text-ink-2 border-t border-line">Up</p>', 0],
  ['<p className="rounded-card bg-surface">Up</p>', 1],
  ['<p className={isOpen ? "tablet:shadow-object" : "grid"}>Up</p>', 1],
  ['<p className={`text-error`}>Up</p>', 1],
  ['<p className="border">Up</p>', 1],
  ['<svg viewBox="0 0 1 1" />', 1],
  ["notice.className = 'grid bg-surface'", 1],
  ["notice.classList.add('bg-surface')", 1],
  ["createElement('p', { className: 'bg-surface' })", 1],
  ["notice.className = 'grid'", 0],
])('looks in %s: %i', (text, count) => {
  expect(findLooks([{ path: 'app/features/kite/kite.tsx', text }])).toHaveLength(count)
})

test('text sizes scale with the reader’s font size', async () => {
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

test('a component that only its stories and other unused ones draw is found, and one that is loaded late is none', () => {
  const kite = { path: 'design-system/components/kite/kite.tsx', text: "import { Tail } from './tail.tsx'" }
  const tail = { path: 'design-system/components/kite/tail.tsx', text: 'export const Tail = () => null' }
  const story = {
    path: 'design-system/components/kite/kite.stories.tsx',
    text: "import { Kite } from './kite.tsx'",
  }
  const page = (text: string) => ({ path: 'app/features/sky/sky-page.tsx', text })
  expect(findComponentsWithoutUser([kite, tail, story, page('')])).toHaveLength(2)
  const late = page("const kite = () => import('@borealis/design-system/components/kite/kite.tsx')")
  expect(findComponentsWithoutUser([kite, tail, story, late])).toEqual([])
})

test('a pattern without stories is found', () => {
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
  ['export type KiteProps = { /** Its end. */ tail?: string }', 1],
  ['export type KiteProps = { /** Its end; none by default. */ tail?: string }', 0],
  ['export type Knot = { colour: string; widths: readonly number[] }', 1],
  ['export type Knot = { colour: string; /** In mm, first to last. */ widths: readonly number[] }', 0],
  ['type Inner = { tail: string; width: number }', 0],
])('undocumented props in %s: %i', (text, count) => {
  expect(findUndocumentedProps([{ path: 'design-system/patterns/kite/kite.tsx', text }])).toHaveLength(count)
})

const kiteMeta = 'const meta = { render: (_, { globals }) => <Kite name={say(globals)} /> } satisfies Meta'

test.each([
  [`${kiteMeta}; export const Default: Story = {}`, 0],
  [`${kiteMeta}; export const French = { ...Default, globals: { locale: 'fr-ca' } }`, 0],
  [`const meta = {}; export const French = { args: { name: 'Haut' }, globals: { locale: 'fr-ca' } }`, 0],
  [`${kiteMeta}; export const Own: Story = { render: () => <Kite name="Up" /> }`, 1],
  ["const meta = {}; export const Default = { args: { name: 'Up' } }; export const Other = Default", 2],
  ['const kite = () => ({ render: (_, { globals }) => globals }); export const Default = kite()', 0],
  ['const kite = () => ({ render: () => <Kite /> }); export const Default = kite()', 1],
])('stories of one language in %s: %i', (text, count) => {
  const planted = { path: 'design-system/patterns/kite/kite.stories.tsx', text }
  expect(findStoriesOfOneLanguage([planted], {})).toHaveLength(count)
})

test('an exemption that is not needed is found', () => {
  const path = 'design-system/patterns/kite/kite.stories.tsx'
  const text = `${kiteMeta}; export const Default: Story = {}`
  expect(findStoriesOfOneLanguage([{ path, text }], { [path]: 'no words' })).toHaveLength(1)
  expect(findStoriesOfOneLanguage([], { [path]: 'no words' })).toHaveLength(1)
})

test('breakpoints are named where they are used', async () => {
  const used = await readSources(projectRoot, ['app', 'design-system'], /\.(css|tsx?)$/)
  expect(findUnnamedBreakpoints(used)).toEqual([])
  const planted = (text: string) => findUnnamedBreakpoints([{ path: 'app/x.css', text }])
  expect(planted('@media (width >= 48.125rem) {')).toHaveLength(1)
  expect(planted('@media (48.125rem <= width < theme(--breakpoint-desktop)) {')).toHaveLength(1)
  expect(planted("const sizes = '(width >= 770px) 96px, 76px'")).toHaveLength(1)
  expect(planted('@media (width >= theme(--breakpoint-tablet)) {')).toEqual([])
})
