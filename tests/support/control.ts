import type { AddressBody } from '../../app/backend/contract/addresses.ts'
import type { Operation } from '../../app/backend/contract/calls.ts'
import type { TransactionType } from '../../app/backend/contract/points.ts'
import type { GiftCardFormat } from '../../app/backend/contract/values.ts'

/** A customer of one test alone. */
export type TestCustomer = {
  sub: string
  email: string
  password: string
  sceneNumber: string
  addressIds: string[]
  /** Null without travel purchases. */
  creditCardId: string | null
}

export type CustomerPlan = {
  firstName?: string
  lastName?: string
  language?: 'en' | 'fr'
  provinceCode?: string
  /** The balance to begin with. */
  points?: number
  addresses?: AddressBody[]
  status?: 'active' | 'suspended' | 'closed'
  isFrozen?: boolean
  travelPurchases?: { merchant: string; amountCents: number; purchasedOn: string; applyBy: string }[]
  /** Lines of the history; `postsBy` makes one pending. */
  transactions?: {
    occurredAt?: string
    type?: TransactionType
    category?: string
    description?: string
    explanation?: string
    amountCents?: number
    points: number
    postsBy?: string
  }[]
  /** So many purchases over ten years besides. */
  purchases?: number
  goal?: { brandId: string; sku: string } | null
  memberSince?: string
  timeZone?: string
  pointsExpireAfterMonths?: number
}

export type Scenario = {
  call: Operation | '*'
  kind:
    | 'slow'
    | 'status'
    | 'cut-after-commit'
    | 'reset'
    | 'unparsable'
    | 'unparsable-orders'
    | 'expired-token'
    | 'empty'
    | 'strange-keys'
    | 'huge'
    | 'joining-closed'
    | 'flags-off'
  ms?: number
  status?: number
  code?: string
  detail?: string
  /** How many calls it meets; all of them unless said. */
  times?: number
}

/** A call as the backend saw it. */
export type SeenCall = {
  operation: string
  status: number
  acceptLanguage: string | null
  idempotencyKey: string | null
  correlationId: string | null
  hadBearer: boolean
  hadStepUp: boolean
}

/** What the backend knows of a customer. */
export type KnownCustomer = {
  balance: number
  ledger: { memo: string; points: number }[]
  orders: { orderNumber: string; points: number; format: GiftCardFormat | null; addressId: string | null }[]
  redemptions: { key: string; state: string; orderNumber: string | null }[]
  calls: SeenCall[]
}

export type IdentityEvent = { kind: string; sub: string | null; detail: Record<string, string | null> }

export type Control = ReturnType<typeof createControl>

/** The switches of a running sandbox (`sandbox/control`). */
export function createControl({ backend, issuer }: { backend: string; issuer: string }) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${backend}/control${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`control ${method} ${path}: ${response.status} ${text}`)
    // The sandbox's own tests hold these shapes.
    return JSON.parse(text) as T
  }

  return {
    createCustomer: (plan: CustomerPlan = {}) => ask<TestCustomer>('POST', '/customers', plan),
    look: (sub: string) => ask<KnownCustomer>('GET', `/customers/${sub}`),
    setStatus: (sub: string, status: string) => ask('POST', `/customers/${sub}/status`, { status }),
    setScenario: (sub: string, scenario: Scenario) => ask('POST', `/customers/${sub}/scenario`, scenario),
    clearScenarios: (sub: string) => ask('DELETE', `/customers/${sub}/scenario`),
    /** A scenario for visitors: the id goes out as `x-borealis-scenario`. */
    createScenario: async (scenario: Scenario) =>
      (await ask<{ id: string }>('POST', '/scenarios', scenario)).id,
    callsOfScenario: async (id: string) =>
      (await ask<{ calls: SeenCall[] }>('GET', `/scenarios/${id}/calls`)).calls,
    setStock: (sku: string, format: GiftCardFormat, cardsLeft: number) =>
      ask('POST', '/stock', { sku, format, cardsLeft }),
    /** The programme gives points of an order back. */
    reverseOrder: (
      orderNumber: string,
      how: { kind: 'cancelled' | 'partly-fulfilled' | 'refunded'; cards?: number; postsInDays?: number },
    ) => ask<{ reference: string; points: number }>('POST', `/orders/${orderNumber}/reversal`, how),
    /** As if the order had been placed so many minutes earlier. */
    ageOrder: (orderNumber: string, minutes: number) =>
      ask<{ minutes: number }>('POST', `/orders/${orderNumber}/age`, { minutes }),
    /** Moves the sandbox's clock for everybody. */
    advanceClock: (ms: number) => ask('POST', '/clock', { advance: ms }),
    checkBooks: () => ask<{ isBalanced: boolean }>('GET', '/ledger/check'),
    /** What the provider did for a customer, latest first. */
    async events(sub: string): Promise<IdentityEvent[]> {
      const response = await fetch(`${issuer}/events.json?sub=${encodeURIComponent(sub)}`)
      return response.json()
    },
  }
}
