import { stepUpSettings } from '@borealis/contract/provider.ts'
import { type StepUpFault, stepUpFault, stepUpRequest } from '@borealis/contract/step-up.ts'
import { env } from '#app/env.server.ts'
import { UntrustedAnswer } from './provider.server.ts'

/** A step-up that was answered, but not proven. The log shows what was expected and what came. */
export class StepUpUnproven extends UntrustedAnswer {
  override name = 'StepUpUnproven'
  readonly fault: StepUpFault['fault']
  readonly expected: string
  readonly received: string
  constructor({ fault, expected, received }: StepUpFault) {
    super(`the step-up is not proven (${fault}): expected ${expected}, received ${received}`)
    this.fault = fault
    this.expected = expected
    this.received = received
  }
}

/** What a step-up's request says besides what a sign-in's does. */
export const stepUpParameters = (): Record<string, string> => stepUpRequest(stepUpSettings(env()))

/**
 * @param claims of the verified id_token
 * @param begunAt when the browser was sent to the provider; milliseconds since 1970
 * @throws StepUpUnproven
 */
export function assertSteppedUp(claims: Readonly<Record<string, unknown>>, begunAt: number): void {
  const fault = stepUpFault(claims, begunAt, stepUpSettings(env()))
  if (fault) throw new StepUpUnproven(fault)
}
