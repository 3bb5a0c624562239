/** Prefix of the fields that name an interest, in joining and in the profile. */
export const INTEREST = 'interest:'
