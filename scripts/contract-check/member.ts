import type { ExtensionFlag } from '@borealis/contract/page-data.ts'
import type { Asker } from './ask.ts'
import type { Report } from './report.ts'

export interface Tokens {
  /** Access tokens of one member for the two clients. */
  readonly customer: string
  readonly content: string
}

/** A signed-in member, the asker with their tokens, and the report. */
export interface Member {
  readonly asker: Asker
  readonly tokens: Tokens
  /** Creates a step-up token; each call needs a new one. */
  readonly stepUp: () => Promise<string>
  readonly report: Report
  /** Whether page data enables these calls. */
  readonly has: (flag: ExtensionFlag) => boolean
}

/** Reads as a member, and changes nothing. */
export type Reader = Pick<Member, 'asker' | 'tokens' | 'report'>
