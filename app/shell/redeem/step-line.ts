import * as m from '#app/paraglide/messages.js'

const names = {
  format: m.redeem_stepFormat,
  amount: m.redeem_stepAmount,
  address: m.redeem_stepAddress,
  review: m.redeem_stepReview,
}
type Step = keyof typeof names

/** Props of the step indicator. */
export const stepLine = (steps: readonly Step[], current: Step) => ({
  label: m.redeem_stepsLabel(),
  steps: steps.map((id) => ({ id, label: names[id]() })),
  current,
  doneLabel: m.redeem_stepDone(),
})
