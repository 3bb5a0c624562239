import { inject } from 'vitest'
import { planPersonas } from '../../sandbox/seed/personas.ts'
import { createControl } from '../support/control.ts'

/** The controls of the sandbox that this suite runs on. */
export const { createCustomer: aCustomer, botToken: aBotToken } = createControl({
  backend: inject('backendUrl'),
  issuer: inject('issuer'),
})

/** A persona of the seed data, by e-mail address. */
export function aPersona(email: string): { sub: string } {
  const plan = planPersonas(new Date()).find((one) => one.email === email)
  if (!plan) throw new Error(`no persona has ${email}`)
  return plan.profile
}
