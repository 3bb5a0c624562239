import type { Intent } from './intents.server.ts'

/**
 * How an action that is not an order ended. `unknown`: it is under way, or its answer was lost; it may have happened, and
 * the page where it would show says whether it did.
 */
export type ActionOutcome = 'waiting' | 'cancelled' | 'unknown' | 'done' | 'refused'

export function outcomeOf({ state }: Pick<Intent, 'state'>): ActionOutcome {
  switch (state.name) {
    case 'waiting':
      return state.cancelled ? 'cancelled' : 'waiting'
    case 'running':
    case 'unknown':
      return 'unknown'
    case 'refused':
      return state.refusal.mayHaveHappened ? 'unknown' : 'refused'
    case 'done':
      return 'done'
  }
}
