import type { z } from 'zod'
import type { Operation } from '../../app/backend/contract/calls.ts'
import type { GiftCardFormat } from '../../app/backend/contract/values.ts'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import type { newCustomerBody } from '../../sandbox/control/new-customer.ts'
import type { scenarioBody } from '../../sandbox/control/scenarios.ts'
import type { CatalogueSize } from '../../sandbox/loyalty/catalogue/catalogue.ts'

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

export type CustomerPlan = z.input<typeof newCustomerBody>

/** What may happen to the calls of one customer, or of whoever names it. */
export type Scenario = z.input<typeof scenarioBody> & { call: Operation | '*' }

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
type KnownCustomer = {
  balance: number
  ledger: { memo: string; points: number }[]
  orders: { orderNumber: string; points: number; format: GiftCardFormat | null; addressId: string | null }[]
  redemptions: { key: string; state: string; orderNumber: string | null }[]
  calls: SeenCall[]
}

/** Something that the provider did; `id` counts all of them, `at` is ISO 8601 in UTC. */
export type IdentityEvent = {
  id: number
  at: string
  kind: string
  sub: string | null
  detail: Record<string, string | null>
}

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
    /** As if the programme had so many offers, rewards and brands of gift cards, for everybody. */
    setCatalogueSize: (size: CatalogueSize) => ask('POST', '/catalogue', size),
    /** The programme gives points of an order back. */
    reverseOrder: (
      orderNumber: string,
      how: { kind: 'cancelled' | 'partly-fulfilled' | 'refunded'; cards?: number; postsInDays?: number },
    ) => ask<{ reference: string; points: number }>('POST', `/orders/${orderNumber}/reversal`, how),
    /** As if the order had been placed so many minutes earlier. */
    ageOrder: (orderNumber: string, minutes: number) =>
      ask<{ minutes: number }>('POST', `/orders/${orderNumber}/age`, { minutes }),
    /** As if the customer had asked for their data so many minutes earlier. */
    ageExports: (sub: string, minutes: number) =>
      ask<{ minutes: number }>('POST', `/customers/${sub}/exports/age`, { minutes }),
    /** Moves the sandbox's clock for everybody. */
    advanceClock: (ms: number) => ask('POST', '/clock', { advance: ms }),
    /** A token of the sandbox's bot check, good once for one call. */
    async botToken(action: BotAction): Promise<string> {
      const response = await fetch(`${backend}/bot-check/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action }),
      })
      const { token }: { token: string } = await response.json()
      return token
    },
    checkBooks: () => ask<{ isBalanced: boolean }>('GET', '/ledger/check'),
    /** What the provider did for a customer, latest first. */
    async events(sub: string): Promise<IdentityEvent[]> {
      const response = await fetch(`${issuer}/events.json?sub=${encodeURIComponent(sub)}`)
      return response.json()
    },
  }
}
