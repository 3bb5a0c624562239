import {
  type StepUpFault,
  type StepUpSettings,
  stepUpFault,
  stepUpRequest,
} from '@borealis/contract/step-up.ts'
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

const settings = (): StepUpSettings => ({
  acr: env().OIDC_STEP_UP_ACR,
  proof: env().OIDC_STEP_UP_PROOF,
  request: env().OIDC_STEP_UP_REQUEST,
  asks: env().OIDC_STEP_UP_ASKS,
  prompt: env().OIDC_STEP_UP_PROMPT,
  maxAgeSeconds: env().STEP_UP_MAX_AGE_SECONDS,
  toleranceSeconds: env().OIDC_CLOCK_TOLERANCE_SECONDS,
})

/** What a step-up's request says besides what a sign-in's does. */
export const stepUpParameters = (): Record<string, string> => stepUpRequest(settings())

/**
 * @param claims of the verified id_token
 * @param begunAt when the browser was sent to the provider; milliseconds since 1970
 * @throws StepUpUnproven
 */
export function assertSteppedUp(claims: Readonly<Record<string, unknown>>, begunAt: number): void {
  const fault = stepUpFault(claims, begunAt, settings())
  if (fault) throw new StepUpUnproven(fault)
}
