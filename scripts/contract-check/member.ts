import type { Asker } from './ask.ts'
import type { Tokens } from './backend-checks.ts'
import type { Report } from './report.ts'

/** A member who is signed in, whom they ask, and where it is told. */
export interface Member {
  readonly asker: Asker
  readonly tokens: Tokens
  /** Makes a step-up token: a call takes a fresh one. */
  readonly stepUp: () => Promise<string>
  readonly report: Report
}
