import { expect, test } from 'vitest'
import { projectRoot, readSources, type SourceFile } from './source-files.ts'

const HELPERS = 'tests/support/waits.ts'

/** Waits that begin after what they wait for may have happened, or that last as long as somebody guessed. */
const rawWaits =
  /\.waitFor(Event|Request|Response|Navigation|Timeout)\(|networkidle|setTimeout\(\s*(resolve|done|ok)\b|\bsetTimeout\b.*node:timers\/promises/

const findRawWaits = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => path !== HELPERS)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (rawWaits.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )

test('no test waits for an event, an idle network or time by itself', async () => {
  const files = await readSources(projectRoot, ['e2e', 'tests', 'trust', 'bench'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(300)
  const others = files.filter(({ path }) => path !== 'tests/architecture/waits.test.ts')
  expect(findRawWaits(others), `use what ${HELPERS} exports, or expect a state`).toEqual([])
})

test.each([
  "const sent = page.waitForRequest('**/auth')",
  "page.waitForEvent('download')",
  'await page.waitForTimeout(300)',
  "await page.waitForLoadState('networkidle')",
  'await new Promise((resolve) => setTimeout(resolve, 100))',
  "import { setTimeout as wait } from 'node:timers/promises'",
])('a wait of its own is found: %s', (text) => {
  expect(findRawWaits([{ path: 'e2e/x.journey.ts', text }])).toHaveLength(1)
  expect(findRawWaits([{ path: HELPERS, text }])).toEqual([])
})
