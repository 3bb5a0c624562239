import { expect, test } from 'vitest'
import { at, projectRoot, readSources, type SourceFile } from './source-files.ts'

const HELPERS = 'tests/support/waits.ts'

/**
 * Waits that begin after what they wait for may have happened, or that last as long as somebody guessed. The next task, which is a
 * timeout of no length, is neither.
 */
const rawWaits =
  /\.waitFor(Event|Request|Response|Navigation|Timeout)\(|networkidle|new Promise[^\n]*\bsetTimeout\((?!\w+\))|\bsetTimeout\((?!\w+\))[\s\S]{0,20}\b(resolve|done|ok|go)\b|\bsetTimeout\b.*node:timers\/promises|\b(poll|waitUntil|waitFor)\(\(\) => (Date|performance)\.now\(/g

/** Whose tests move a clock of their own. */
const hasOwnClock = ({ text }: SourceFile) => /beforeEach\(\(\) => (void )?vi\.useFakeTimers\(\)/.test(text)

const findRawWaits = (files: readonly SourceFile[]) =>
  files
    .filter((file) => file.path !== HELPERS && !hasOwnClock(file))
    .flatMap((file) =>
      [...file.text.matchAll(rawWaits)].map(({ 0: text, index }) => `${at(file, index)} ${text}`),
    )

/** Commands that are no test and run without one: they look again and again whether something is there. */
const commands = ['contract-check', 'first-hour', 'layout', 'sandbox-env'].map((name) => `scripts/${name}.ts`)

test('no test waits for an event, an idle network or time by itself', async () => {
  const tools = await readSources(projectRoot, ['e2e', 'tests', 'trust', 'bench', 'scripts'], /\.tsx?$/)
  const product = ['adapter', 'app', 'brands', 'build', 'contract', 'design-system', 'sandbox']
  const beside = await readSources(projectRoot, product, /\.(test|stories)\.tsx?$|\/testing\/.*\.tsx?$/)
  const files = [...tools, ...beside]
  expect(tools.length).toBeGreaterThan(300)
  expect(beside.length).toBeGreaterThan(300)
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
  'await vi.waitUntil(() => Date.now() - since > 3_000)',
  'await expect.poll(() => Date.now() - gotAt).toBeGreaterThan(3_000)',
])('a wait of its own is found: %s', (text) => {
  expect(findRawWaits([{ path: 'e2e/x.journey.ts', text }])).toHaveLength(1)
  expect(findRawWaits([{ path: HELPERS, text }])).toEqual([])
})

test('the next task and a clock of the test are no waits', () => {
  const path = 'app/x.test.ts'
  expect(findRawWaits([{ path, text: 'await new Promise((resolve) => setTimeout(resolve))' }])).toEqual([])
  const late = 'new Promise((_resolve, reject) => setTimeout(() => reject(), 5_000))'
  expect(findRawWaits([{ path, text: late }])).toHaveLength(1)
  expect(findRawWaits([{ path, text: `beforeEach(() => void vi.useFakeTimers())\n${late}` }])).toEqual([])
})
