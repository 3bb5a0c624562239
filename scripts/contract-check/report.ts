/** The result of a check: the request, and the deviations from the contract. */
export interface Finding {
  /** The call or the part of the protocol, such as `getBalance` or `discovery`. */
  readonly of: string
  /** What was requested. */
  readonly asked: string
  /** Expected and actual, one line each; empty when they agree. Never contains a value of the response. */
  readonly differs: readonly string[]
  /** Additions that do no harm. */
  readonly notes: readonly string[]
}

/** A line for an unmet condition, otherwise none. */
export const differs = (isWrong: boolean, what: string): string[] => (isWrong ? [what] : [])

/** Collects findings, and prints each at once. */
export function createReport(say: (line: string) => void) {
  const findings: Finding[] = []
  const untried: string[] = []
  function add(finding: Finding): void {
    findings.push(finding)
    const { of, asked, differs, notes } = finding
    say(`${differs.length === 0 ? 'fits   ' : 'DIFFERS'} ${of}: ${asked}`)
    for (const line of differs) say(`        ${line}`)
    for (const line of notes) say(`        (${line})`)
  }
  return {
    findings,
    untried,
    add,
    /** The result of `work`. If it fails, that is a finding, and the checks go on without it. */
    async orReport<T>(of: string, asked: string, work: () => Promise<T>): Promise<T | undefined> {
      try {
        return await work()
      } catch (error) {
        add({ of, asked, differs: [`expected success, got: ${messageOf(error)}`], notes: [] })
        return undefined
      }
    },
    /** Reports what could not be tested, and what it needs. */
    notTried(what: string): void {
      untried.push(what)
      say(`not tried: ${what}`)
    },
    title: (text: string) => say(`\n${text}`),
  }
}

/** With its cause: that of `fetch failed` says what failed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host that has several addresses refuses at each: an error without words, but with a code.
  const said = error.message || ('code' in error ? String(error.code) : error.name)
  return error.cause === undefined ? said : `${said}: ${messageOf(error.cause)}`
}

export type Report = ReturnType<typeof createReport>
