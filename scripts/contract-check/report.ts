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
  return {
    findings,
    untried,
    add(finding: Finding): void {
      findings.push(finding)
      const { of, asked, differs, notes } = finding
      say(`${differs.length === 0 ? 'fits   ' : 'DIFFERS'} ${of}: ${asked}`)
      for (const line of differs) say(`        ${line}`)
      for (const line of notes) say(`        (${line})`)
    },
    /** Reports what could not be tested, and what it needs. */
    notTried(what: string): void {
      untried.push(what)
      say(`not tried: ${what}`)
    },
    title: (text: string) => say(`\n${text}`),
  }
}

export type Report = ReturnType<typeof createReport>
