import { inject } from 'vitest'
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

/** Moves the sandbox's clock for everybody: the files of this suite run one after the other. */
export const advanceClock = (ms: number) => control.advanceClock(ms)
