/** The parts of the profile that a member changes one at a time. */
export const profileSections = [
  'name',
  'phone',
  'birthDate',
  'gender',
  'province',
  'language',
  'personalisation',
  'interests',
] as const

/** What a form or a step-up has done, by the page whose address says so: one that posts without JavaScript, or comes back (spec §4). */
const outcomes = {
  address: ['created', 'updated', 'deleted', 'default'],
  email: ['asked', 'kept', 'changed'],
  cookies: ['saved'],
  confirmEmail: ['confirmed', 'expired', 'taken', 'too-many', 'failed'],
  goal: ['saved', 'removed'],
  redemptions: ['allowed'],
  preferences: ['saved'],
  privacy: ['given', 'withdrawn', 'wording', 'too-often', 'closing', 'kept', 'left', 'joined'],
  security: ['frozen', 'ended', 'ended-others'],
  saved: profileSections,
  unsubscribe: ['stopped', 'expired', 'too-many', 'failed'],
} as const

type Changed = keyof typeof outcomes

/** One of the outcomes of this page or part of a page. */
export type Outcome<Of extends Changed> = (typeof outcomes)[Of][number]

/** What an address says of an action that was carried out after its step-up, with the page that reads it. */
type StepUpOutcome =
  | `/account/profile?address=${Outcome<'address'>}`
  | `/account/profile?email=${Outcome<'email'>}`
  | `/account/profile?saved=${Outcome<'saved'>}`
  | `/account/security?redemptions=${Outcome<'redemptions'>}`
  | `/account/privacy?outcome=${Outcome<'privacy'>}`

/** The same, at the place of the page that shows it. */
export type OutcomePath = StepUpOutcome | `${StepUpOutcome}#${string}`

/** The outcome that an address names; nothing for one that it cannot have. */
export const readOutcome = <Of extends Changed>(
  of: Of,
  value: string | undefined,
): Outcome<Of> | undefined => {
  const known: readonly Outcome<Of>[] = outcomes[of]
  return known.find((outcome) => outcome === value)
}

/** What signing out elsewhere did: one other browser is named by its key, all of them by none. */
export const sessionEndOutcome = (key: string | undefined) => (key === undefined ? 'ended-others' : 'ended')

/** The hidden field with the address that a member saw in force when they took a change of it back. */
export const EMAIL_SEEN = 'emailSeen'

/** What taking an e-mail change back did: one that was confirmed meanwhile by its link has changed the address. */
export const emailCancelOutcome = (seen: string | undefined, now: string): Outcome<'email'> =>
  seen === undefined || seen === now ? 'kept' : 'changed'
