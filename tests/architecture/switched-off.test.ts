import { expect, test } from 'vitest'
import { type Finding, projectRoot, readSources, rooms, type SourceFile } from './source-files.ts'

const joined = (...halves: string[]) => halves.join('')

/** Directives that disable a check, in halves, so that this file does not find itself. */
const directives = [joined('@ts-', 'ignore'), joined('@ts-', 'nocheck'), joined('biome-', 'ignore')]
const modifiers = ['skip', 'only', 'todo', 'fixme', 'fails', 'skipIf', 'runIf']
const patterns = [
  new RegExp(directives.join('|')),
  new RegExp(`\\b(test|it|describe|suite)(\\.\\w+)*\\.(${modifiers.join('|')})\\b`),
  // Of the test that runs, and as its option.
  /\b(ctx|context|task|testInfo)\.(skip|fixme|fail)\(|\b(skip|only|todo|fails|fixme): true\b/,
  // Of a value: before it stands one, and after it no word, as in prose.
  new RegExp(`[\\w)\\]}'"\`] as ${joined('a', 'ny')}\\b(?! \\w)`),
]

/** Allowed in tests that state what must not compile, and nowhere in shipped code. */
const expectedError = joined('@ts-expect-', 'error')
const isShipped = (path: string) =>
  /^(adapter|app|brands|build|contract|design-system|sandbox)\//.test(path) && !path.endsWith('.test.ts')

const findSwitchedOff = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const code = line.trim()
      if (code.startsWith('*') || code.startsWith('/**')) return []
      const isOff =
        patterns.some((pattern) => pattern.test(code)) || (isShipped(path) && code.includes(expectedError))
      return isOff ? [`${path}:${index + 1} ${code}`] : []
    }),
  )

test('no check is disabled', async () => {
  const files = await readSources(projectRoot, rooms, /\.(tsx?|mjs)$/)
  expect(files.length).toBeGreaterThan(400)
  expect(findSwitchedOff(files)).toEqual([])
})

test.each([
  `// ${joined('@ts-', 'ignore')}`,
  `// ${joined('biome-', 'ignore')} lint/a11y: later`,
  `test.${joined('sk', 'ip')}('it works', () => {})`,
  `describe.${joined('on', 'ly')}('it', () => {})`,
  `test.describe.${joined('fix', 'me')}('it', () => {})`,
  `const x = value as ${joined('a', 'ny')}`,
  `const x = (value as ${joined('a', 'ny')}).name ?? 1`,
  `test.${joined('skip', 'If')}(isSlow)('it works', () => {})`,
  `test.${joined('run', 'If')}(isFast)('it works', () => {})`,
  `ctx.${joined('sk', 'ip')}()`,
  `test('it works', { ${joined('sk', 'ip')}: true }, () => {})`,
])('a disabled check is found: %s', (text) => {
  expect(findSwitchedOff([{ path: 'x.ts', text }])).toHaveLength(1)
})

test('an expected type error is found in shipped code and allowed in tests', () => {
  const text = `// ${expectedError}: later`
  const found = ['app/x.ts', 'app/x.test.ts', 'tests/x.ts'].flatMap((path) =>
    findSwitchedOff([{ path, text }]),
  )
  expect(found).toEqual([`app/x.ts:1 ${text}`])
})

test('a method call named only is allowed', () => {
  expect(findSwitchedOff([{ path: 'x.ts', text: 'const x = items.only(3)' }])).toEqual([])
})
