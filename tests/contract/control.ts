import { expect, inject } from 'vitest'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { type CustomerPlan, createControl, type Scenario, type TestCustomer } from '../support/control.ts'

const control = createControl({ backend: inject('backendUrl'), issuer: inject('issuer') })

/** A customer of this test alone. */
export const aCustomer = (plan: CustomerPlan = {}): Promise<TestCustomer> => control.createCustomer(plan)

export const setScenario = (sub: string, scenario: Scenario) => control.setScenario(sub, scenario)

export const theBooks = () => control.checkBooks()

/** A persona of the seed, by its e-mail address. */
export function aPersona(email: string): { sub: string } {
  const plan = planPersonas(new Date()).find((one) => one.email === email)
  if (!plan) throw new Error(`no persona has ${email}`)
  return plan.profile
}

/** Sets what is left of one card. */
export const setStock = control.setStock

/** As if an order had been placed so many minutes earlier. */
export const ageOrder = control.ageOrder

/** A token of the sandbox's bot check, good once for one call. */
export const aBotToken = control.botToken

/** The unit in which tests move the clock. */
export const MINUTE_MS = 60_000

/** Moves the sandbox's clock for everybody: the files of this suite run one after the other. */
export const advanceClock = (ms: number) => control.advanceClock(ms)

/** Waits until what a customer sent under this key is at work. */
export const isUnderWay = (sub: string, key: string | undefined) =>
  expect
    .poll(async () => (await control.look(sub)).redemptions)
    .toContainEqual(expect.objectContaining({ key, state: 'running' }))
