import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { countTry } from '../http/attempts.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { confirmEmailChange, forgetEmailChange } from './email-change.ts'

// A link cannot be guessed; this only stops a loop that keeps asking for one.
const perLink = { tries: 10, withinMs: 15 * 60_000 }

/** Second half of an e-mail change, which `updateCustomer` starts. */
export function emailCalls(loyalty: Loyalty) {
  return {
    confirmEmail: ({ body, now }) => {
      countTry(loyalty.db, `confirm-email/${body.token}`, perLink, now)
      confirmEmailChange(loyalty, body.token, now)
      return undefined
    },

    cancelEmailChange: ({ sub }) => {
      if (!forgetEmailChange(loyalty, sub)) throw new Refusal('NOT_FOUND')
      return undefined
    },
  } satisfies Handlers
}
