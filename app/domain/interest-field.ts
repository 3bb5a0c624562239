import { MAX_ID } from '@borealis/contract/limits.ts'

/** Name prefix of the interest checkboxes in the forms for joining and for the profile. */
export const INTEREST = 'interest:'

/** The codes of the interests that a form ticked. A box that is not ticked is not sent, so that what is sent is the whole list. */
export const interestsIn = (values: object): string[] =>
  Object.keys(values)
    .filter((field) => field.startsWith(INTEREST))
    .map((field) => field.slice(INTEREST.length))

/** The longest name of a field in these forms: an interest's holds a code of the backend's. */
export const MAX_FIELD_NAME = INTEREST.length + MAX_ID
