import type { Operation } from '@borealis/contract/calls.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import type { z } from 'zod'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import type { newCustomerBody } from '../../sandbox/control/new-customer.ts'
import type { reversalBody } from '../../sandbox/control/order-routes.ts'
import type { scenarioBody } from '../../sandbox/control/scenarios.ts'
import type { CatalogueSize } from '../../sandbox/loyalty/catalogue/catalogue.ts'

/** A customer created for one test. */
export type TestCustomer = {
  sub: string
  email: string
  password: string
  sceneNumber: string
  addressIds: string[]
  orderNumbers: string[]
  /** Null without travel purchases. */
  creditCardId: string | null
}

export type CustomerPlan = z.input<typeof newCustomerBody>

/** A scenario for the calls of one customer, or of a request that names it. */
export type Scenario = z.input<typeof scenarioBody> & { call: Operation | '*' }

/** A call that the backend received. */
export type SeenCall = {
  at: string
  operation: string
  status: number
  acceptLanguage: string | null
  idempotencyKey: string | null
  correlationId: string | null
  hadBearer: boolean
  hadStepUp: boolean
  /** A scenario changed its answer's body. */
  wasChanged: boolean
}

/** What the backend stores about a customer. */
type KnownCustomer = {
  balance: number
  ledger: { memo: string; points: number }[]
  orders: { orderNumber: string; points: number; format: GiftCardFormat | null; addressId: string | null }[]
  redemptions: { key: string; state: string; orderNumber: string | null }[]
  calls: SeenCall[]
  receipts: { claimNumber: string | null; bytes: number; picture: string }[]
}

/** An action of the provider. `id` is sequential over all customers, `at` is ISO 8601 in UTC. */
export type IdentityEvent = {
  id: number
  at: string
  kind: string
  sub: string | null
  detail: Record<string, string | null>
}

export type Control = ReturnType<typeof createControl>

/** The test controls of a running sandbox (`sandbox/control`). */
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
    // The sandbox's own tests check these shapes.
    return JSON.parse(text) as T
  }

  return {
    createCustomer: (plan: CustomerPlan = {}) => ask<TestCustomer>('POST', '/customers', plan),
    look: (sub: string) => ask<KnownCustomer>('GET', `/customers/${sub}`),
    setStatus: (sub: string, status: string) => ask('POST', `/customers/${sub}/status`, { status }),
    setScenario: (sub: string, scenario: Scenario) => ask('POST', `/customers/${sub}/scenario`, scenario),
    clearScenarios: (sub: string) => ask('DELETE', `/customers/${sub}/scenario`),
    /** A scenario for some requests alone. Send its id as `x-borealis-scenario`. */
    createScenario: async (scenario: Scenario) =>
      (await ask<{ id: string }>('POST', '/scenarios', scenario)).id,
    /** The calls that carried it, of a member too. */
    callsOfScenario: async (id: string) =>
      (await ask<{ calls: SeenCall[] }>('GET', `/scenarios/${id}/calls`)).calls,
    setStock: (sku: string, format: GiftCardFormat, cardsLeft: number) =>
      ask('POST', '/stock', { sku, format, cardsLeft }),
    /** Sets the price of one card in points, for everybody. */
    setPrice: (sku: string, points: number) => ask('POST', '/price', { sku, points }),
    /** Sets the number of offers, rewards and brands of gift cards, for everybody. */
    setCatalogueSize: (size: CatalogueSize) => ask('POST', '/catalogue', size),
    /** The programme refunds points of an order. */
    reverseOrder: (orderNumber: string, how: z.input<typeof reversalBody>) =>
      ask<{ reference: string; points: number }>('POST', `/orders/${orderNumber}/reversal`, how),
    /** Moves an order's time into the past, by minutes. */
    ageOrder: (orderNumber: string, minutes: number) =>
      ask<{ minutes: number }>('POST', `/orders/${orderNumber}/age`, { minutes }),
    /** Moves a customer's export requests into the past, by minutes. */
    ageExports: (sub: string, minutes: number) =>
      ask<{ minutes: number }>('POST', `/customers/${sub}/exports/age`, { minutes }),
    /** Advances the sandbox's clock, for everybody. */
    advanceClock: (ms: number) => ask('POST', '/clock', { advance: ms }),
    /** A token of the sandbox's bot check, valid for one call. */
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
    /** The provider's actions for a customer, latest first. */
    async events(sub: string): Promise<IdentityEvent[]> {
      const response = await fetch(`${issuer}/events.json?sub=${encodeURIComponent(sub)}`)
      return response.json()
    },
  }
}
