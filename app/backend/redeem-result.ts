import type { Problem } from '@borealis/contract/problem.ts'
import { BackendError } from './backend-error.ts'

/** A redemption is done, or refused in the backend's own words, which the customer sees (spec §8). */
export type Redeemed<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly problem: Problem }

/**
 * Turns a refusal with a problem body into a value.
 * @throws BackendError for everything else. With a status of 5xx or none it is not known whether points were spent.
 */
export async function redeemResult<Done extends object>(call: Promise<Done>): Promise<Redeemed<Done>> {
  try {
    return { ok: true, ...(await call) }
  } catch (error) {
    if (error instanceof BackendError && error.problem) return { ok: false, problem: error.problem }
    throw error
  }
}
