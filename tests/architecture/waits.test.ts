import { expect, test } from 'vitest'
import { at, projectRoot, readSources, type SourceFile } from './source-files.ts'

const HELPERS = 'tests/support/waits.ts'

/** Waits that begin after what they wait for may have happened, or that last as long as somebody guessed. */
const rawWaits =
  /\.waitFor(Event|Request|Response|Navigation|Timeout)\(|networkidle|new Promise[^\n]*\bsetTimeout\(|\bsetTimeout\([\s\S]{0,20}\b(resolve|done|ok|go)\b|\bsetTimeout\b.*node:timers\/promises/g

const findRawWaits = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => path !== HELPERS)
    .flatMap((file) =>
      [...file.text.matchAll(rawWaits)].map(({ 0: text, index }) => `${at(file, index)} ${text}`),
    )

/** Commands that are no test and run without one: they look again and again whether something is there. */
const commands = ['contract-check', 'first-hour', 'layout', 'sandbox-env'].map((name) => `scripts/${name}.ts`)

test('no test waits for an event, an idle network or time by itself', async () => {
  const files = await readSources(projectRoot, ['e2e', 'tests', 'trust', 'bench', 'scripts'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(300)
  const others = files.filter(({ path }) => ![...commands, 'tests/architecture/waits.test.ts'].includes(path))
  expect(findRawWaits(others), `use what ${HELPERS} exports, or expect a state`).toEqual([])
})

test.each([
  "const sent = page.waitForRequest('**/auth')",
  "page.waitForEvent('download')",
  'await page.waitForTimeout(300)',
  "await page.waitForLoadState('networkidle')",
  'await new Promise((resolve) => setTimeout(resolve, 100))',
  'await new Promise((go) => setTimeout(go, 300))',
  'await new Promise<void>((resolve) => setTimeout(() => resolve(), 100))',
  'await new Promise((resolve) => {\n  setTimeout(\n    resolve, 100)\n})',
  "import { setTimeout as wait } from 'node:timers/promises'",
])('a wait of its own is found: %s', (text) => {
  expect(findRawWaits([{ path: 'e2e/x.journey.ts', text }])).toHaveLength(1)
  expect(findRawWaits([{ path: HELPERS, text }])).toEqual([])
})
