import { describe, expect, test } from 'vitest'
import { judge, lastLines, readPlaywrightReport, readVitestReport } from './test-reports.ts'
import { check } from './test-steps.ts'

/** Of an error in the first line of this file, which a library threw. */
const stack = (message: string) =>
  `${message}\n    at chai (/b/node_modules/chai/index.js:3:1)\n    at deep (${import.meta.filename}:1:9)\n    at new Promise (<anonymous>)`
const code = `${import.meta.filename}:1: import { describe, expect, test } from 'vitest'`

const vitestReport = {
  numTotalTests: 5,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/borealis/app/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one', duration: 12 },
        { status: 'passed', fullName: 'two' },
        { status: 'failed', fullName: 'three', failureMessages: ['\u001b[31mexpected 4 to be 3\u001b[39m'] },
        { status: 'skipped', fullName: 'four' },
        { status: 'todo', fullName: 'five' },
      ],
    },
  ],
}

describe('a vitest report', () => {
  test('counts skipped tests as failed, and names them with the first lines of the error', () => {
    const counts = readVitestReport(vitestReport)
    expect([counts.passed, counts.failed]).toEqual([2, 3])
    expect(counts.notes).toEqual(['failed: three\nexpected 4 to be 3', 'skipped: four', 'todo: five'])
    expect(counts.files).toEqual(['/borealis/app/a.test.ts'])
    expect(counts.times[0]).toEqual({ name: 'one', ms: 12 })
  })

  test('counts a file that failed to load, and says why', () => {
    const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' }
    const counts = readVitestReport({ numTotalTests: 1, numPassedTests: 1, testResults: [broken] })
    expect(counts).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['did not load: b.test.ts\nno such module'],
      files: [],
    })
  })

  test('an error that quotes a whole page is cut', () => {
    const long = {
      ...vitestReport.testResults[0],
      assertionResults: [{ status: 'failed', fullName: 'page', failureMessages: ['<html>'.repeat(1_000)] }],
    }
    const { notes } = readVitestReport({ numTotalTests: 1, testResults: [long] })
    expect(notes[0]).toHaveLength('failed: page\n'.length + 300 + ' …'.length)
  })

  test('a failure is shown with the line of code that failed', () => {
    const failureMessages = [stack('expected true to be false')]
    const failed = { assertionResults: [{ status: 'failed', fullName: 'four', failureMessages }] }
    const [note = ''] = readVitestReport({ numTotalTests: 1, testResults: [failed] }).notes
    expect(note.split('\n').map((line) => line.trim())).toEqual([
      'failed: four',
      'expected true to be false',
      `at deep (${import.meta.filename}:1:9)`,
      code,
    ])
  })

  test('that is missing counts as a failure', () => {
    expect(readVitestReport(undefined).failed).toBe(1)
    expect(readVitestReport('').failed).toBe(1)
  })
})

describe('a playwright report', () => {
  test('counts flaky, skipped and stray errors as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
    const counts = readPlaywrightReport({ stats, errors: [{ message: 'no server' }] })
    expect([counts.passed, counts.failed, counts.notes]).toEqual([7, 7, ['outside tests\nno server']])
  })

  test('names failed tests, with the first lines of the error and where trace and screenshot lie', () => {
    const failed = (title: string, status: string) => ({
      title,
      file: 'pay.journey.ts',
      tests: [
        {
          status,
          projectName: 'fr-ca',
          results: [
            {
              duration: 900,
              errors: [{ message: stack('\u001b[31mno button\u001b[39m') }, { message: 'no link' }],
              steps: [{ title: '/help' }, { title: '/offers', error: { message: 'no button' } }],
              attachments: [{ name: 'trace', path: '/t/trace.zip' }, { name: 'stdout' }],
            },
          ],
        },
      ],
    })
    const suites = [
      {
        title: 'pay.journey.ts',
        specs: [failed('passes', 'expected'), failed('pays', 'unexpected')],
        suites: [
          { title: 'twice', specs: [failed('pays again', 'flaky'), failed('is left out', 'skipped')] },
        ],
      },
    ]
    const counts = readPlaywrightReport({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites,
    })
    const errors = `\nno button\n    at deep (${import.meta.filename}:1:9)\n${code}\nno link\ntrace: /t/trace.zip`
    expect(counts.notes).toEqual([
      `unexpected: pay.journey.ts › pays (fr-ca) › /offers${errors}`,
      `flaky: pay.journey.ts › twice › pays again (fr-ca) › /offers${errors}`,
      `skipped: pay.journey.ts › twice › is left out (fr-ca) › /offers${errors}`,
    ])
    expect(counts.files).toEqual(['e2e/pay.journey.ts'])
    expect(counts.projects).toEqual(['fr-ca'])
    expect(counts.times[0]).toEqual({ name: 'pay.journey.ts › passes (fr-ca)', ms: 900 })
  })

  test('that is missing counts as a failure', () => {
    expect(readPlaywrightReport({}).failed).toBe(1)
  })
})

describe('the verdict', () => {
  const good = {
    passed: 10,
    failed: 0,
    notes: [],
    files: ['/borealis/app/a.test.ts'],
    projects: ['en-ca'],
    times: [],
  }

  test('passes when every test passed and every file of the suite ran', () => {
    expect(judge(good, { ok: true, declared: ['app/a.test.ts'] })).toMatchObject({ passed: 10, failed: 0 })
  })

  test('names the files that did not run, and fails without any', () => {
    expect(judge(good, { ok: true, declared: ['app/a.test.ts', 'app/b.test.ts'] })).toMatchObject({
      failed: 1,
      notes: ['no test of app/b.test.ts ran'],
    })
    expect(judge(good, { ok: true, declared: [] }).failed).toBe(1)
  })

  test('names the projects of which no test ran', () => {
    const declared = ['app/a.test.ts']
    expect(judge(good, { ok: true, declared, projects: ['en-ca'] }).failed).toBe(0)
    expect(judge(good, { ok: true, declared, projects: ['en-ca', 'firefox'] })).toMatchObject({
      failed: 1,
      notes: ['no test of firefox ran'],
    })
  })

  test('says in one note why no test ran at all', () => {
    const verdict = judge(readVitestReport({}), {
      ok: false,
      declared: ['app/a.test.ts', 'app/b.test.ts'],
      projects: ['en-ca'],
      output: `${'a warning\n'.repeat(100)}Error: the port is taken\n`,
    })
    expect(verdict).toMatchObject({ failed: 3, notes: [expect.stringMatching(/^no test ran:\n/)] })
    expect(verdict.notes[0]).toContain('the port is taken')
  })

  test('fails when the program fails without a failed test', () => {
    expect(judge(good, { ok: false, declared: ['app/a.test.ts'] }).failed).toBe(1)
    expect(judge({ ...good, failed: 2 }, { ok: false, declared: ['app/a.test.ts'] }).failed).toBe(2)
  })
})

test('a check that fails is named by its command and its first lines', async () => {
  const { notes } = await check(
    [process.execPath, '-e', '0'],
    [process.execPath, '-e', 'console.log("a.ts:1 is wrong"), process.exit(1)'],
  )()
  expect(notes).toEqual(['failed: node -e console.log("a.ts:1 is wrong"), process.exit(1)\na.ts:1 is wrong'])
})

test('the last lines of an output are cut', () => {
  expect(lastLines(`first\nsecond\n${'<html>'.repeat(1_000)}\n`, 2)).toHaveLength(
    'second\n'.length + 300 + ' …'.length,
  )
})
