import type { Asker } from './ask.ts'
import type { Tokens } from './backend-checks.ts'
import type { Report } from './report.ts'

/** A signed-in member, what asks in their name, and the report of what was found. */
export interface Member {
  readonly asker: Asker
  readonly tokens: Tokens
  /** Makes a step-up token: a call takes a fresh one. */
  readonly stepUp: () => Promise<string>
  readonly report: Report
}
