import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The result of a suite. A test that did not run counts as failed. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  /** One text for each test that did not pass: its name, the first lines of its error, the line of code, and where its trace lies. */
  readonly notes: readonly string[]
  /** The files that have at least one test in the report, as it names them. */
  readonly files: readonly string[]
  /** Playwright's projects that have at least one test in the report. */
  readonly projects: readonly string[]
  readonly times: readonly TestTime[]
}

export type TestTime = { readonly name: string; readonly ms: number }

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listJson = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0)

/**
 * Reads Vitest's JSON report. Skipped, pending and todo tests count as failed, and so does a file that failed to load.
 */
export function readVitestReport(report: unknown): Counts {
  if (!isJson(report)) return unreadable
  const passed = count(report.numPassedTests)
  const notPassed = Math.max(0, count(report.numTotalTests) - passed)
  const files = listJson(report.testResults)
  const tests = files.flatMap((file) => listJson(file.assertionResults))
  const names = tests
    .filter((test) => test.status !== 'passed')
    .map((test) => {
      const error = firstOf(test.failureMessages)
      return `${String(test.status)}: ${String(test.fullName)}${firstLines(error)}${codeOf(error)}`
    })
  const broken = files.filter((file) => {
    const tests = listJson(file.assertionResults)
    return file.status === 'failed' && !tests.some((test) => test.status === 'failed')
  })
  const brokenNames = broken.map(
    (file) =>
      `did not load: ${String(file.name)}${firstLines(file.message ? String(file.message) : undefined)}`,
  )
  return {
    passed,
    failed: notPassed + broken.length,
    notes: [...names, ...brokenNames],
    files: files.filter((file) => listJson(file.assertionResults).length > 0).map(({ name }) => String(name)),
    projects: [],
    times: tests.map((test) => ({ name: String(test.fullName), ms: count(test.duration) })),
  }
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function readPlaywrightReport(report: unknown): Counts {
  if (!isJson(report) || !isJson(report.stats)) return unreadable
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = listJson(report.errors)
  const tests = listJson(report.suites).flatMap((suite) => testsOf(suite, []))
  return {
    passed: count(expected),
    failed: count(unexpected) + count(flaky) + count(skipped) + errors.length,
    notes: [
      ...tests.filter(({ status }) => status !== 'expected').map(describeFailure),
      ...errors.map(({ message }) => `outside tests${firstLines(String(message))}`),
    ],
    files: [...new Set(tests.map(({ file }) => `e2e/${file}`))],
    projects: [...new Set(tests.map(({ project }) => project))],
    times: tests.map(({ name, results }) => ({
      name,
      ms: results.reduce((sum, { duration }) => sum + count(duration), 0),
    })),
  }
}

interface Journey {
  readonly name: string
  readonly file: string
  readonly project: string
  readonly status: string
  readonly results: readonly Json[]
}

function testsOf(suite: Json, above: readonly string[]): Journey[] {
  const titles = [...above, String(suite.title)]
  const own = listJson(suite.specs).flatMap((spec) =>
    listJson(spec.tests).map((test) => ({
      name: `${[...titles, String(spec.title)].join(' › ')} (${String(test.projectName)})`,
      file: String(spec.file ?? suite.file ?? titles[0]),
      project: String(test.projectName),
      status: String(test.status),
      results: listJson(test.results),
    })),
  )
  return [...own, ...listJson(suite.suites).flatMap((inner) => testsOf(inner, titles))]
}

function describeFailure({ name, status, results }: Journey): string {
  const errors = results.flatMap((result) => listJson(result.errors))
  const kept = results
    .flatMap((result) => listJson(result.attachments))
    .filter(({ path }) => typeof path === 'string')
    .map((attachment) => `\n${String(attachment.name)}: ${String(attachment.path)}`)
  // A journey of several pages has a step for each.
  const steps = results
    .flatMap((result) => listJson(result.steps))
    .filter((step) => isJson(step.error))
    .map(({ title }) => ` › ${String(title)}`)
  // Soft expectations give several errors, each with its line of code.
  const what = errors.map(({ message }) => firstLines(String(message)) + codeOf(String(message)))
  return `${status}: ${name}${steps.join('')}${what.join('')}${kept.join('')}`
}

const firstOf = (messages: unknown) => (Array.isArray(messages) ? messages.map(String)[0] : undefined)

const MAX_LINES = 12
/** A page's HTML in an assertion is one line of a hundred kilobytes, and tells nobody anything. */
const MAX_LINE_LENGTH = 300

const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line))

/** The first lines of an error, below what is before it; of its stack only what is ours. */
export function firstLines(message: string | undefined): string {
  if (!message) return ''
  const lines = linesOf(message).filter((line) => !/^ +at .*(\bnode_modules\/|<anonymous>)/.test(line))
  return `\n${lines.slice(0, MAX_LINES).join('\n')}`
}

export const lastLines = (text: string, count: number): string => linesOf(text).slice(-count).join('\n')

/** The line of ours at which a stack begins: “expected false to be true” alone says nothing. */
function codeOf(stack: string | undefined): string {
  const places = (stack ?? '').matchAll(/^ +at (?:.*\()?(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/gm)
  for (const [, path = '', line] of places) {
    if (path.includes('/node_modules/') || !existsSync(path)) continue
    const code = readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? ''
    return `\n${path}:${line}: ${code.trim()}`
  }
  return ''
}

interface Verdict {
  readonly ok: boolean
  readonly declared: readonly string[]
  readonly projects?: readonly string[]
  readonly output?: string
}

/**
 * Adds a failure for each test file that the suite did not run, for each of Playwright's projects of which it ran no test, and
 * when its program failed although every test passed.
 * @param declared paths of the test files that the suite has to run
 * @param projects names of the projects that it has to run
 * @param output what the program said, which tells why where no test ran at all
 */
export function judge(
  counts: Counts,
  { ok, declared, projects = [], output = '' }: Verdict,
): Pick<Counts, 'passed' | 'failed' | 'notes' | 'times'> {
  const notRun = declared.filter((path) => !counts.files.some((file) => file.endsWith(path)))
  const idle = projects.filter((project) => !counts.projects.includes(project))
  const isDead = counts.files.length === 0 && declared.length > 0
  const absent = isDead
    ? [`no test ran:\n${lastLines(output, 2 * MAX_LINES)}`]
    : [...notRun, ...idle].map((what) => `no test of ${what} ran`)
  const notes = [...counts.notes, ...absent]
  let failed = counts.failed + notRun.length + idle.length
  if (declared.length === 0) {
    failed += 1
    notes.push('the suite has no test file')
  }
  if (!ok && failed === 0) {
    failed += 1
    notes.push('the program failed although no test did')
  }
  return { passed: counts.passed, failed, notes, times: counts.times }
}

const unreadable: Counts = {
  passed: 0,
  failed: 1,
  notes: ['there is no report'],
  files: [],
  projects: [],
  times: [],
}
