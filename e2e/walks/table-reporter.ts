import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Milliseconds by run; `null` for one that failed. */
type Runs = (number | null)[]

/**
 * Ends a run with a table: a row for each task and engine, a column for each language and width. A cell says how often it went well and how
 * long it took; one whose test did not run says so.
 */
export default class TableReporter implements Reporter {
  private readonly cells = new Map<string, Runs>()
  private readonly rows = new Map<string, Map<string, string>>()
  private readonly columns = new Set<string>()

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) {
      const [engine, column, task] = placeOf(test)
      const row = this.rows.get(`${task}\n${engine}`) ?? new Map()
      this.rows.set(`${task}\n${engine}`, row.set(column, test.id))
      this.columns.add(column)
    }
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const key = keyOf(test)
    this.cells.set(key, [...(this.cells.get(key) ?? []), status === 'passed' ? duration : null])
  }

  onEnd(): void {
    const columns = [...this.columns]
    const lines = [...this.rows.keys()].sort().map((row) => {
      const [task = '', engine = ''] = row.split('\n')
      return [task, engine, ...columns.map((column) => this.cellOf(row, column))]
    })
    const table = [['Task', 'Engine', ...columns], ...lines].map((cells) => `| ${cells.join(' | ')} |\n`)
    process.stdout.write(`\n${table.join('')}`)
  }

  private cellOf(row: string, column: string): string {
    if (!this.rows.get(row)?.has(column)) return '–'
    const runs = this.cells.get(`${row}\n${column}`) ?? []
    const good = runs.filter((ms) => ms !== null)
    if (runs.length === 0) return 'DID NOT RUN'
    if (good.length < runs.length) return `FAILED ${runs.length - good.length} of ${runs.length}`
    const seconds = Math.max(...good) / 1000
    return `${runs.length > 1 ? `${runs.length} × ` : ''}ok, ${seconds.toFixed(0)} s`
  }
}

const keyOf = (test: TestCase): string => {
  const [engine, column, task] = placeOf(test)
  return `${task}\n${engine}\n${column}`
}

/** Walks stand in a `describe` that says language and width; journeys say their language in the project, or each for itself. */
function placeOf(test: TestCase): readonly [engine: string, column: string, task: string] {
  const [, project = '', file = '', ...titles] = test.titlePath()
  const task = titles.at(-1) ?? file
  return file.endsWith('.walk.ts') ? [project, titles[0] ?? '', task] : [project, 'journeys', task]
}
