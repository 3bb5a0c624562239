import { addDays, dayOf } from '@borealis/contract/serving/days.ts'
import type { PlannedAgreement } from './plan.ts'

/** What a settled member has agreed to: offers chosen for them, and the mail that most people keep. */
export function settledAgreements(now: Date): PlannedAgreement[] {
  const agreedOn = addDays(dayOf(now), -58)
  return [
    { purpose: 'personalisation', channel: null, agreedOn },
    { purpose: 'statement', channel: 'email', agreedOn },
    { purpose: 'offers', channel: 'email', agreedOn: addDays(dayOf(now), -21) },
  ]
}
