import type { Loyalty } from '../loyalty/loyalty.ts'
import type { CallLog } from './call-log.ts'
import type { Scenarios } from './scenarios.ts'

/** What the control API changes and reports. */
export type ControlDeps = { loyalty: Loyalty; scenarios: Scenarios; callLog: CallLog }
