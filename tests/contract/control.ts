import { inject } from 'vitest'
import type { AddressBody } from '../../app/backend/contract/addresses.ts'
import type { Operation } from '../../app/backend/contract/calls.ts'
import type { GiftCardFormat } from '../../app/backend/contract/values.ts'
import { planPersonas } from '../../sandbox/seed/personas.ts'

export type Plan = {
  firstName?: string
  language?: 'en' | 'fr'
  provinceCode?: string
  points?: number
  addresses?: AddressBody[]
  status?: 'active' | 'suspended' | 'closed'
  isFrozen?: boolean
  travelPurchases?: { merchant: string; amountCents: number; purchasedOn: string; applyBy: string }[]
}

export type Customer = {
  sub: string
  email: string
  password: string
  sceneNumber: string
  addressIds: string[]
  /** Null without travel purchases. */
  creditCardId: string | null
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${inject('backendUrl')}/control${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`control ${method} ${path}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** A customer of this test alone. */
export async function aCustomer(plan: Plan = {}): Promise<Customer> {
  // The control API of the sandbox answers with exactly this.
  return (await control('POST', '/customers', plan)) as Customer
}

export const setScenario = (
  sub: string,
  scenario: { call: Operation | '*'; kind: string; [more: string]: unknown },
) => control('POST', `/customers/${sub}/scenario`, scenario)

export const theBooks = () => control('GET', '/ledger/check')

/** A persona of the seed, by its e-mail address. */
export function aPersona(email: string): { sub: string } {
  const plan = planPersonas(new Date()).find((one) => one.email === email)
  if (!plan) throw new Error(`no persona has ${email}`)
  return plan.profile
}

/** Sets what is left of one card. */
export const setStock = (sku: string, format: GiftCardFormat, cardsLeft: number) =>
  control('POST', '/stock', { sku, format, cardsLeft })

/** Moves the sandbox's clock for everybody: the files of this suite run one after the other. */
export const advanceClock = (ms: number) => control('POST', '/clock', { advance: ms })
