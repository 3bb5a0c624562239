/** The steps of joining, in order; each is a place of its own in the address (`?step=about`). */
export const joinSteps = ['email', 'about', 'extras', 'confirm'] as const
export type JoinStep = (typeof joinSteps)[number]

/** Where the address says we are. After the last step comes the mailbox, which asks for nothing. */
export type JoinPlace = JoinStep | 'mailbox'

export function parseJoinPlace(value: unknown): JoinPlace {
  return value === 'mailbox' ? value : (joinSteps.find((step) => step === value) ?? 'email')
}

/** The step before, if any. */
export const stepBefore = (step: JoinStep): JoinStep | undefined => joinSteps[joinSteps.indexOf(step) - 1]

/** The step that follows; after the last one, itself. */
export const stepAfter = (step: JoinStep): JoinStep => joinSteps[joinSteps.indexOf(step) + 1] ?? step
