import { Stepper, type StepperProps } from '../../components/stepper/stepper.tsx'

export type RedeemStepsProps = StepperProps

/** Where the reader is between Format and Review. */
export function RedeemSteps(props: RedeemStepsProps) {
  return <Stepper {...props} />
}
