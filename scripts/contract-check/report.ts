/** What a check found: what was asked, and where the answer leaves the contract. */
export interface Finding {
  /** The call or the part of the protocol, such as `getBalance` or `discovery`. */
  readonly of: string
  /** What was asked of it. */
  readonly asked: string
  /** What was expected and what came, one line each; empty: it fits. Never a value of the answer. */
  readonly differs: readonly string[]
  /** What is more than was asked for, and harms nobody. */
  readonly notes: readonly string[]
}

/** A line for what is not as expected, and none for what is. */
export const differs = (isWrong: boolean, what: string): string[] => (isWrong ? [what] : [])

/** Collects findings, and says each as it comes. */
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
    /** What could not be tried, and what it needs. */
    notTried(what: string): void {
      untried.push(what)
      say(`not tried: ${what}`)
    },
    title: (text: string) => say(`\n${text}`),
  }
}

export type Report = ReturnType<typeof createReport>
