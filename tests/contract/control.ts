import { expect, inject } from 'vitest'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { type CustomerPlan, createControl, type Scenario, type TestCustomer } from '../support/control.ts'

const control = createControl({ backend: inject('backendUrl'), issuer: inject('issuer') })

/** Creates a customer for one test. */
export const aCustomer = (plan: CustomerPlan = {}): Promise<TestCustomer> => control.createCustomer(plan)

export const setScenario = (sub: string, scenario: Scenario) => control.setScenario(sub, scenario)

export const theBooks = () => control.checkBooks()

/** A persona of the seed data, by e-mail address. */
export function aPersona(email: string): { sub: string } {
  const plan = planPersonas(new Date()).find((one) => one.email === email)
  if (!plan) throw new Error(`no persona has ${email}`)
  return plan.profile
}

/** Sets the stock of one gift card. */
export const setStock = control.setStock

/** Moves an order's time into the past, by minutes. */
export const ageOrder = control.ageOrder

/** A token of the sandbox's bot check, valid for one call. */
export const aBotToken = control.botToken

/** The unit in which tests move the clock. */
export const MINUTE_MS = 60_000

/** Advances the sandbox's clock. It affects every customer, so the files of this suite run one after another. */
export const advanceClock = (ms: number) => control.advanceClock(ms)

/** Waits until the request with this idempotency key is in progress. */
export const isUnderWay = (sub: string, key: string | undefined) =>
  expect
    .poll(async () => (await control.look(sub)).redemptions)
    .toContainEqual(expect.objectContaining({ key, state: 'running' }))
