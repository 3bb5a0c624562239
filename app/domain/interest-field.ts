/** Name prefix of the interest checkboxes in the forms for joining and for the profile. */
export const INTEREST = 'interest:'
