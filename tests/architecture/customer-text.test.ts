import { beforeAll, expect, test } from 'vitest'
import { findLiteralText, findPhrases, findRawColours, findStyleAttributes } from './customer-text.ts'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

/** Stories and tests have literal text; customers never see it. */
const isShipped = ({ path }: SourceFile) =>
  !/\.(stories|test)\.tsx?$|-samples\.tsx$|\/(story-content|testing|\.storybook)\/|vitest\.config/.test(path)

/** Files that make up a page, except the gallery of states, which exists only with the sandbox. */
const isOfAPage = ({ path }: SourceFile) =>
  /^app\/(actions|features|member-data|notifications|routes|shell)\//.test(path) &&
  !path.includes('/dev-states/')

let screens: SourceFile[]
let coloured: SourceFile[]

beforeAll(async () => {
  const rooms = ['app', 'design-system']
  screens = (await readSources(projectRoot, rooms, /\.tsx$/)).filter(isShipped)
  coloured = (await readSources(projectRoot, rooms, /\.(tsx?|css)$/)).filter(isShipped)
})

test('screens and style sheets were read', () => {
  expect(screens.filter(({ path }) => path.startsWith('app/')).length).toBeGreaterThan(20)
  expect(screens.filter(({ path }) => path.startsWith('design-system/')).length).toBeGreaterThan(40)
  expect(coloured.filter(({ path }) => path.endsWith('.css')).length).toBeGreaterThan(3)
})

test('text in JSX comes from the messages', () => {
  expect(findLiteralText(screens)).toEqual([])
})

test('no string in a page’s code begins like a sentence', () => {
  const pages = coloured.filter((file) => isOfAPage(file) && !file.path.endsWith('.css'))
  expect(pages.length).toBeGreaterThan(200)
  // In capitals are the lines of the log that the specification names.
  expect(findPhrases(pages).filter((found) => !/“[A-Z ]+”$/.test(found))).toEqual([])
})

test('no element has a style attribute', () => {
  expect(findStyleAttributes(screens)).toEqual([])
})

test('colours are written only in the design tokens', () => {
  expect(findRawColours(coloured.filter(({ path }) => !path.startsWith('design-system/tokens/')))).toEqual([])
})

test.each([
  ['<p>Hello</p>', 1],
  ["<p>{'Hello'}</p>", 1],
  ['<img alt="A card" />', 1],
  ['<button aria-label="Close" />', 1],
  ["<p>{isOpen ? 'Open' : 'Closed'}</p>", 2],
  ["<p>{isOpen && 'Open'}</p>", 1],
  ['<p>{`Points ' + '$' + '{n}`}</p>', 1],
  ["<button aria-label={'Close'} />", 1],
  ['<button aria-label={`Close ' + '$' + '{n}`} />', 1],
  ['<Section heading="Points" />', 1],
  ['<p>{greeting}</p>', 0],
  ["<p>{kind === 'open' ? words() : say('closed')}</p>", 0],
  ['<ul>{items.map((one) => <li key={`item-' + '$' + '{one}`} />)}</ul>', 0],
  ['<p> · {a} × 2</p>', 0],
  ['<p className="text-ink" id="offers" />', 0],
  ["<a href={'/offers'} />", 0],
  ['<img alt="" />', 0],
])('literal text in %s: %i', (jsx, count) => {
  expect(findLiteralText([{ path: 'app/x.tsx', text: `const x = ${jsx}` }])).toHaveLength(count)
})

test.each([
  ['<Heading title="Call us" />', 1],
  ["<Heading title={isOpen ? 'Call us' : words()} />", 1],
  ['<Heading title={`Call us, ' + '$' + '{name}`} />', 1],
  ["{ title: 'Call us right now' }", 1],
  ["'Écrivez-nous maintenant'", 1],
  ['<p className="text-ink flex" id="Physical" />', 0],
  ["new URL('/offers', origin)", 0],
])('words in %s: %i', (code, count) => {
  expect(findPhrases([{ path: 'app/x.tsx', text: `const x = ${code}` }])).toHaveLength(count)
})

test('a style attribute is found', () => {
  expect(findStyleAttributes([{ path: 'app/x.tsx', text: 'const x = <p style={{ top: 1 }} />' }])).toEqual([
    'app/x.tsx:1 has a style attribute',
  ])
})

test.each([
  ['a.css', 'p { color: #0b3d2e }', 1],
  ['a.css', 'p { background: oklch(0.2 0.1 140) }', 1],
  ['a.css', '/* #0b3d2e */ p { color: var(--color-ink) }', 0],
  ['a.css', '#offers { top: 0 }', 0],
  ['a.css', 'p { color: red }', 1],
  ['a.css', 'p { border: 1px solid White; }', 1],
  ['a.css', '.red:hover { color: var(--ds-red-hot); background: transparent }', 0],
  ['a.tsx', 'const x = <path fill="#fff" />', 1],
  ['a.tsx', 'const x = <path fill="white" />', 1],
  ['a.tsx', 'const x = <p className="bg-[white]" />', 1],
  ['a.tsx', 'const x = <path fill="none" stroke="currentColor" />', 0],
  ['a.tsx', "const x = <Chip id={'red'} />", 0],
  ['a.tsx', 'const x = `rgb(0 0 0 / ' + '$' + '{a})`', 1],
  ['a.tsx', "const x = '#offers'", 0],
])('%s with %s: %i colours', (path, text, count) => {
  expect(findRawColours([{ path, text }])).toHaveLength(count)
})
