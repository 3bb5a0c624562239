import {
  type CustomerPlan,
  createControl,
  type IdentityEvent,
  type TestCustomer,
} from '../../tests/support/control.ts'
import { backendUrl, issuer } from './world.ts'

/** The test controls of this run's sandbox. */
export const control = createControl({ backend: backendUrl, issuer })

/** A customer for one trial. */
export const aCustomer = (points = 10_000, plan: CustomerPlan = {}): Promise<TestCustomer> =>
  control.createCustomer({ points, ...plan })

/** Refreshes by audience, reuse alarms and sign-ins of a customer since event `after`, from the provider's log. */
export async function tokenStory(sub: string, after = 0) {
  const events = (await control.events(sub)).filter(({ id }) => id > after)
  const refreshed = events.filter(({ kind }) => kind === 'refreshed')
  const refreshes = new Map<string, number>()
  for (const { detail } of refreshed) {
    const audience = detail.resource ?? ''
    refreshes.set(audience, (refreshes.get(audience) ?? 0) + 1)
  }
  const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length
  return {
    refreshes,
    closest: closest(refreshed),
    max: Math.max(0, ...refreshes.values()),
    alarms: count('reuse-detected'),
    refused: count('token-refused'),
    signIns: count('code-exchanged'),
    last: Math.max(after, ...events.map(({ id }) => id)),
  }
}

/** Milliseconds between the two closest events; infinite for fewer than two. */
function closest(events: readonly IdentityEvent[]): number {
  const times = events.map(({ at }) => Date.parse(at)).sort((a, b) => a - b)
  return Math.min(...times.slice(1).map((at, n) => at - (times[n] ?? 0)))
}
