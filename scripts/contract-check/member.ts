import type { ExtensionFlag } from '../../app/backend/contract/page-data.ts'
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
  /** Whether page data announces these calls. */
  readonly has: (flag: ExtensionFlag) => boolean
}

/** What asks in a member's name, and changes nothing. */
export type Reader = Pick<Member, 'asker' | 'tokens' | 'report'>
