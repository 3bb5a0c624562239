import { MAX_ID } from '@borealis/contract/limits.ts'

/** Name prefix of the interest checkboxes in the forms for joining and for the profile. */
export const INTEREST = 'interest:'

/** The longest name of a field in these forms: an interest's holds a code of the backend's. */
export const MAX_FIELD_NAME = INTEREST.length + MAX_ID
