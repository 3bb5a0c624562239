/** How much a difference weighs: the site does not work, or tells something untrue · it works, and a member has less. */
export type Rank = 'must' | 'should'

/** The result of a check: the request, and the deviations from the contract. */
export interface Finding {
  /** The call or the part of the protocol, such as `getBalance` or `discovery`. */
  readonly of: string
  /** What was requested. */
  readonly asked: string
  /** Of its differences; `must` unless it says otherwise. */
  readonly rank?: Rank
  /** Expected and actual, one line each; empty when they agree. Never contains a value of the response. */
  readonly differs: readonly string[]
  /** Additions that do no harm. */
  readonly notes: readonly string[]
}

/** One difference, however many requests show it. */
export interface Cause {
  readonly rank: Rank
  readonly difference: string
  /** Where it was seen first, and the calls that show it. */
  readonly first: string
  readonly of: readonly string[]
  readonly times: number
}

/** A line for an unmet condition, otherwise none. */
export const differs = (isWrong: boolean, what: string): string[] => (isWrong ? [what] : [])

const rankOf = ({ rank = 'must' }: Finding): Rank => rank

/** The differences of all findings, each once, `must` before `should`, and what most requests show before the rest. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const finding of findings)
    for (const difference of finding.differs) {
      const rank = rankOf(finding)
      // The row in which a field is wrong, and how many more there are, is no other cause.
      const key = `${rank} ${difference.replace(/\.\d+(?=\.|:)/g, '.*').replace(/ \(and \d+ more rows\)$/, '')}`
      const known = causes.get(key)
      causes.set(key, {
        rank,
        difference: known?.difference ?? difference,
        first: known?.first ?? `${finding.of}: ${finding.asked}`,
        of: [...new Set([...(known?.of ?? []), finding.of])],
        times: (known?.times ?? 0) + 1,
      })
    }
  return [...causes.values()].sort(
    (one, other) => one.rank.localeCompare(other.rank) || other.times - one.times,
  )
}

/** Collects findings of these ranks, and prints each at once. */
export function createReport(say: (line: string) => void, ranks: readonly Rank[] = ['must', 'should']) {
  const findings: Finding[] = []
  const untried: string[] = []
  function add(finding: Finding): void {
    if (!ranks.includes(rankOf(finding))) return
    findings.push(finding)
    const { of, asked, differs, notes } = finding
    const verdict = differs.length === 0 ? 'fits  ' : rankOf(finding).padEnd(6)
    say(`${verdict} ${of}: ${asked}`)
    for (const line of differs) say(`       ${line}`)
    for (const line of notes) say(`       (${line})`)
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
