import { backendUrl, issuer } from './world.ts'

export interface NewCustomer {
  readonly sub: string
  readonly email: string
  readonly password: string
  readonly creditCardId?: string | null
}

/** A customer of this trial alone. */
export async function aCustomer(points = 10_000, plan: Record<string, unknown> = {}): Promise<NewCustomer> {
  const response = await fetch(`${backendUrl}/control/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ points, ...plan }),
  })
  if (response.status !== 201) throw new Error(`no customer: ${response.status}`)
  // The control API answers with exactly this.
  return (await response.json()) as NewCustomer
}

/** A token of the sandbox's bot check, good once for one call. */
export async function botToken(action: string): Promise<string> {
  const response = await fetch(`${backendUrl}/bot-check/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  // The widget's provider answers with exactly this.
  const { token } = (await response.json()) as { token: string }
  return token
}

export interface ProviderEvent {
  readonly id: number
  readonly at: string
  readonly kind: string
  readonly detail: Record<string, string | null>
}

/** What the provider did for a customer, in its own words. */
export async function providerEvents(sub: string): Promise<ProviderEvent[]> {
  const response = await fetch(`${issuer}/events.json?sub=${sub}`)
  // The provider's log answers with exactly this.
  return (await response.json()) as ProviderEvent[]
}

/** Refreshes by audience, reuse alarms and sign-ins of a customer since event `after`. */
export async function tokenStory(sub: string, after = 0) {
  const events = (await providerEvents(sub)).filter(({ id }) => id > after)
  const refreshes = new Map<string, number>()
  const times: number[] = []
  for (const { at, kind, detail } of events) {
    if (kind !== 'refreshed') continue
    times.push(Date.parse(at))
    const audience = detail.resource ?? ''
    refreshes.set(audience, (refreshes.get(audience) ?? 0) + 1)
  }
  const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length
  return {
    refreshes,
    /** Milliseconds between the two refreshes that came closest to each other. */
    closest: Math.min(
      ...times.sort((a, b) => a - b).flatMap((at, n) => (n ? [at - (times[n - 1] ?? 0)] : [])),
    ),
    most: Math.max(0, ...refreshes.values()),
    alarms: count('reuse-detected'),
    refused: count('token-refused'),
    signIns: count('code-exchanged'),
    last: Math.max(after, ...events.map(({ id }) => id)),
  }
}
