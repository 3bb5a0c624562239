import { describe, expect, test } from 'vitest'
import { judge, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const vitestReport = {
  numTotalTests: 5,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
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
  })

  test('counts a file that failed to load', () => {
    const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] }
    const counts = readVitestReport({ numTotalTests: 1, numPassedTests: 1, testResults: [broken] })
    expect(counts).toEqual({ passed: 1, failed: 1, notes: ['did not load: b.test.ts'] })
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
    expect([counts.passed, counts.failed]).toEqual([7, 7])
  })

  test('names failed tests, with the first lines of the error', () => {
    const failed = (title: string, status: string) => ({
      title,
      tests: [
        { status, projectName: 'fr-ca', results: [{ error: { message: '\u001b[31mno button\u001b[39m' } }] },
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
    expect(counts.notes).toEqual([
      'unexpected: pay.journey.ts › pays (fr-ca)\nno button',
      'flaky: pay.journey.ts › twice › pays again (fr-ca)\nno button',
      'flaky: 1',
      'skipped: 1',
    ])
  })

  test('that is missing counts as a failure', () => {
    expect(readPlaywrightReport({}).failed).toBe(1)
  })
})

describe('the verdict', () => {
  const good = { passed: 10, failed: 0, notes: [] }

  test('passes when every test passed and the floor is reached', () => {
    expect(judge(good, { ok: true, floor: 10 })).toEqual(good)
  })

  test('fails with fewer tests than the floor, or without a floor', () => {
    expect(judge(good, { ok: true, floor: 11 }).failed).toBe(1)
    expect(judge(good, { ok: true, floor: undefined }).failed).toBe(1)
  })

  test('fails when the program fails without a failed test', () => {
    expect(judge(good, { ok: false, floor: 10 }).failed).toBe(1)
    expect(judge({ ...good, failed: 2 }, { ok: false, floor: 10 }).failed).toBe(2)
  })
})
