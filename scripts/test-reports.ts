import { stripVTControlCharacters } from 'node:util'

/** The result of a suite. A test that did not run counts as failed. */
export type Counts = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] }

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listJson = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0)

/**
 * Reads Vitest's JSON report. Skipped, pending and todo tests count as failed, and so does a file that failed to load.
 */
export function readVitestReport(report: unknown): Counts {
  if (!isJson(report)) return unreadable()
  const passed = count(report.numPassedTests)
  const notPassed = Math.max(0, count(report.numTotalTests) - passed)
  const files = listJson(report.testResults)
  const names = files.flatMap((file) => {
    return listJson(file.assertionResults)
      .filter((test) => test.status !== 'passed')
      .map(
        (test) =>
          `${String(test.status)}: ${String(test.fullName)}${firstLines(firstOf(test.failureMessages))}`,
      )
  })
  const broken = files.filter((file) => {
    const tests = listJson(file.assertionResults)
    return file.status === 'failed' && !tests.some((test) => test.status === 'failed')
  })
  const brokenNames = broken.map((file) => `did not load: ${String(file.name)}`)
  return { passed, failed: notPassed + broken.length, notes: [...names, ...brokenNames] }
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function readPlaywrightReport(report: unknown): Counts {
  if (!isJson(report) || !isJson(report.stats)) return unreadable()
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = Array.isArray(report.errors) ? report.errors.length : 0
  const notes = [
    ...listJson(report.suites).flatMap((suite) => notPassed(suite, [])),
    ...(count(flaky) > 0 ? [`flaky: ${count(flaky)}`] : []),
    ...(count(skipped) > 0 ? [`skipped: ${count(skipped)}`] : []),
    ...(errors > 0 ? [`errors outside tests: ${errors}`] : []),
  ]
  return {
    passed: count(expected),
    failed: count(unexpected) + count(flaky) + count(skipped) + errors,
    notes,
  }
}

/** One line for each test that did not pass, with the first lines of its error. */
function notPassed(suite: Json, above: readonly string[]): string[] {
  const titles = [...above, String(suite.title)]
  const own = listJson(suite.specs).flatMap((spec) =>
    listJson(spec.tests)
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const name = [...titles, String(spec.title)].join(' › ')
        return `${String(test.status)}: ${name} (${String(test.projectName)})${firstError(test)}`
      }),
  )
  return [...own, ...listJson(suite.suites).flatMap((inner) => notPassed(inner, titles))]
}

function firstError(test: Json): string {
  const errors = listJson(test.results).map((result) => result.error)
  return firstLines(errors.filter(isJson).map(({ message }) => String(message))[0])
}

const firstOf = (messages: unknown) => (Array.isArray(messages) ? messages.map(String)[0] : undefined)

function firstLines(message: string | undefined): string {
  return message ? `\n${stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n')}` : ''
}

/**
 * Adds a failure when a suite has fewer tests than its floor, or its program failed although every test passed.
 * @param floor the minimum number of tests, from `tests/floor.json`; without one the suite fails
 */
export function judge(counts: Counts, { ok, floor }: { ok: boolean; floor: number | undefined }): Counts {
  const found = counts.passed + counts.failed
  const notes = [...counts.notes]
  let failed = counts.failed
  if (floor === undefined) notes.push('this suite has no floor in tests/floor.json')
  else if (found < floor) notes.push(`${found} tests found, the floor is ${floor}`)
  if (floor === undefined || found < floor) failed += 1
  if (!ok && counts.failed === 0) {
    failed += 1
    notes.push('the program failed although no test did')
  }
  return { passed: counts.passed, failed, notes }
}

function unreadable(): Counts {
  return { passed: 0, failed: 1, notes: ['there is no report'] }
}
